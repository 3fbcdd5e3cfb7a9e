# `bakufu admin`的输出。

admin-done = 已完成：{ $action } { $whom }。
admin-whom =
    { $needed ->
        [yes] { $action }需要名字、编号、地址、牌桌或举报编号
       *[no] { $action }不需要名字
    }
admin-report = { $number } · { $at } · { $name }（{ $person }），{ $reason }，牌桌{ $table }，举报人{ $by }：{ $text }
admin-audit = { $at } · { $by } · { $what } { $about }。{ $reason }
