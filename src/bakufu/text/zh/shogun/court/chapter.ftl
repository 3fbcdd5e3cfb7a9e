# Tenno's Court: the chapter of its rules.

chapter-court = 扩展模块：天皇朝廷
