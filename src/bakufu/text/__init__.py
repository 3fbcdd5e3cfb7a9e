"""All text that people read: message catalogs, one folder per language, and the renderer.

Text about one game is in folders of its name, in the catalogs and here; `renderer_of` loads it.
"""

from bakufu.text.catalogue import LANGUAGE, Catalogue, languages
from bakufu.text.manifest import game_text, renderer_of
from bakufu.text.renderer import Renderer

__all__ = ["LANGUAGE", "Catalogue", "Renderer", "game_text", "languages", "renderer_of"]
