#!/usr/bin/env python3
"""What Jinja makes of templates, for CookiecutterConfigTests.swift and TemplateFilterTests.swift.

    python3 templates.py < LINES

A line is a JSON array; what comes out is one line of JSON for each.

    ["config", DOCUMENT, SETTINGS]   the default_context of a configuration file, as cookiecutter renders it
    ["text", TEMPLATE, TEXT]         the template, with the text as its variable `text`
"""
import json
import sys

import jinja2
import yaml


def rendered(environment, value):
    if isinstance(value, dict):
        return {rendered(environment, name): rendered(environment, member) for name, member in value.items()}
    if isinstance(value, list):
        return [rendered(environment, element) for element in value]
    if value is None or isinstance(value, bool):
        return value
    return environment.from_string(str(value)).render()


def config(document, settings):
    context = yaml.safe_load(document)["default_context"]
    # Versions of cookiecutter differ in what becomes of the newline at the end of a text.
    for keeps in (True, False):
        environment = jinja2.Environment(
            undefined=jinja2.StrictUndefined, keep_trailing_newline=keeps, **settings)
        yield rendered(environment, context)


for line in sys.stdin.buffer:
    kind, first, second = json.loads(line)
    if kind == "config":
        with_newline, without = config(first, second)
        assert with_newline == without, first
        print(json.dumps(with_newline))
    else:
        print(json.dumps(jinja2.Environment().from_string(first).render(text=second)))
