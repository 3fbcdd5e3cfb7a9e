# 写出内容的命令（备份、数据集、决定、网站）的输出。

export-backup = 已写入{ $file }，{ $size }字节。
export-dataset = 已写入{ $folder }：{ $games }局全桌同意分享的对局，其中真人座位{ $people }个。
export-decisions = 已写入{ $file }：{ $games }局中的{ $decisions }个决定。
export-site = 已写入{ $folder }，{ $megabytes } MB。
export-site-look = 查看：python3 -m http.server --directory { $folder }
