# `bakufu account`的输出。

account-link = 请把此链接发给{ $name }。对方可在一天内用它设置一次新密码：
