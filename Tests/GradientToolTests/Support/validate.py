"""Reads a JSON array of style files' texts and answers which of them a schema takes.

    validate.py SCHEMA CASES

For each case it prints "valid", or "invalid" with the place and the reason, on a line of its own.
"""
import json
import sys

import jsonschema

with open(sys.argv[1], encoding="utf-8") as file:
    schema = json.load(file)
jsonschema.Draft202012Validator.check_schema(schema)
validator = jsonschema.Draft202012Validator(schema)
with open(sys.argv[2], encoding="utf-8") as file:
    cases = json.load(file)
for case in cases:
    error = next(validator.iter_errors(json.loads(case)), None)
    if error is None:
        print("valid")
    else:
        place = "/".join(str(part) for part in error.absolute_path)
        print("invalid", place, " ".join(error.message.split())[:200])
