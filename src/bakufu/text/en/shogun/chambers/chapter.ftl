# Chambers: the chapter of its rules.

chapter-chambers = Module: Chambers
