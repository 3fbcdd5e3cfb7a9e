# Chambers: the chapter of its rules.

chapter-chambers = 扩展模块：殿室
