"""Verdicts of Python's jsonschema, for SchemaOracleTests.swift and FormFileSchemaTests.swift.

    python3 schemas.py < LINES

A line is a schema ("schema" and a blank before its JSON) or an instance of the schema before it ("instance");
what comes out is 1 or 0 for each instance. Patterns are ECMAScript's, numbers are exact. A schema of others
("foreign") counts by the draft that it names, and its formats are checked, too.
"""
import json
import re
import sys
from decimal import Decimal

import jsonschema

SPACES = r"\t-\r \xA0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF"
TOKENS = re.compile(r"\\.|\(\?<(?![=!])|[\[\]$.]", re.DOTALL)
compiled = {}


def python_pattern(source):
    """The same in Python's dialect, as far as forms of the tests need."""
    in_class = False

    def translate(match):
        nonlocal in_class
        token = match.group()
        if token == "[" and in_class: return r"\["
        if token == "[": in_class = True
        if token == "]": in_class = False
        if token in (r"\p", r"\P"): raise ValueError(f"Python's re has no {token}: {source}")
        if token == r"\s": return SPACES if in_class else f"[{SPACES}]"
        if token == "(?<": return "(?P<"
        if token == "$" and not in_class: return r"\Z"
        if token == "." and not in_class: return r"[^\n\r\u2028\u2029]"
        return token

    return TOKENS.sub(translate, source)


def pattern(validator, source, instance, schema):
    if not validator.is_type(instance, "string"): return
    if source not in compiled: compiled[source] = re.compile(python_pattern(source), re.ASCII)
    if not compiled[source].search(instance):
        yield jsonschema.ValidationError(f"{instance!r} does not match {source!r}")


def pattern_properties(validator, patterns, instance, schema):
    if not validator.is_type(instance, "object"): return
    for source, subschema in patterns.items():
        for name, value in instance.items():
            if re.search(source, name): yield from validator.descend(value, subschema, path=name, schema_path=source)


def is_integer(checker, value):
    if isinstance(value, bool): return False
    return isinstance(value, int) or isinstance(value, Decimal) and value == value.to_integral_value()


def exact(draft):
    return jsonschema.validators.extend(
        draft, {"pattern": pattern, "patternProperties": pattern_properties},
        type_checker=draft.TYPE_CHECKER.redefine("integer", is_integer))


Validator = exact(jsonschema.Draft202012Validator)


def foreign(schema):
    draft = jsonschema.validators.validator_for(schema, default=jsonschema.Draft202012Validator)
    draft.check_schema(schema)
    return exact(draft)(schema, format_checker=draft.FORMAT_CHECKER)


def main():
    validator = None
    for line in sys.stdin.buffer:
        kind, _, text = line.decode().partition(" ")
        value = json.loads(text, parse_float=Decimal)
        if kind == "schema":
            Validator.check_schema(value)
            validator = Validator(value)
        elif kind == "foreign":
            validator = foreign(value)
        else:
            print(1 if validator.is_valid(value) else 0)


main()
