"""Compiles the rule packages with mypyc when the package is built.

Set BAKUFU_PURE=1 to build without. Where no C compiler exists the build goes on and the same source runs as it is.
"""

import os
from pathlib import Path

from setuptools import setup

COMPILED = ("kernel", "shogun")


def extensions() -> list:
    if os.environ.get("BAKUFU_PURE") == "1":
        return []
    from mypyc.build import mypycify

    sources = sorted(
        str(file)
        for package in COMPILED
        for file in Path("src/bakufu", package).rglob("*.py")
        if file.name != "__init__.py"
    )
    compiled = mypycify(["--strict", *sources], opt_level="3", debug_level="0", group_name="bakufu")
    for extension in compiled:
        extension.optional = True
    return compiled


setup(ext_modules=extensions())
