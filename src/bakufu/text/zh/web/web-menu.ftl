# The table's menu.

web-menu = 牌桌
web-menu-text = 文字视图
web-menu-record = 下载对局记录
web-menu-link = 这张牌桌的链接
web-menu-result = 结果与计分
web-menu-rematch = 原班人马再来一局
web-menu-back = 收回座位
web-menu-resign = 把座位交给机器人
web-menu-resign-what = 机器人会替你继续。只要对局没有结束，你随时可以收回座位。
web-menu-resign-yes = 交给机器人
