"""All text that people read: message catalogues, one folder for each language, and the one renderer of them.

Text about one game is in folders of its name, in the catalogues and here; `teller_of` finds it.
"""

from bakufu.text.catalogue import LANGUAGE, Catalogue, languages
from bakufu.text.manifest import game_text, teller_of
from bakufu.text.teller import Teller

__all__ = ["LANGUAGE", "Catalogue", "Teller", "game_text", "languages", "teller_of"]
