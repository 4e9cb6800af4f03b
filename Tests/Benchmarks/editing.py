"""What editing takes: keys in short and long texts, and pastes, beside readline and cat.

Each number is the median of some rounds, the programs taking turns. cat stands for the least that the
terminal itself takes: the kernel echoes what is typed, and cat writes every line once more.
"""
import os
import select
import time
from statistics import median

from programs import OnTerminal

LINE = b"lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor\n"
START, END = b"\x1b[200~", b"\x1b[201~"
KEYS = 50


def text(size):
    """A text of lines that are shorter than the terminal is wide."""
    return (LINE * (size // len(LINE) + 1))[:size]


def start(program):
    """The whole way to the first picture."""
    count = len(program.read_rest(0.1))
    return program.processor_time() / 1000, count


def keys(before, move=b""):
    """Keys typed one by one behind a text, or where the move takes the cursor."""
    def measure(program):
        program.read_rest(0.1)
        if before:
            program.feed(paste_of(program, before))
        if move:
            program.feed(move)
        used, count = program.processor_time(), 0
        for _ in range(KEYS):
            os.write(program.outer, b"x")
            # A person leaves the program time to fall asleep again.
            time.sleep(0.004)
            while select.select([program.outer], [], [], 0)[0]:
                count += len(os.read(program.outer, 65536))
        count += len(program.read_rest(0.1))
        return (program.processor_time() - used) / KEYS / 1000, count / KEYS
    return measure


def paste(size):
    """A paste of so many bytes, up to silence."""
    def measure(program):
        program.read_rest(0.1)
        used = program.processor_time()
        count = program.feed(paste_of(program, text(size)))
        return (program.processor_time() - used) / 1000, count
    return measure


def paste_of(program, data):
    """Bracketed, but for cat, which knows no pastes."""
    return data if program.name == "cat" else START + data + END


# A move of so many keys to the left is the same for all; cat takes it for text.
SCENARIOS = [
    ("start", start),
    ("key at the end of a line", keys(b"")),
    ("key in the middle of 10 kB", keys(text(10_000), b"\x1b[D" * 800)),
    ("key in 1 MiB", keys(text(1 << 20))),
    ("paste of 100 KiB", paste(100 << 10)),
    ("paste of 1 MiB", paste(1 << 20)),
]


def ratio(ours, theirs):
    return f"{ours / theirs:.2f}" if theirs else "-"


def report(rounds, programs):
    """Prints processor time, bytes written and peak memory of each scenario, with ratios."""
    print(f"{'':<28} {'':<8} {'processor':>12} {'bytes':>11} {'peak':>9}   ttyform takes")
    for name, measure in SCENARIOS:
        found = {program: [] for program in programs}
        for _ in range(rounds):
            for key, (arguments, label) in programs.items():
                with OnTerminal(arguments) as program:
                    program.name = key
                    seen = len(program.read_until(label)) if label else 0
                    processor, count = measure(program)
                    if measure is start:
                        count += seen
                    found[key].append((processor, count, program.peak_memory()))
        medians = {key: [median(column) for column in zip(*rows)] for key, rows in found.items()}
        ours = medians["ttyform"]
        for key, (processor, count, memory) in medians.items():
            line = f"{name if key == 'ttyform' else '':<28} {key:<8} {processor:>9.1f} µs {count:>11.1f} {memory:>5.0f} KiB"
            if key != "ttyform":
                line += (f"   {ratio(ours[0], processor)} of the time, {ratio(ours[1], count)} of the bytes,"
                         f" {ratio(ours[2], memory)} of the memory")
            print(line)
