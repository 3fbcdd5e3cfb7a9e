# Samurai: the chapter of its rules.

chapter-samurai = 扩展模块：武士
