# What tuning reports.

tune-begun = 调整{ $level }的{ $weights }个权重，共{ $generations }代，每代{ $population }次试验；已有{ $there }次试验。
tune-trying = 试验
tune-judging = 评判
tune-generation = 第{ $number }代：平均成功率{ NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
tune-stopped = 已停止；{ $trials }次试验保存在{ $file }，用同样的命令可以接着进行
tune-changed = 变化最大的：
tune-change = { $weight }：{ $old }变为{ $new }
tune-judged = 在另选种子的{ $games }局里，新权重对旧权重的胜率为{ NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }（{ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }至{ NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }，置信度95%）；均等份额是{ NUMBER($fair, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }。
tune-verdict =
    { $verdict ->
        [better] 新权重更好。
        [worse] 新权重更差。
       *[open] 还不能说明新权重更好：更多的试验或对局也许可以。
    }
tune-written = 已写入{ $file }。
