# What is wrong with a file.

file-not-text = { $file }：不是文本文件，所以不是对局记录
file-unreadable = { $file }：{ $why }
file-damaged = { $file }：{ $why }
file-nonsense = 对局记录已损坏：含有无效的数字或括号
file-is-folder = { $file }是文件夹；请给出文件
file-no-folder = 无法写入{ $file }：没有文件夹{ $folder }
file-unwritable = 无法写入{ $file }：{ $why }
file-no-access = 没有权限
file-other-facts = { $file }用的是另一套数值；请用--facts给出
file-facts-of-another = { $file }：这是{ $game }的数值，不是{ $wanted }的
file-facts-nonsense = { $file }：有一个值的类型不对：{ $why }
file-not-empty = { $folder }不是空文件夹；请换一个新文件夹
file-no-table = 无法用这些对局记录制成表格：{ $why }
file-ending = 无法写入{ $file }：文件名须以{ $endings }结尾
