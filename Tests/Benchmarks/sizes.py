"""How opening a form and a key in it grow with the number of fields: 10, 171 (the largest form found in use) and 10,000.

Only the ratios mean something: to the form of 10 fields, in the same run. A key should cost the same in all of
them; opening has to read the file, so for that the time a field is printed too.
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


def processor_time_a_key(program, key, count=30):
    """Microseconds on a processor, all that is drawn for the key included."""
    used = program.processor_time()
    for _ in range(count):
        os.write(program.outer, key)
        program.read_rest(0.01)
    return (program.processor_time() - used) / count / 1000


def measure(ttyform, path, rounds):
    opening, typing, moving = [], [], []
    for _ in range(rounds):
        with OnTerminal([ttyform, path]) as program:
            program.read_until(b"Field 0")
            opening.append((time.perf_counter_ns() - program.start) / 1000)
            program.read_rest(0.05)
            typing.append(processor_time_a_key(program, b"x"))
            moving.append(processor_time_a_key(program, b"\t"))
    return [median(column) for column in (opening, typing, moving)]


def report(ttyform, rounds):
    """Prints the table."""
    print(f"{'fields':<10}{'opening':>12}{'ratio':>8}{'a field':>10}{'a letter':>12}{'ratio':>8}{'a tab':>12}{'ratio':>8}")
    least = None
    for size in SIZES:
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            json.dump(form(size), file, indent=1)
            file.flush()
            opening, letter, tab = measure(ttyform, file.name, rounds)
        least = least or (opening, letter, tab)
        print(f"{size:<10,}{opening:>9.0f} µs{opening / least[0]:>8.2f}{opening / size:>7.1f} µs"
              f"{letter:>9.0f} µs{letter / least[1]:>8.2f}{tab:>9.0f} µs{tab / least[2]:>8.2f}")
