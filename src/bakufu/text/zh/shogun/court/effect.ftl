# Tenno's Court: what its cards of the plan would do.

effect-convert = { $province }的{ $armies }支军队转任官员
effect-convert-tray = 接盘里的{ $armies }支军队转任官员
