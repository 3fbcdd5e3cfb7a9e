# What the server refuses, and why: one line each, what was wrong and what is possible. `server-` and the code.

## 何时可以再试，用于拒绝信息之中

server-wait = { $unit ->
        [hours] { $wait }小时后
        [minutes] { $wait }分钟后
       *[seconds] { $wait }秒后
    }

## Requests and messages

server-bad-message = 无法读懂这条消息；协议说明里列有各种消息。
    .because = 无法读懂这条消息：{ $why }。协议说明里列有各种消息。
server-bad-request = 请求无效。
server-hello-first = 请先发送hello，并附上协议版本。
server-internal = 服务器出错，没有任何更改。
server-no-client = 这个服务器没有浏览器页面；程序接口可用。
server-no-database = 数据库没有回应；请稍后再试。
server-no-such-game = 这里没有这个游戏。
server-no-such-query = 这里没有这种查询。
server-no-such-lesson = 没有这一课；这个游戏有：{ $lessons }。
server-no-such-deal = 这一天或这一周没有牌局。
server-deal-is-open = 还有人在玩这一局。等它结束后才能下载记录。
server-deal-is-over = 这一局已经结束。
server-deal-played = 你已经玩过这一局了。
server-deal-is-private = 每日牌局的牌桌只对玩家本人开放。
server-no-such-puzzle = 没有这道谜题。
server-bad-answer = 这不是这道谜题的答案。
server-no-such-method = 这个地址不接受这种请求。
server-no-such-page = 找不到页面。
server-protocol = 这个服务器使用第{ $version }版协议。
server-too-fast = 请求过于频繁，请{ server-wait }再试。
server-too-large = 请求过大，上限为{ $most }字节。
server-overloaded = 服务器繁忙，请{ server-wait }再试。
server-too-many-sockets = 打开的连接过多。请关闭其他标签页中的游戏，或{ server-wait }再试。
server-wrong-origin = 这个页面不能使用本服务器；服务器的主人可以允许该页面的地址。
server-wrong-host = 这台服务器不叫这个名字。服务器管理者可以用--hostname添加该名称。

## People

server-bad-name = 名字要有1至{ $most }个可显示的字符。
server-name-is-claimed = 已设密码的名字不能更改。
server-name-is-taken = 这个名字已被占用。请另选一个，或登录。
server-password-too-short = 密码至少要有{ $least }个字符。
server-banned =
    { $hours ->
        [0] 你已被这台服务器封禁：{ $reason }
       *[other] 你已被这台服务器封禁，还有{ $hours }小时：{ $reason }
    }
server-muted =
    { $hours ->
        [0] 你不能在这台服务器上发言：{ $reason }
       *[other] 你还有{ $hours }小时不能在这台服务器上发言：{ $reason }
    }
server-is-moderator = 该账户是管理员，只有服务器的主办者能用bakufu admin这样做。
server-moderators-only = 只有管理员可以这样做。
server-no-account = { $name }还没有密码，只有账户才能成为管理员。
server-unknown-person = 没有叫{ $name }的人。请使用设有密码的名字，或举报中显示的编号。
server-nothing-to-lift = 没有针对{ $name }的处罚。
server-no-such-report = 没有编号为{ $number }的未处理举报。列出举报：bakufu admin reports
server-nobody-to-report = 只能举报这张牌桌的其他玩家，不能举报机器人、空位或自己。
server-too-many-reports = 你有{ $most }份举报还没有人处理。请等管理员处理之后再举报。
server-not-running = 牌桌{ $table }没有正在进行的对局。
server-sign-in = 请先取一个名字。
server-too-many-tries = 失败次数过多，请{ server-wait }再试。
server-too-many-guests = 来自你所在网络的新访客过多。请登录，或{ server-wait }再试。
server-wrong-name-or-password = 名字或密码错误。
server-bad-link = 这个链接已过期或已用过。请重新申请一个。
server-bad-mail = 这不是有效的邮箱地址。
server-invisible-name = 名字不能包含看不见的字符，一个字母上最多两个附加符号。
server-mixed-name = 名字不能混用这些文字。请只用其中一种。
server-no-mail = 这台服务器不发送邮件。请向服务器的主人索取重设密码的链接。
server-no-password = 这个名字还没有密码。请先设置密码。
server-bad-subscription = 服务器不认识此浏览器的推送服务。服务器的主人可以用--push-host允许它。
server-bad-webhook = Webhook必须是不带查询部分的https地址，且位于以下主机之一：{ $hosts }。
server-bad-vacation = 休假最早从今天（UTC { $today }）开始，结束日不能早于开始日，且须在{ $furthest }天之内结束。
server-too-much-vacation = 超过了每个账户一年{ $most }天的休假上限。
server-plays-as-person = 该账户已有与真人对局的等级分。请让机器人使用自己的名字。
server-bad-zone = 未知的时区：{ $zone }。请使用Europe/Berlin这样的名称。
server-no-such-person = 没有人拥有这个名字。
server-no-webhooks = 这台服务器不调用webhook。
server-too-many-exports = 导出次数太多。请{ server-wait }再试。
server-too-many-letters = 邮件太多。请{ server-wait }再试。
server-wrong-password = 密码错误。

## Tables

server-about-to-start = 对局即将开始，座位不能再变动。离开座位即可取消开局。
server-already-seated = 你在这张牌桌已有座位。
server-bad-bot = 没有这个等级的机器人；可选：{ $levels }。
server-bad-options = 不能这样设置游戏：{ $why }。
server-bad-record = 无法打开这份对局记录：{ $why }。
server-record-too-long = 这个文件太大，不是对局记录。上限是{ $most }个字符。
server-bad-pace = 实时牌桌每次决定限时{ $least }至{ $most }秒，按天的牌桌限时{ $fewest }至{ $longest }天，以秒计。
server-bad-increment = 这张桌子每回合必须增加{ $least }到{ $most }秒。
server-bad-seat = 没有这个座位；座位从0数起。
server-chat-is-off =
    { $who ->
        [players] 这张牌桌只有玩家可以发言。
       *[nobody] 桌主关闭了这张牌桌的聊天。
    }
server-host-only = 只有桌主可以这样做。
server-other-facts = 这一局开始时用的数值与服务器现在的不同；服务器的主人可以用旧数值启动。
server-other-rules =
    这一局用的是第{ $needed }版{ $game ->
        [katana] SHOGUN NO KATANA
       *[shogun] SHOGUN
    }规则；本服务器的规则是第{ $has }版。已结束的对局仍可下载记录。
server-no-such-table = 没有这张牌桌，或者它不公开，需要链接。
server-no-spectators = 桌主不允许旁观这一局。结束之后可以观看回放。
server-not-finished = 游戏还没有结束。
server-not-open = 游戏已经开始。
server-not-seated = 你在这张牌桌没有座位。
server-not-started = 游戏还没有开始。
server-own-seat = 要让出自己的座位，请离座。
server-removed = 桌主已请你离开这张牌桌，你不能再在这里入座。请加入别的牌桌，或自己开一桌。
server-not-what-was-sealed = 这不是你当初发来指纹的那段文字。请公开你封存的那一段。
server-sealed-and-open = 文字和指纹只能发送其中一个。
server-seat-is-free = 那个座位上没有人。
server-seat-is-taken = 这个座位已有人。
server-seats-are-missing = 每个座位都要有玩家或机器人，游戏才能开始。
server-table-closed = 这张牌桌在开局前已关闭。
server-unknown-entry = 这张牌桌的第{ $seq }条记录属于此版本不认识的类型：{ $kind }。较新版本的服务器可以打开这张牌桌。
server-too-many-tables = 来自你所在网络的新牌桌过多，请{ server-wait }再试。
server-too-many-open-tables = 你已有{ $most }张尚未开始的牌桌。请先开始其中一张，或{ server-wait }再试。
server-too-many-guest-bot-tables = 你所在网络的访客已有{ $most }局与机器人的对局在进行。请为名字设置密码，或{ server-wait }再试。
server-too-many-bot-tables = 你已有{ $most }局与机器人的对局正在进行。请先完成其中一局，或{ server-wait }再试。

## Play

server-a-bot-has-your-seat = 机器人正在替你玩；请先收回座位。
server-already-away = 已经有机器人替你坐着。
server-already-agreed = 你已经同意暂停，还在等其他人。
server-game-is-paused = 对局已暂停，请先继续。
server-not-paused = 没有人提出暂停。
server-busy = 牌桌正忙；请重新发送命令。
server-game-was-ended = 管理员已终止这一局，由机器人打完。
server-game-goes-on = 对局尚未结束。
server-game-is-over = 游戏已经结束。
server-hints-are-off = 这张牌桌设置为没有提示。
server-not-away = 没有机器人替你坐着。
server-nothing-sealed = 你还没有提交计划。
server-nothing-to-seal = 现在不能提交计划。
server-nothing-to-undo = 不能撤回：其间有随机结果、公开的信息或其他玩家的行动。
server-plan-is-incomplete = 计划没有覆盖所有区域。
server-plan-is-sealed = 计划要一次提交：请把整个计划作为就绪发送。
server-too-late = 太迟了：牌桌已经继续进行。
server-too-much-talk = 这张牌桌的聊天已满：{ $most }条消息。
server-log-is-full = 这张牌桌的日志已满（{ $most }条）。从现在起，只能推进对局。
