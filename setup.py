"""Builds the parts of the package that aren't plain Python: rules and bots compiled with mypyc, and the browser client.

BAKUFU_PURE=1 skips compiling, BAKUFU_NO_CLIENT=1 skips the client. Without a C compiler or Node, the build continues:
the same rules run uncompiled, and the server has only its API.
"""

import os
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

COMPILED = ("kernel", "shogun", "katana", "bots")
# Modules of the bots that only start them: compiling gains nothing, and they use libraries that the build lacks.
AS_THEY_ARE = ("__init__.py", "job.py", "levels.py", "parent_monitor.py", "outside.py", "workers.py")
EXTENSIONS = (".so", ".pyd")


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
    # One library per game with its bots, so that two cores compile them in parallel; the first game's has the shared
    # code. Higher optimization levels take three times as long and make the rules only 2% faster.
    second = [file for file in sources if "katana" in Path(file).parts]
    groups: list[tuple[list[str], str | None]] = [
        ([file for file in sources if file not in second], "bakufu"),
        (second, "bakufu_katana"),
    ]
    compiled = mypycify(["--strict", *sources], opt_level="1", debug_level="0", separate=groups)
    for extension in compiled:
        extension.optional = True
        if os.name == "posix":
            # Python's default flags enable all warnings, which takes longer than compiling the generated code.
            # Bots compute with floats: fused operations would round differently from Python.
            # No other library links to the compiled rules, so internal calls don't need the symbol table.
            flags = ["-Wno-all", "-ffp-contract=off", "-fvisibility=hidden"]
            extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    return compiled


class BuildSideBySide(build_ext):
    """Build extensions in parallel: two have all the rules, the others are small shims."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel: int | bool | None = self.parallel or os.cpu_count()


class BuildWithClient(build_py):
    def run(self) -> None:
        self._remove_former_build()
        if os.environ.get("BAKUFU_NO_CLIENT") != "1" and subprocess.call([sys.executable, "web/build.py"]) != 0:
            self.warn("the browser client was not built; the server will have its API alone")
        super().run()

    def _remove_former_build(self) -> None:
        """Files that have been moved or removed since would be packaged too. Extensions take minutes to compile: they
        stay as long as their module does."""
        former = Path(self.build_lib)
        for file in list(former.glob("bakufu/**/*.*")):
            module = Path("src", file.relative_to(former)).with_name(file.name.split(".")[0] + ".py")
            if file.is_file() and not (file.suffix in EXTENSIONS and module.exists()):
                file.unlink()


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildSideBySide, "build_py": BuildWithClient})
