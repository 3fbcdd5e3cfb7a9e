# Tenno's Court: the chapter of its rules.

chapter-court = Module: Tenno's Court
