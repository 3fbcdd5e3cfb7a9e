"""Compiles rules and bots with mypyc where there is a C compiler. Elsewhere, or with BAKUFU_PURE=1, the same source
runs as it is."""

import ast
import os
import re
import shutil
import sys
from pathlib import Path
from sysconfig import get_path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

COMPILED = ("kernel", "shogun", "katana", "bots")
# Modules of the bots that only start them, or say what is sent: compiling gains nothing, and they use libraries that
# the build lacks, or types that would be lost.
AS_THEY_ARE = ("__init__.py", "hint.py", "job.py", "levels.py", "parent_monitor.py", "outside.py", "workers.py")
EXTENSIONS = (".so", ".pyd")
# The body of a module runs once: optimizing it takes a tenth of the time and gains nothing.
BODY = re.compile(r"^(?=char CPyDef_\w+_____top_level__\(void\) \{)", re.MULTILINE)
RUNS_ONCE = """#if defined(__clang__)
__attribute__((optnone))
#elif defined(__GNUC__)
__attribute__((optimize("O0")))
#endif
"""
# What mypyc writes as documentation of a function, a method or a class: its signature alone.
FUNCTION = re.compile(r'\(PyCFunction\)CPyPy_(\w+),[^"{}]*PyDoc_STR\("[^"]*(?="\))')
CLASS = re.compile(r'CPyType_(\w+)_template_ = \{[^"{}]*"\w+"[^"{}]*PyDoc_STR\("[^"]*(?="\))')
# Each of mypyc's shims also has this function, which no platform asks for.
SPARE = re.compile(r"^PyMODINIT_FUNC PyInit___init__.*$", re.MULTILINE)
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
    known = docstrings(sources)
    for extension in compiled:
        extension.optional = True
        for source in map(Path, extension.sources):
            if source.name.startswith("__native"):
                code = BODY.sub(RUNS_ONCE, source.read_text(encoding="utf-8"))
                source.write_text(documented(code, known), encoding="utf-8")
        if os.name == "posix":
            # Python's default flags enable all warnings, which takes longer than compiling the generated code.
            # Bots compute with floats: fused operations would round differently from Python.
            # No other library links to the compiled rules, so internal calls don't need the symbol table.
            flags = ["-Wno-all", "-ffp-contract=off", "-fvisibility=hidden"]
            extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    return compiled


def docstrings(sources: list[str]) -> dict[str, str]:
    """Those of public functions, methods and classes, by the names that these have in C."""
    found: dict[str, str] = {}

    def collect(within: str, body: list[ast.stmt]) -> None:
        for node in body:
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and not node.name.startswith("_"):
                name = f"{within}___{node.name}"
                found[name] = ast.get_docstring(node) or ""
                collect(name, node.body if isinstance(node, ast.ClassDef) else [])

    for source in sources:
        path = Path(source).relative_to("src").with_suffix("")
        collect("___".join(path.parts), ast.parse(Path(source).read_text(encoding="utf-8")).body)
    return found


def documented(code: str, known: dict[str, str]) -> str:
    """mypyc forgets docstrings; `help` shall know them."""

    def with_text(found: re.Match[str]) -> str:
        text = known.get(found[1], "").replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
        return found[0] + "".join(c if c.isascii() else "".join(f"\\{b:03o}" for b in c.encode()) for c in text)

    return CLASS.sub(with_text, FUNCTION.sub(with_text, code))


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
    """Build extensions in parallel. Three have all the rules; the others are shims that only start a module. Compiling
    them one by one takes long, so one library starts all modules of a package, with a copy by the name of each."""

    extensions: list[Extension]

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel: int | bool | None = self.parallel or os.cpu_count()

    def build_extensions(self) -> None:
        packages: dict[Path, list[Extension]] = {}
        libraries: list[Extension] = []
        for extension in self.extensions:
            source = Path(extension.sources[0])
            if source.name.startswith("__native"):
                libraries.append(extension)
            else:
                packages.setdefault(source.parent, []).append(extension)
        every = self.extensions
        self.extensions = [*libraries, *[starting_all(folder, shims) for folder, shims in packages.items()]]
        super().build_extensions()
        for first, *others in packages.values():
            made = Path(self.get_ext_fullpath(first.name))
            for other in others if made.exists() else ():
                shutil.copyfile(made, self.get_ext_fullpath(other.name))
        self.extensions = every


def starting_all(folder: Path, shims: list[Extension]) -> Extension:
    """The first shim of a package, with the sources of all."""
    source = folder / "__starters__.c"
    source.write_text("".join(SPARE.sub("", Path(shim.sources[0]).read_text(encoding="utf-8")) for shim in shims))
    shims[0].sources = [str(source)]
    return shims[0]


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
