"""All text that people read: message catalogs, one folder per language, and the renderer.

Text about one game is in folders of its name, in the catalogs and here; `teller_of` loads it.
"""

from bakufu.text.catalogue import LANGUAGE, Catalogue, languages
from bakufu.text.manifest import game_text, teller_of
from bakufu.text.teller import Teller

__all__ = ["LANGUAGE", "Catalogue", "Teller", "game_text", "languages", "teller_of"]
