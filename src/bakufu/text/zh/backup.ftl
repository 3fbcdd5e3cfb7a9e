# What `bakufu backup` says.

backup-written = 已写入{ $file }，{ $size }字节。
