"""Packages the browser client, which `build.py` builds first."""

import os
import shutil
import subprocess
import sys

from setuptools import setup
from setuptools.command.build_py import build_py

# The same sources give the same bytes: files in the wheel have this date, the first that a zip can hold.
os.environ.setdefault("SOURCE_DATE_EPOCH", "315532800")


class BuildClient(build_py):
    def run(self) -> None:
        if subprocess.call([sys.executable, "build.py"]) != 0:
            sys.exit("the browser client was not built")
        shutil.rmtree(self.build_lib, ignore_errors=True)  # names change with content, so old files would stay
        super().run()


setup(
    packages=["bakufu_client"],
    package_dir={"bakufu_client": "../src/bakufu_client"},
    package_data={"bakufu_client": ["py.typed", "static/**/*"]},
    include_package_data=False,
    cmdclass={"build_py": BuildClient},
)
