"""How opening a form and a key in it grow with the number of fields: 10, 171 (the largest form found in use) and 10,000;
and with the number of options of a choice: 10, 161 (the longest list found in use) and 100,000.

Only the ratios mean something: to the smallest one, in the same run. A key should cost the same in all of them, but
for a letter in a choice, which searches all options; opening has to read the file, so for that the time a field or an
option is printed too.
"""
import json
import os
import tempfile
import time
from statistics import median

from programs import OnTerminal

SIZES = [10, 171, 10_000]
KINDS = [{"type": "text", "placeholder": "any"}, {"type": "email"}, {"type": "number", "validation": {"min": 0}},
         {"type": "select", "options": ["red", "green", "blue"]}, {"type": "boolean"}, {"type": "date"},
         {"type": "text", "multiline": True, "placeholder": "one\ntwo"}]


def form(size):
    """A form of fields of all kinds, some of which show only while one before them is answered, or show its answer."""
    fields = [{"id": f"f{index}", "label": f"Field {index}", **KINDS[index % len(KINDS)]} for index in range(size)]
    for index in range(5, size, 10):
        fields[index]["when"] = {"field": f"f{index - 5}", "answered": True}
        fields[index]["label"] += f" of {{{{f{index - 5}}}}}"
    return {"title": "Sizes", "fields": fields}


def choice(size):
    """A form of one choice."""
    return {"fields": [{"id": "c", "label": "Field 0", "type": "select", "options": [f"option {i}" for i in range(size)]}]}


def processor_time_a_key(program, key, count=30):
    """Microseconds on a processor, all that is drawn for the key included."""
    used = program.processor_time()
    for _ in range(count):
        os.write(program.outer, key)
        program.read_rest(0.01)
    return (program.processor_time() - used) / count / 1000


def measure(ttyform, path, rounds, keys):
    """Microseconds to the first label, and on a processor for each of two keys."""
    opening, typing, moving = [], [], []
    for _ in range(rounds):
        with OnTerminal([ttyform, path]) as program:
            program.read_until(b"Field 0")
            opening.append((time.perf_counter_ns() - program.start) / 1000)
            program.read_rest(0.05)
            typing.append(processor_time_a_key(program, keys[0]))
            moving.append(processor_time_a_key(program, keys[1]))
    return [median(column) for column in (opening, typing, moving)]


def table(ttyform, rounds, what, sizes, make, keys):
    names = [name for name, _ in keys]
    print(f"{what:<10}{'opening':>12}{'ratio':>8}{'each':>10}{names[0]:>12}{'ratio':>8}{names[1]:>12}{'ratio':>8}")
    least = None
    for size in sizes:
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            json.dump(make(size), file, indent=1)
            file.flush()
            opening, first, second = measure(ttyform, file.name, rounds, [key for _, key in keys])
        least = least or (opening, first, second)
        print(f"{size:<10,}{opening:>9.0f} µs{opening / least[0]:>8.2f}{opening / size:>7.1f} µs"
              f"{first:>9.0f} µs{first / least[1]:>8.2f}{second:>9.0f} µs{second / least[2]:>8.2f}")


def report(ttyform, rounds):
    """Prints both tables."""
    table(ttyform, rounds, "fields", SIZES, form, [("a letter", b"x"), ("a tab", b"\t")])
    print()
    table(ttyform, rounds, "options", [10, 161, 100_000], choice, [("down", b"\x1b[B"), ("a letter", b"o")])
