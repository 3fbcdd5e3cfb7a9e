"""The words of the pages of SHOGUN NO KATANA."""

from tests.web.words import speaker

say = speaker("katana")
