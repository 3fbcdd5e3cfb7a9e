# Tenno's Court: reasons for a suggested plan.

reason-convert = { $province }可以为朝廷腾出{ $armies }支军队。
reason-convert-tray = 接盘里的{ $armies }支军队在朝廷更有用。
reason-convert-none = 军队在面板上比在朝廷更有用。
