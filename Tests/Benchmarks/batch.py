"""`ttyform --batch` beside programs that read, or read and check, the same JSON Lines.

Records of eight fields, 338 bytes on average, all of them valid. Each program runs several times, and
its least time on a processor counts, so that a busy machine makes little difference; the slow ones get a
tenth of the records. What comes out must be what went in (but for jq, which writes numbers its own way).
"""
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import threading

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
    """The least time on a processor of several runs, in seconds; reading and writing files included."""
    best = float("inf")
    for _ in range(rounds):
        with open(path, "rb") as source, open(path + ".out", "wb") as target:
            process = subprocess.Popen(arguments, stdin=source, stdout=target)
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = code = os.waitstatus_to_exitcode(status)
            best = min(best, usage.ru_utime + usage.ru_stime)
        if code != 0:
            sys.exit(f"bench: {arguments[0]} ended with {code}")
    return best


def peak_memory(arguments, path):
    """The most resident memory in KiB (Linux: VmHWM), read when all has been written and stdin is still open."""
    with open(path, "rb") as source:
        size = os.fstat(source.fileno()).st_size
        process = subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        feeder = threading.Thread(target=shutil.copyfileobj, args=(source, process.stdin))
        feeder.start()
        while size > 0:
            size -= len(process.stdout.read1(1 << 20))
        feeder.join()
        process.stdin.flush()
        with open(f"/proc/{process.pid}/status", encoding="ascii") as file:
            peak = next(int(line.split()[1]) for line in file if line.startswith("VmHWM"))
        process.stdin.close()
        process.wait()
    return peak


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
        whole, tenth = os.path.join(folder, "whole"), os.path.join(folder, "tenth")
        for path, share in ((whole, 1), (tenth, 10)):
            with open(path, "wb") as file:
                file.writelines(records(count // share))
        size = os.path.getsize(whole) / count
        print(f"--batch: {count:,} records of eight fields, {size:.0f} bytes each; processor time")

        schema = os.path.join(folder, "schema.json")
        with open(schema, "wb") as file:
            subprocess.run([ttyform, "schema", FORM], stdout=file, check=True)
        ours = [ttyform, "--batch", FORM]
        rates = {}

        def row(name, arguments, path, share=1, repeated=rounds, keeps_bytes=True):
            seconds = measure(arguments, path, repeated)
            if keeps_bytes:
                same(path, path + ".out", name)
            rates[name] = count / share / seconds
            print(f"  {name:<22} {rates[name]:>10,.0f} records/s    ttyform is {rates['ttyform'] / rates[name]:.2f} x")

        row("ttyform", ours, whole)
        row("cat", ["cat"], whole)
        row("jq, the same checks", ["jq", "-c", JQ], tenth, share=10, repeated=2, keeps_bytes=False)
        try:
            import jsonschema  # noqa: F401
        except ImportError:
            print("  Python's jsonschema is not installed")
        else:
            row("Python's jsonschema", [sys.executable, "-c", JSONSCHEMA, schema], tenth, share=10, repeated=2)
        print(f"  memory for a tenth of the records {peak_memory(ours, tenth):,} KiB, "
              f"for all of them {peak_memory(ours, whole):,} KiB")


if __name__ == "__main__":
    report(os.environ.get("TTYFORM", os.path.join(HERE, "../../.build/release/ttyform")),
           *(int(word) for word in sys.argv[1:]))
