"""The house that is built for the tests of security serves here too."""

from tests.server.security.conftest import _data_folder, home

__all__ = ["_data_folder", "home"]
