# Military Leaders: the chapter of its rules.

chapter-leaders = 扩展模块：军事统帅
