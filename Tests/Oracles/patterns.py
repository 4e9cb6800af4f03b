"""Generated patterns and texts with the verdicts of another engine, for PatternOracleTests.swift.

    python3 patterns.py re SEED COUNT     Python's re, on what both dialects have
    python3 patterns.py v8 SEED COUNT     V8 by way of node, on all of the syntax

A line is a pattern, a string of 0 and 1, and as many texts, all but the verdicts in hexadecimal UTF-8.
A pattern on which the other engine takes too long is left out.
"""
import random
import re
import signal
import subprocess
import sys

TEXTS = 8

# What both have, as ECMAScript and as Python write it (with re.ASCII).
NEWLINES = r"\n\r\u2028\u2029"
SPACES = r"\t-\r \xA0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF"
ATOMS = [(text, text) for text in ["a", "b", "c", "1", " ", "-", "é", r"\n", r"\d", r"\D", r"\w", r"\W", r"\x41",
                                   "[ab]", "[^a]", r"[a-c\d]", r"[^\w-]", r"[\D1]", "[é-ü]", "[-a]"]] + [
    (".", f"[^{NEWLINES}]"), (r"\s", f"[{SPACES}]"), (r"\S", f"[^{SPACES}]"), ("[]", "(?!)"), ("[^]", r"[\s\S]"),
    (r"\u{1F600}", r"\U0001F600"), (r"\uD83D\uDE00", r"\U0001F600"), (r"\/", "/"), (r"\cJ", r"\n"), (r"[\0]", r"\x00"),
]
ASSERTIONS = [("^", "^"), ("$", r"\Z"), (r"\b", r"\b"), (r"\B", r"(?!\b)")]
OURS = [r"\p{L}", r"\P{Lu}", r"\p{Script=Greek}", r"\p{scx=Deva}", r"[^\P{Ll}a]", r"[\p{Alphabetic}\d]", "K", "ſ"]
COUNTS = ["*", "+", "?", "{2}", "{1,}", "{0,2}", "{2,3}", "{0}", "{0,}", "{3,}"]
# V8 looks for matches inside of surrogate pairs too, so it gets no text with one.
SCALARS = {"re": "aaabbbccc11 \n-Aéü😀\r\u2028\u3000\0", "v8": "aaabbbccc11 \n-AéüKαſsKk\u2028\u0951"}


class Generator:
    def __init__(self, engine, seed):
        self.engine, self.random = engine, random.Random(seed)

    def pattern(self, depth):
        return self.join([self.alternative(depth) for _ in range(self.random.choice([1, 1, 1, 2, 3]))], "|")

    def alternative(self, depth):
        return self.join([self.term(depth) for _ in range(self.random.choice([0, 1, 1, 2, 2, 3]))])

    def term(self, depth):
        chance = self.random.random()
        if chance < .12: return self.random.choice(ASSERTIONS)
        if chance < .20 and depth: return self.around(self.random.choice(["(?=", "(?!"]), self.pattern(depth - 1))
        if chance < .26: return self.around(self.random.choice(["(?<=", "(?<!"]), self.behind(depth))
        if chance < .56 and depth:
            atom = self.around(self.random.choice(["(", "(?:", "(?:"]), self.pattern(depth - 1))
        else:
            atom = self.atom()
        if self.random.random() < .45:
            count = self.random.choice(COUNTS) + self.random.choice(["", "", "?"])
            atom = self.join([atom, (count, count)])
        return atom

    def behind(self, depth):
        if self.engine == "v8" and depth: return self.pattern(depth - 1)
        # Python wants one width.
        width = self.random.choice([0, 1, 1, 2])
        return self.join([self.join([self.atom() if self.random.random() < .9 else self.random.choice(ASSERTIONS)
                                     for _ in range(width)]) for _ in range(self.random.choice([1, 1, 2]))], "|")

    def atom(self):
        if self.engine == "v8" and self.random.random() < .25:
            text = self.random.choice(OURS)
            return text, text
        return self.random.choice(ATOMS)

    def join(self, parts, separator=""):
        return separator.join(ours for ours, _ in parts), separator.join(theirs for _, theirs in parts)

    def around(self, opener, body):
        return opener + body[0] + ")", opener + body[1] + ")"

    def text(self):
        length = self.random.choice([0, 1, 2, 3, 4, 5, 7])
        return "".join(self.random.choice(SCALARS[self.engine]) for _ in range(length))


class TooLong(Exception):
    pass


def give_up(*_):
    raise TooLong


def with_python(cases):
    signal.signal(signal.SIGALRM, give_up)
    for ours, theirs, texts in cases:
        try:
            compiled = re.compile(theirs, re.ASCII)
        except re.error:
            # A look-behind whose alternatives differ in width.
            continue
        signal.setitimer(signal.ITIMER_REAL, 0.5)
        try:
            verdicts = ["1" if compiled.search(text) else "0" for text in texts]
        except TooLong:
            continue
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
        yield ours, "".join(verdicts), texts


NODE = r"""
require("v8").setFlagsFromString("--regexp-backtracks-before-fallback=200000");
require("v8").setFlagsFromString("--enable-experimental-regexp-engine-on-excessive-backtracks");
for (const line of require("fs").readFileSync(0, "utf8").split("\n")) {
  const [pattern, ...texts] = line.split(" ").map((text) => Buffer.from(text, "hex").toString());
  const expression = new RegExp(pattern, "u");
  console.log(texts.map((text) => expression.test(text) ? "1" : "0").join(""));
}
"""


def with_node(cases):
    rows = "\n".join(" ".join(text.encode().hex() for text in [ours, *texts]) for ours, _, texts in cases)
    verdicts = subprocess.run(["node", "-e", NODE], input=rows, text=True, capture_output=True, check=True).stdout
    for (ours, _, texts), row in zip(cases, verdicts.split(), strict=True): yield ours, row, texts


def main():
    engine, seed, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    generator = Generator(engine, seed)
    cases = [(*generator.pattern(generator.random.choice([0, 1, 2, 2, 3])), [generator.text() for _ in range(TEXTS)])
             for _ in range(count)]
    for pattern, verdicts, texts in (with_python if engine == "re" else with_node)(cases):
        print(pattern.encode().hex() or "-", verdicts, *(text.encode().hex() or "-" for text in texts))


main()
