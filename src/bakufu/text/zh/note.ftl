note-corrected = 来自本主机的事实文件
    .of = 修正过的数值
