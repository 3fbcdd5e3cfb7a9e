"""All text that people read: message catalogues, one folder for each language, and the one renderer of them."""

from bakufu.text.catalogue import LANGUAGE, Catalogue, languages
from bakufu.text.teller import Teller

__all__ = ["LANGUAGE", "Catalogue", "Teller", "languages"]
