"""Builds what the package holds beside its source: the rules and the bots, compiled with mypyc, and the browser client.

Set BAKUFU_PURE=1 to build without the one, and BAKUFU_NO_CLIENT=1 without the other. Where there is no C compiler or no
Node the build goes on: the same rules run as they are, and the server has its API alone.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

COMPILED = ("kernel", "shogun", "katana", "bots")
# Of the bots, what only starts them would gain nothing, and uses libraries that are no part of the build.
AS_THEY_ARE = ("__init__.py", "job.py", "levels.py", "parent_monitor.py", "outside.py", "workers.py")
CLIENT = "bakufu/server/static"


def extensions() -> list[Extension]:
    if os.environ.get("BAKUFU_PURE") == "1":
        return []
    from mypyc.build import mypycify

    sources = sorted(
        str(file)
        for package in COMPILED
        for file in Path("src/bakufu", package).rglob("*.py")
        if file.name not in AS_THEY_ARE
    )
    # A library for each game with its bots, so that two processors compile them side by side; the first game's holds
    # what both share. Further levels of optimisation take three times as long and make the rules two per cent faster.
    second = [file for file in sources if "katana" in Path(file).parts]
    groups: list[tuple[list[str], str | None]] = [
        ([file for file in sources if file not in second], "bakufu"),
        (second, "bakufu_katana"),
    ]
    compiled = mypycify(["--strict", *sources], opt_level="1", debug_level="0", separate=groups)
    for extension in compiled:
        extension.optional = True
        if os.name == "posix":
            # Python's own flags ask for all warnings: looking for them in generated code takes longer than compiling.
            # Bots weigh with fractions: fused operations would round them otherwise than Python does.
            # Nobody looks for names in the compiled rules, so calls among them need not go through a table of names.
            flags = ["-Wno-all", "-ffp-contract=off", "-fvisibility=hidden"]
            extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    return compiled


class BuildSideBySide(build_ext):
    """Two extensions hold all the rules, the others only name their modules: all are built side by side."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel: int | bool | None = self.parallel or os.cpu_count()


class BuildWithClient(build_py):
    def run(self) -> None:
        # Names of built files change with their content; those of an earlier build would be packed too.
        shutil.rmtree(Path(self.build_lib, CLIENT), ignore_errors=True)
        if os.environ.get("BAKUFU_NO_CLIENT") != "1" and subprocess.call([sys.executable, "web/build.py"]) != 0:
            self.warn("the browser client was not built; the server will have its API alone")
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildSideBySide, "build_py": BuildWithClient})
