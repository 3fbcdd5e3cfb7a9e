"""The house that is built for the tests of security serves here too."""

from tests.server.people.having_accounts import box, clock, mail_home
from tests.server.security.conftest import _data_folder, home

__all__ = ["_data_folder", "box", "clock", "home", "mail_home"]
