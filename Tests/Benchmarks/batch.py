"""`ttyform --batch` beside programs that read, or read and check, the same JSON Lines.

Records of eight fields, 338 bytes on average, all of them valid. Each program runs on one core, several
times, and its best time counts; the slow ones get a tenth of the records.
"""
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
FORM = os.path.join(HERE, "eight-fields.json")
WORDS = ("answer bridge candle domain engine forest garden harbor island jacket kitchen ladder market "
         "needle orange pocket quarry river silver timber update valley window yellow zebra").split()

# The same rules as those of the form.
JQ = r'''
select(
  (.full_name | type == "string" and test("\\S") and length <= 80)
  and (.email | type == "string" and test("^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+([.][A-Za-z0-9-]+)*$"))
  and (.weight | type == "number" and . >= 0 and . <= 500)
  and (.age | type == "number" and . == floor and . >= 0 and . <= 150)
  and (.newsletter | type == "boolean")
  and (.plan | . == "basic" or . == "professional" or . == "enterprise")
  and (.start_date | type == "string" and test("^[0-9]{4}-[0-9]{2}-[0-9]{2}$") and . >= "2000-01-01" and . <= "2099-12-31")
  and (.remarks | type == "string" and length >= 3 and length <= 500
       and test("^[A-Za-z0-9][A-Za-z0-9 ,.;:'()/-]*$"))
)
'''
JSONSCHEMA = '''
import json, sys
from jsonschema import Draft202012Validator
validator = Draft202012Validator(json.load(open(sys.argv[1])))
for line in sys.stdin:
    record = json.loads(line)
    if validator.is_valid(record):
        print(json.dumps(record, separators=(",", ":"), ensure_ascii=False))
'''


def records(count, seed=1):
    """Lines as bytes, the same for a seed."""
    numbers = random.Random(seed)
    for _ in range(count):
        first, last = numbers.choice(WORDS).capitalize(), numbers.choice(WORDS).capitalize()
        remarks = " ".join(numbers.choices(WORDS, k=numbers.randint(21, 27)))
        yield json.dumps({
            "full_name": f"{first} {last}",
            "email": f"{first}.{last}{numbers.randint(1, 9999)}@example.org".lower(),
            "weight": round(numbers.uniform(30, 160), 2),
            "age": numbers.randint(18, 99),
            "newsletter": numbers.random() < 0.5,
            "plan": numbers.choice(["basic", "professional", "enterprise"]),
            "start_date": f"{numbers.randint(2000, 2030)}-{numbers.randint(1, 12):02}-{numbers.randint(1, 28):02}",
            "remarks": remarks.capitalize() + ".",
        }, separators=(",", ":")).encode() + b"\n"


def measure(arguments, path, rounds):
    """The best time of several runs on one core, in seconds from spawn to end, and the most memory in KiB."""
    best, memory = float("inf"), 0
    for _ in range(rounds):
        with open(path, "rb") as source, open(path + ".out", "wb") as target:
            start = time.perf_counter()
            process = subprocess.Popen(arguments, stdin=source, stdout=target,
                                       preexec_fn=lambda: os.sched_setaffinity(0, {0}))
            _, status, usage = os.wait4(process.pid, 0)
            elapsed = time.perf_counter() - start
            process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0:
            sys.exit(f"bench: {arguments[0]} ended with {process.returncode}")
        best, memory = min(best, elapsed), max(memory, usage.ru_maxrss)
    return best, memory


def same(path, other, what):
    with open(path, "rb") as one, open(other, "rb") as two:
        while True:
            left, right = one.read(1 << 20), two.read(1 << 20)
            if left != right:
                sys.exit(f"bench: {what} wrote other records than it was given")
            if not left:
                return


def report(ttyform, count=200_000, rounds=5):
    with tempfile.TemporaryDirectory() as folder:
        paths = {}
        for name, share in (("all", 1), ("tenth", 10)):
            paths[name] = os.path.join(folder, name)
            with open(paths[name], "wb") as file:
                file.writelines(records(count // share))
        size = os.path.getsize(paths["all"]) / count
        print(f"--batch: {count} records of eight fields, {size:.0f} bytes each, on one core")

        schema = os.path.join(folder, "schema.json")
        with open(schema, "wb") as file:
            subprocess.run([ttyform, "schema", FORM], stdout=file, check=True)
        ours = [ttyform, "--batch", FORM]
        rates = {}

        def row(name, arguments, path, share=1, checks=True, repeated=rounds):
            seconds, memory = measure(arguments, path, repeated)
            if checks:
                same(path, path + ".out", name)
            rates[name] = count / share / seconds
            ratio = rates["ttyform"] / rates[name]
            print(f"  {name:<22} {rates[name]:>12,.0f} records/s {memory:>9,} KiB   ttyform is {ratio:.2f} x")
            return memory

        most = row("ttyform", ours, paths["all"])
        row("cat", ["cat"], paths["all"])
        row("jq, the same checks", ["jq", "-c", JQ], paths["tenth"], share=10, checks=False, repeated=1)
        try:
            import jsonschema  # noqa: F401
            row("Python's jsonschema", [sys.executable, "-c", JSONSCHEMA, schema], paths["tenth"], share=10,
                repeated=1)
        except ImportError:
            print("  Python's jsonschema is not installed")
        _, least = measure(ours, paths["tenth"], 1)
        print(f"  memory for a tenth of the records {least:,} KiB, for all {most:,} KiB")


if __name__ == "__main__":
    report(os.environ.get("TTYFORM", os.path.join(HERE, "../../.build/release/ttyform")),
           *(int(word) for word in sys.argv[1:]))
