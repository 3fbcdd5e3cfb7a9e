# One's name.

web-account-none = 别人会看到这个名字，你也可以另取一个。除此之外不需要任何资料。
web-account-guest = 访客：名字由这个浏览器保存。设了密码，在哪里都能用。
web-account-claimed = 你自己的名字，已设密码。
web-account-rename = 更改
web-account-claim = 设置密码
web-account-enter = 登录
web-account-password = 密码
web-account-do-rename = 用这个名字
web-account-do-claim = 保存密码
web-account-do-enter = 登录
web-account-forget = 退出登录
web-account-done-rename = 你现在叫{ $name }。
web-account-done-claim = { $name }这个名字归你了。
web-account-done-enter = 欢迎回来，{ $name }。
