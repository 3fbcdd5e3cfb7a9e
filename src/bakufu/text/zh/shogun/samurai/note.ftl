# Samurai: notes to the facts.

note-samurai-seen = 第一、第二张在对局中见过；第三张出自一处描述
    .of = 武士牌的宝箱与军队
note-samurai-described = 出自一处描述
    .of = 武士牌的稻米与分数
