note-corrected = 来自本主机的数值文件
    .of = 修正过的数值
