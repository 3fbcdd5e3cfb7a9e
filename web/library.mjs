// Compiles Python's standard library for the edition inside the browser, which otherwise takes two thirds of its start:
// `node library.mjs LIBRARY`. Pyodide does it itself, so the version fits. Only what is imported there is compiled; without
// docstrings and line tables that is smaller than the source. A test fails where a module is missing here.
import { readFileSync, writeFileSync } from 'node:fs'
import { loadPyodide } from 'pyodide'

const IMPORTED =
  'asyncio base64 bisect codeop copy dataclasses datetime decimal difflib encodings.cp437 fnmatch glob hashlib heapq hmac ' +
  'importlib.readers importlib.resources._adapters importlib.util inspect ipaddress json locale logging numbers pathlib ' +
  'pickle random reprlib secrets shutil ssl struct subprocess tempfile textwrap tomllib typing urllib.parse zipfile zipimport'
const COMPILE = `
import importlib, sys, types, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

def bare(code):
    inner = (bare(found) if isinstance(found, types.CodeType) else found for found in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=tuple(inner))

for name in imported.split():
    importlib.import_module(name)
modules = {name.replace(".", "/") for name in sys.modules}
used = {f"{name}{end}" for name in modules for end in (".py", "/__init__.py")}
with zipfile.ZipFile("/source.zip") as source, zipfile.ZipFile("/compiled.zip", "w") as compiled:
    for name in source.namelist():
        content = source.read(name)
        if name in used:
            code = compile(content, name, "exec", dont_inherit=True, optimize=2)
            name, content = f"{name}c", _code_to_hash_pyc(bare(code), bytes(8), False)
        compiled.writestr(zipfile.ZipInfo(name), bytes(content), zipfile.ZIP_DEFLATED, compresslevel=9)
`

const library = process.argv[2]
const python = await loadPyodide()
python.FS.writeFile('/source.zip', new Uint8Array(readFileSync(library)))
python.globals.set('imported', IMPORTED)
python.runPython(COMPILE)
writeFileSync(library, python.FS.readFile('/compiled.zip'))
