# Samurai: the chapter of its rules.

chapter-samurai = Module: Samurai
