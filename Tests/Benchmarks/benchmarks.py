"""What ttyform takes beside programs that everybody has, in the same run on the same machine.

    .ci/bench [REPETITIONS]     300 by default

Runs are interleaved and medians compared, so that a busy machine slows both. Only the ratios mean
something; nothing here passes or fails by a time.
"""
import os
import shutil
import sys
import time
from statistics import median

import batch
import editing
import sizes
from programs import OnTerminal, run_on_pipes

HERE = os.path.dirname(os.path.abspath(__file__))
TTYFORM = os.environ.get("TTYFORM", os.path.join(HERE, "../../.build/release/ttyform"))
FORM = os.path.join(HERE, "five-fields.json")
LINES = b"Ada\nLovelace\nada@example.org\n\nA first remark.\nAnd a second one.\n"
ANSWERS = (b'{"first":"Ada","last":"Lovelace","email":"ada@example.org","city":"London",'
           b'"remarks":"A first remark.\\nAnd a second one."}\n')

# Programs at a terminal, and the text that shows that they are ready.
BASH = [shutil.which("bash"), "--norc", "--noprofile", "-c", 'read -e -p "First "']
ON_TERMINAL = {
    "ttyform": ([TTYFORM, FORM], b"First"),
    "ask": ([TTYFORM, "ask", "First"], b"First"),
    "bash": (BASH, b"First"),
    "cat": ([shutil.which("cat")], b""),
}


def piped_fill(repetitions):
    """Five fields from a pipe, and /bin/true on the same pipes: for each, microseconds from spawn to end,
    and of those on a processor."""
    times = {"ttyform": ([], []), "true": ([], [])}
    for _ in range(repetitions):
        elapsed, used, code, output = run_on_pipes([TTYFORM, FORM, "-f", "jsonl"], LINES)
        if (code, output) != (0, ANSWERS):
            sys.exit(f"bench: the piped fill ended with {code} and wrote {output!r}")
        for program, measured in (("ttyform", (elapsed, used)), ("true", run_on_pipes(["/bin/true"], LINES))):
            for column, value in zip(times[program], measured):
                column.append(value / 1000)
    return [[median(column) for column in columns] for columns in times.values()]


def version(repetitions):
    """Microseconds from spawn to end of `ttyform --version`, and of /bin/true."""
    times = {"ttyform": [], "true": []}
    for _ in range(repetitions):
        for name, arguments in (("ttyform", [TTYFORM, "--version"]), ("true", ["/bin/true"])):
            elapsed, _, code, _ = run_on_pipes(arguments, b"")
            if code != 0:
                sys.exit(f"bench: {arguments} ended with {code}")
            times[name].append(elapsed)
    return [median(times[name]) / 1000 for name in ("ttyform", "true")]


def first_prompt(repetitions):
    """Microseconds from spawn until the label has come out of the terminal: of a form, of `ask`, of bash."""
    times = {"ttyform": [], "ask": [], "bash": []}
    for _ in range(repetitions):
        for name, found in times.items():
            arguments, label = ON_TERMINAL[name]
            with OnTerminal(arguments) as program:
                program.read_until(label)
                found.append(time.perf_counter_ns() - program.start)
    return [median(found) / 1000 for found in times.values()]


def key_echo(repetitions, keys=30):
    """For each program: microseconds from key to echo, processor microseconds and bytes a key.

    Keys are typed at the end of a line that grows to 30 characters and is then killed.
    """
    rounds = max(1, repetitions // keys)
    names = ("ttyform", "bash", "cat")
    found = {name: ([], [], []) for name in names}
    programs = {name: OnTerminal(ON_TERMINAL[name][0]) for name in names}
    for name, program in programs.items():
        program.read_until(ON_TERMINAL[name][1])
        program.read_rest(0.1)
    for _ in range(rounds):
        for name, program in programs.items():
            latencies, processor, volume = found[name]
            used, count = program.processor_time(), 0
            for _ in range(keys):
                start = time.perf_counter_ns()
                os.write(program.outer, b"x")
                count += len(program.read_until(b"x"))
                latencies.append((time.perf_counter_ns() - start) / 1000)
                # A person leaves the program time to fall asleep again.
                time.sleep(0.002)
            count += len(program.read_rest())
            processor.append((program.processor_time() - used) / keys / 1000)
            volume.append(count / keys)
            os.write(program.outer, b"\x15")
            program.read_rest()
    for program in programs.values():
        program.__exit__()
    return {name: [median(numbers) for numbers in columns] for name, columns in found.items()}


def row(name, ours, theirs, yardstick, aim=None, unit="µs"):
    """Prints one row of the table."""
    ratio = f"{ours / theirs:.2f}" if theirs else "-"
    verdict = "" if aim is None else f"{aim:.1f}" + ("" if ours <= aim * theirs else "  missed")
    print(f"{name:<34} {ours:>9.1f} {unit:<2} {theirs:>9.1f} {unit:<2}  {yardstick:<14} {ratio:>6}  {verdict}".rstrip())


def main():
    repetitions = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    print(f"{'':<34} {'ttyform':>12} {'yardstick':>12}  {'':<14} {'ratio':>6}  aim")
    row("ttyform --version", *version(repetitions), "/bin/true")
    (elapsed, used), (true_elapsed, true_used) = piped_fill(repetitions)
    row("piped fill of five fields", elapsed, true_elapsed, "/bin/true", aim=1.5)
    row("processor time of it", used, true_used, "/bin/true")
    form, ask, bash = first_prompt(repetitions)
    row("start to a form's first label", form, bash, "bash read -e", aim=1.0)
    row("start to the prompt of ask", ask, bash, "bash read -e", aim=1.0)
    echo = key_echo(repetitions)
    for yardstick, words in (("bash", "bash read -e"), ("cat", "cat (kernel)")):
        latency, processor, volume = zip(echo["ttyform"], echo[yardstick])
        row("key to echo", *latency, words)
        row("processor time a key", *processor, words)
        row("bytes a key", *volume, words, unit="")
    print()
    editing.report(max(1, repetitions // 100), {
        "ttyform": ([TTYFORM, os.path.join(HERE, "one-text.json")], b"First"),
        "bash": ON_TERMINAL["bash"],
        "cat": ON_TERMINAL["cat"],
    })
    print()
    sizes.report(TTYFORM, max(1, repetitions // 100))
    print()
    batch.report(TTYFORM, rounds=max(1, repetitions // 60))


if __name__ == "__main__":
    main()
