"""Prints the schema, one component on each line. Only with BAKUFU_PURE=1 are the annotations of the rules there to be
read."""

import json

import bakufu
from handbook.wire.components import components

assert not bakufu.COMPILED, "run it with BAKUFU_PURE=1"
lines = [f"{json.dumps(name)}: {json.dumps(schema, ensure_ascii=False)}" for name, schema in components().items()]
print('{"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": {')
print(",\n".join(lines))
print("}}")
