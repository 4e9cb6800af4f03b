#!/usr/bin/env python3
"""Reads YAML documents, each ended by a NUL, on stdin and prints one line for each: its JSON, or `error`.

PyYAML with the core schema of YAML 1.2 instead of its own types: `yes` and `off` are strings, and so is every number
that JSON cannot spell. Numbers keep their spelling.
"""
import json
import re
import sys

import yaml


class Number(str):
    """A number by its digits as written."""


class Loader(yaml.SafeLoader):
    yaml_implicit_resolvers = {}


def pairs(loader, node, deep=False):
    members = []
    for key, value in node.value:
        if not isinstance(key, yaml.ScalarNode):
            raise yaml.constructor.ConstructorError(problem="a key that is no scalar")
        if key.value in (name for name, _ in members):
            raise yaml.constructor.ConstructorError(problem="duplicate key")
        members.append((key.value, loader.construct_object(value, deep=True)))
    return tuple(members)


Loader.add_implicit_resolver("null", re.compile(r"^(?:~|null|Null|NULL|)$"), None)
Loader.add_implicit_resolver("bool", re.compile(r"^(?:[tT]rue|TRUE|[fF]alse|FALSE)$"), None)
Loader.add_implicit_resolver(
    "number", re.compile(r"^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?$"), None)
Loader.add_constructor("null", lambda loader, node: None)
Loader.add_constructor("bool", lambda loader, node: node.value.lower() == "true")
Loader.add_constructor("number", lambda loader, node: Number(node.value))
Loader.add_constructor("tag:yaml.org,2002:map", pairs)


def written(value):
    if isinstance(value, Number):
        return str(value)
    if isinstance(value, tuple):
        return "{" + ",".join(json.dumps(name) + ":" + written(member) for name, member in value) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(written, value)) + "]"
    return json.dumps(value)


for document in sys.stdin.buffer.read().decode().split("\0")[:-1]:
    try:
        print(written(yaml.load(document, Loader)))
    # Tags make values that JSON has none for.
    except (yaml.YAMLError, TypeError, ValueError):
        print("error")
