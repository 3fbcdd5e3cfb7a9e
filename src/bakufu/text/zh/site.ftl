# `bakufu site`的输出。

site-written = 已写入{ $folder }，{ $megabytes } MB。
site-look = 查看：python3 -m http.server --directory { $folder }
