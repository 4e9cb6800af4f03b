"""Programs run the same way, so that what they take can be compared.

posix_spawn(3) shares the memory of this process until the exec (vfork), so its size does not count.
"""
import os
import pty
import select
import tempfile
import termios
import time

# Where drafts are kept: what is typed is on the disk within a second, and that counts.
STATE = tempfile.TemporaryDirectory()

# All that a program gets; an INPUTRC that is empty makes readline as quick as it can be.
ENVIRONMENT = {"PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "LANG": "C.UTF-8", "INPUTRC": "/dev/null",
               "XDG_STATE_HOME": STATE.name}


def run_on_pipes(arguments, data):
    """Runs a program with data in its stdin pipe (at most what a pipe holds).

    Returns nanoseconds from before the spawn to its end, those on a processor, its exit code, and what
    it wrote to stdout.
    """
    their_input, my_input = os.pipe()
    my_output, their_output = os.pipe()
    os.write(my_input, data)
    os.close(my_input)
    actions = [(os.POSIX_SPAWN_DUP2, their_input, 0), (os.POSIX_SPAWN_DUP2, their_output, 1)]
    start = time.perf_counter_ns()
    process = os.posix_spawn(arguments[0], arguments, ENVIRONMENT, file_actions=actions)
    _, status, usage = os.wait4(process, 0)
    elapsed = time.perf_counter_ns() - start
    os.close(their_input)
    os.close(their_output)
    output = os.read(my_output, 65536)
    os.close(my_output)
    used = (usage.ru_utime + usage.ru_stime) * 1e9
    return elapsed, used, os.waitstatus_to_exitcode(status), output


class OnTerminal:
    """A program that leads a session on a pseudo-terminal of 80 columns and 24 rows."""

    def __init__(self, arguments):
        self.outer, inner = pty.openpty()
        termios.tcsetwinsize(inner, (24, 80))
        # The session leader's first open of a terminal makes it the controlling one.
        actions = [(os.POSIX_SPAWN_OPEN, 0, os.ttyname(inner), os.O_RDWR, 0),
                   (os.POSIX_SPAWN_DUP2, 0, 1), (os.POSIX_SPAWN_DUP2, 0, 2)]
        self.start = time.perf_counter_ns()
        self.process = os.posix_spawn(arguments[0], arguments, ENVIRONMENT, file_actions=actions, setsid=True)
        os.close(inner)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        os.kill(self.process, 9)
        os.waitpid(self.process, 0)
        os.close(self.outer)

    def read_until(self, text, seconds=5):
        """Reads until text came; returns all that came. Raises TimeoutError."""
        seen = b""
        end = time.monotonic() + seconds
        while text not in seen:
            if not select.select([self.outer], [], [], max(0, end - time.monotonic()))[0]:
                raise TimeoutError(f"{text!r} never came; seen: {seen!r}")
            seen += os.read(self.outer, 65536)
        return seen

    def read_rest(self, quiet=0.02):
        """Reads until nothing came for so many seconds; returns what came."""
        seen = b""
        while select.select([self.outer], [], [], quiet)[0]:
            seen += os.read(self.outer, 65536)
        return seen

    def feed(self, data, quiet=0.15):
        """Writes data as fast as the program takes it, and reads until nothing came for so many seconds.

        Returns the number of bytes that came.
        """
        os.set_blocking(self.outer, False)
        count, rest = 0, memoryview(data)
        while True:
            readable, writable, _ = select.select([self.outer], [self.outer] if rest else [], [], quiet)
            if readable:
                count += len(os.read(self.outer, 65536))
            if writable:
                try:
                    rest = rest[os.write(self.outer, rest[:4096]):]
                except BlockingIOError:
                    time.sleep(0.0005)
            if not readable and not writable:
                os.set_blocking(self.outer, True)
                return count

    def peak_memory(self):
        """The most resident memory so far, in KiB (Linux: VmHWM)."""
        with open(f"/proc/{self.process}/status", encoding="ascii") as file:
            return next(int(line.split()[1]) for line in file if line.startswith("VmHWM"))

    def processor_time(self):
        """Nanoseconds on a processor so far (Linux: the first number of schedstat)."""
        with open(f"/proc/{self.process}/schedstat", encoding="ascii") as file:
            return int(file.read().split()[0])
