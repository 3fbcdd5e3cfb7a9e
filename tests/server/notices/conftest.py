"""No test touches the data of whoever runs it."""

from tests.server.security.conftest import _data_folder

__all__ = ["_data_folder"]
