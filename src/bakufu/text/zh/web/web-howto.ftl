# How to play, around the pages of every game.

howto-title = 玩法说明
howto-page = 第{ $page }页，共{ $pages }页
howto-back = 上一页
howto-next = 下一页
howto-done = 完成
howto-offer = 第一次来？
howto-offer-yes = 玩法说明
howto-show = 在桌上指给我看
