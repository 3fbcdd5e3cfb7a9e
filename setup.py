"""Compiles rules and bots with mypyc where there is a C compiler. Elsewhere, or with BAKUFU_PURE=1, the same source
runs as it is."""

import os
import sys
from pathlib import Path
from sysconfig import get_path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

COMPILED = ("kernel", "shogun", "katana", "bots")
# Modules of the bots that only start them: compiling gains nothing, and they use libraries that the build lacks.
AS_THEY_ARE = ("__init__.py", "job.py", "levels.py", "parent_monitor.py", "outside.py", "workers.py")
EXTENSIONS = (".so", ".pyd")
# Commands that only ask about the package; installers call them before they build.
ASKING = {"egg_info", "dist_info", "sdist"}

# The same sources give the same bytes: files in the wheel have this date, the first that a zip can hold.
os.environ.setdefault("SOURCE_DATE_EPOCH", "315532800")


def extensions() -> list[Extension]:
    if os.environ.get("BAKUFU_PURE") == "1" or ASKING & set(sys.argv) or not can_compile():
        return []
    from mypyc.build import mypycify

    sources = sorted(
        str(file)
        for package in COMPILED
        for file in Path("src/bakufu", package).rglob("*.py")
        if file.name not in AS_THEY_ARE
    )
    # Libraries of about the same size in the end, so that two cores compile them in parallel. The first has the shared
    # code. Higher optimization levels take three times as long and make the rules only 2% faster.
    second = [file for file in sources if "katana" in Path(file).parts]
    third = [file for file in sources if {"bots", "shogun"} <= set(Path(file).parts)]
    groups: list[tuple[list[str], str | None]] = [
        ([file for file in sources if file not in second + third], "bakufu"),
        (second, "bakufu_katana"),
        (third, "bakufu_shogun_bots"),
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


def can_compile() -> bool:
    """Whether a C compiler and Python's headers are here: generating C for nothing takes a minute."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.errors import CCompilerError, DistutilsError
    from setuptools._distutils.sysconfig import customize_compiler

    compiler = new_compiler()
    customize_compiler(compiler)
    with TemporaryDirectory() as folder:
        source = Path(folder, "trial.c")
        source.write_text("#include <Python.h>\n")
        try:
            compiler.compile([str(source)], output_dir=folder, include_dirs=[get_path("include")])
        except (CCompilerError, DistutilsError, OSError):
            print("no C compiler, or no headers of Python: the rules are packaged as they are", file=sys.stderr)
            return False
    return True


class BuildSideBySide(build_ext):
    """Build extensions in parallel: three have all the rules, the others are small shims."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel: int | bool | None = self.parallel or os.cpu_count()


class BuildAnew(build_py):
    def run(self) -> None:
        """Files that have been moved or removed since the last build would be packaged too. Extensions take minutes to
        compile: they stay as long as their module does."""
        former = Path(self.build_lib)
        for file in list(former.glob("bakufu/**/*.*")):
            module = Path("src", file.relative_to(former)).with_name(file.name.split(".")[0] + ".py")
            if file.is_file() and not (file.suffix in EXTENSIONS and module.exists()):
                file.unlink()
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildSideBySide, "build_py": BuildAnew})
