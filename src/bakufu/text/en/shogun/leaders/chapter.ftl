# Military Leaders: the chapter of its rules.

chapter-leaders = Module: Military Leaders
