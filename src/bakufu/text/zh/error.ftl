# 出了什么错，各用一行说明：哪里不对，可以怎样。

error-one-of =
    { $meant ->
        [yes] 你是想输入{ $near }吗？
       *[no] 可选：{ $known }
    }
error-told = { $words }
error-illegal-move = 规则{ $rule }不允许这一步
error-illegal-action = 第{ $game }局：规则{ $rule }不允许座位{ $seat }采取行动{ $action }；可选：{ $legal }
error-illegal-opponent = 座位{ $seat }上对手的策略选择了行动{ $action }，规则{ $rule }不允许；可选：{ $legal }
error-system = { $what }：{ $why }
error-stopped = 已中断

## 名称与选项

error-unknown-option = 未知选项{ $wrong }；{ error-one-of }
error-unknown-module = 未知扩展模块{ $wrong }；{ error-one-of }
error-unknown-game = 未知游戏{ $wrong }；{ error-one-of }
error-unknown-query = 未知的查询{ $wrong }；{ error-one-of }
error-query-about = 查询{ $query }没有{ $name }这一项
error-unknown-bot = 未知机器人{ $wrong }；{ error-one-of }
error-unknown-language = 未知语言{ $wrong }；{ error-one-of }
error-unknown-province = 未知的国{ $wrong }；{ error-one-of }
error-unknown-space = 未知的空位{ $wrong }；{ error-one-of }
error-unknown-card = 未知的牌{ $wrong }；{ error-one-of }
error-unknown-resource = 未知的资源{ $wrong }；{ error-one-of }
error-unknown-reward = 未知奖励{ $wrong }；{ error-one-of }
error-option = { $option }是{ $value }；可选：{ $possible }
error-option-modules = modules是{ $value }；应为扩展模块名称的列表
error-option-moon = setup是'fixed'，只有太阳面才有；月亮面可选：claim
error-opponents = 有{ $given }个对手，座位却有{ $seats }个

## 命令

error-unknown-command = 没有命令{ $wrong }；{ error-one-of }
error-usage-no-option = 没有选项{ $wrong }；{ error-one-of }
error-usage-no-value = { $option }需要一个值
error-usage-needless = { $option }不带值
error-usage-missing = 缺少{ $what }；参见{ $command } --help
error-usage-too-many = 多余的参数：{ $words }
error-usage-number = { $option }：{ $value }不是整数
error-usage-range = { $option }：{ $value }不在范围{ $range }内
error-usage-choice = { $option }：{ $value }不是{ $choices }之一

## 主人自己的数值

error-no-toml = { $file }：TOML格式无效：{ $why }
error-facts-game = { $file }：未知游戏{ $wrong }；{ error-one-of }
error-unknown-fact = { $file }：未知数值{ $path }；{ error-one-of }
error-fact-unlike = { $file }：{ $path }应与{ $old }同类，而不是{ $value }
error-fact-source = { $path }没有出处
error-fact-least = { $path }是{ $value }；应为{ $least }或以上
error-fact-most = { $path }是{ $value }；至多{ $most }
error-fact-range = { $path }是{ $value }；应为{ $least }至{ $most }
error-fact-numbers = { $path }是{ $value }；应为{ $count }个不小于{ $least }的数
error-fact-rising = { $path }是{ $value }；应为从1起递增的数
error-fact-falling = { $path }是{ $value }；应为{ $count }个递减的数，最后一个至少为1
error-fact-one-of = { $path }是{ $wrong }；{ error-one-of }
error-fact-keys = { $path }应依次列出{ $first }至{ $last }，各一次
error-fact-nothing = { $path }的第{ $number }项什么也不给；至少要有一个大于0的值
error-fact-tower = 骰塔的数值无法读取：{ $why }
error-fact-border = { $pair }不是两国之间的边界，或者重复出现
error-fact-colours = daimyo应列出颜色{ $colours }
error-fact-groups = { $path }是{ $value }；应为2至5支军队的军团
error-fact-many-groups = { $path }有{ $groups }个军团；至多{ $most }个
error-fact-given-twice = fixed.{ $players }把{ $province }给了两名玩家，或者{ $players }人局不用它
error-fact-armies = { $path }有{ $armies }支军队；至多{ $most }支
error-fact-winter-length = winter.unsupplied、winter.revolts与winter.farmers的长度必须相同
error-fact-winter-least = winter.unsupplied与winter.revolts从1起，winter.farmers从0起
error-fact-no-space = { $path }没有适合{ $players }人的格子
error-fact-rooms = rooms.first是{ $value }；应为{ $count }个不同的房间
error-fact-letters = { $path }是{ $value }；只能用字母{ $letters }
error-fact-recipe = { $path }是{ $value }；{ $before }与{ $after }所在的行在锻造坊上不相邻
error-fact-equal = { $path }是{ $value }；与前一个相同的资源至多{ $most }个
error-fact-daimyo = 有{ $copies }张大名牌；应为{ $wanted }张，即4叠各16张
error-fact-two = { $path }是{ $value }；应为两种不同的资源
error-fact-lacks = { $path }属于{ $kind }，却没有{ $name }
error-fact-flowers = score.flowers是{ $value }；应为从1到score.lap的{ $count }个递增的数
error-fact-sashimono = score.sashimono是{ $value }；每多一种，增加的分不得少于前一种

## 对局记录

error-no-record = 不是对局记录：第一行应为'{ $title }'
error-record-options = 对局记录的选项无法使用：{ $why }
error-record-refused = 规则{ $rule }不允许对局记录的第{ $number }步
error-other-rules =
    { $what ->
        [snapshot] 这份快照
       *[record] 这份对局记录
    }需要第{ $needed }版{ $game ->
        [katana] SHOGUN NO KATANA
       *[shogun] SHOGUN
    }规则；本程序的规则是第{ $has }版（{ $needed ->
        [1] 请使用Bakufu 0.1
       *[other] 请使用带有该版规则的Bakufu
    }）
error-record-facts = 对局使用了另一套数值（{ $facts }），不是这一套（{ $these }）；请用--facts指定
error-record-secret = 公开的秘密与当初承诺的不符
error-record-seed = 种子不是由秘密和玩家提供的内容得出的
error-receipt-damaged = 这不是由Bakufu写出的凭据
error-receipt-version = 这份凭据的版本是{ $version }；能读取的是版本{ $known }
error-receipt-no-proof = 对局记录里没有承诺，凭据无从比对
error-receipt-own = 凭据自相矛盾：其中的文字与自己座位的指纹不符
error-receipt-commitment = 桌主的承诺被换过：它不是凭据里的那个
error-receipt-seats = 凭据所属的牌桌有{ $sealed }个座位，对局记录却有{ $seats }个
error-receipt-seat = 座位{ $seat }公开的内容不是当初封存的内容：在留下凭据之后被换过
error-record-no-result = 对局已经结束，记录里却没有结果
error-record-not-over = 对局尚未结束
error-record-points = 得分是{ $points }，与记录的{ $recorded }不符
error-record-damaged = 对局记录已损坏：{ $why }
error-record-partial = 文件里只有一个座位在未结束的对局中知道的内容；请在对局结束后重新下载记录
error-record-unprintable = 记录的{ $name }含有无法显示的字符
error-record-line = 对局记录在第{ $line }行损坏：{ $why }
error-record-version = 这是版本{ $version }的对局记录；可选：{ $known }
error-record-no-moves = 对局记录里没有任何一步
error-record-game = 对局记录属于未知游戏{ $wrong }；{ error-one-of }
error-record-picks = 第{ $line }行应为玩家编号和选择，而不是{ $found }
error-record-pick = 第{ $line }行：未知选择{ $wrong }；{ error-one-of }

## 机器人、比赛与调校

error-bot-budget = { $budget }不是{ $level }的思考预算；可选：不少于{ $least }秒，如{ $level }:0.5s，或模拟局数，如{ $level }:200
error-bot-character = { $level }没有性格{ $wrong }；{ error-one-of }
error-bot-no-budget = { $level }没有思考预算；只能写{ $level }
error-bot-no-weights = { $level }没有权重；可选：{ $possible }
error-bot-module = 无法加载机器人{ $bot }：这里和Python的路径中都没有模块{ $module }
error-bot-broken = 无法加载机器人{ $bot }：{ $why }
error-bot-decide = 无法使用机器人{ $bot }：它没有decide(view)方法
error-net-unreadable = 无法读取网络{ $file }：{ $why }
error-net-damaged = { $file }不是Bakufu写出的网络
error-net-version = 网络{ $file }的版本是{ $version }；可读取的版本是{ $known }
error-net-shape = { $file }的各层彼此不匹配，或与该游戏的观测和动作不匹配
error-net-game = 网络{ $file }只会玩{ $game }
error-net-options = 网络{ $file }只能用这些选项：{ $options }
error-bot-refused =
    机器人{ $bot }回答了{ $move }，{ $rule ->
        [table] 牌桌
       *[other] 规则{ $rule }
    }不允许（种子{ $seed }）
error-bot-broke = 机器人{ $bot }出错：{ $what }（{ $file }，第{ $line }行）
error-unknown-weight = { $file }：未知权重{ $wrong }；{ error-one-of }
error-weight-number = { $file }：{ $name }应为数字，而不是{ $value }
error-unknown-section = 未知的权重部分{ $wrong }；{ error-one-of }
error-too-little = { $sections }：可调的太少；至少要有两个不为零的权重
error-folder-is-file = { $file }是文件；请指定文件夹
error-folder-unusable = { $folder }无法使用：{ $why }
error-folder-damaged = { $file }已损坏；请指定另一个文件夹
error-folder-other =
    { $folder }里的比赛使用了另外的{ $what ->
        [game] 规则
        [facts] 数值
        [options] 游戏选项
        [weights] 权重
        [seed] 随机种子（--seed）
        [players] 机器人版本
       *[bots] 机器人
    }；请指定另一个文件夹
error-folder-rules =
    { $folder }里的对局用的是第{ $needed }版{ $game ->
        [katana] SHOGUN NO KATANA
       *[shogun] SHOGUN
    }规则；本程序的规则是第{ $has }版；请指定另一个文件夹
error-trials-damaged = { $file }已损坏；请用--out指定另一个文件
error-trials-other = { $file }里是另一次调校的试验；请用--out指定另一个文件
error-no-extra = 需要{ $package }软件包：pip install 'bakufu[{ $extra }]'
error-dask-package = --dask需要distributed软件包：pip install 'bakufu[dask]'
error-dask-none = { $address }没有Dask调度器：{ $why }
error-dask-gave-up = { $address }的Dask集群出错：{ $why }
error-workers-killed = 工作进程一再被终止

## 服务器与数据库

error-archive-facts = 对局使用了另一套数值（{ $facts }）
error-backup-itself = { $file }就是数据库本身；请指定另一个文件
error-backup-copy = 无法复制{ $file }：{ $why }
error-backup-postgres = 只能备份SQLite数据库；PostgreSQL请用pg_dump
error-backup-none = { $file }处没有数据库
error-backup-other = { $file }不是Bakufu的数据库
error-backup-damaged = { $file }已损坏：{ $why }
error-data-folder = 无法写入数据文件夹{ $folder }：{ $why }；请用BAKUFU_DATA指定另一个文件夹
error-short-secret = Cookie签名密钥至少需要{ $least }个字符
error-unknown-limit = 未知的限制{ $wrong }；{ error-one-of }
error-bad-limit = { $limit }不是有效的限制；应为NAME=N，N为1到{ $most }
error-database-address = 不是数据库地址：{ $address }；可选：sqlite:///FILE、postgresql://...
error-database-unknown = 未知数据库{ $kind }；可选：sqlite:///FILE、postgresql://USER@HOST/NAME
error-database-closed = 无法打开数据库{ $database }：{ $why }
error-database-served = 另一个服务器正在使用数据库{ $database }；请停止它，或用--database指定其他数据库
error-database-newer = 数据库来自更新版本的Bakufu（修订{ $revision }）；请更新Bakufu
error-mail-server = --mail没有给出SMTP服务器；可选：{ $known }
error-mail-from = --mail-from必须是邮箱地址，例如bakufu@table.example
error-mail-origin = 邮件里有链接，因此--mail需要服务器的公开地址：--origin https://table.example
error-no-account = 没有人拥有名字{ $name }
error-workers-postgres = --workers大于1时需要PostgreSQL：--database postgresql://USER@HOST/NAME
error-cannot-listen = 无法监听{ $where }：{ $why }；请用--host和--port另选

## 服务器的客户端

error-client-other = { $server }不是Bakufu服务器
error-client-status = { $server }不是Bakufu服务器（状态{ $status }）
error-client-address = 不是地址：{ $address }（{ $why }）
error-client-unreached = 无法连接{ $server }（{ $why }）
error-client-silent = { $server }没有回应（{ $why }）
error-client-busy = { $server }太忙
error-client-gave-up = { $seconds }秒后放弃：{ $why }
error-client-invitation = 不是邀请：{ $address }；邀请形如http://HOST:8600/t/TABLE?link=LINK
error-client-closed = 服务器关闭了连接（{ $code }）
error-client-answered = 服务器的回应状态是{ $status }
error-client-no-message = 服务器发来的不是协议消息
error-client-strange = 服务器的响应不符合预期（{ $why }）
error-client-denied = 服务器拒绝加入这张牌桌（状态{ $status }）
error-client-left = 已离开牌桌
error-client-seat-lost = 座位在开局前被空了出来
error-client-rules =
    这张牌桌用的是第{ $needed }版{ $game ->
        [katana] SHOGUN NO KATANA
       *[shogun] SHOGUN
    }规则；本程序的规则是第{ $has }版；请使用与服务器相同版本的Bakufu
error-client-facts = 这张牌桌使用了另一套数值（{ $facts }）；请用--facts指定
error-client-newer = 这个版本的Bakufu读不懂服务器的牌桌（{ $why }）
error-site-no-client = 没有安装浏览器客户端；请运行：pip install 'bakufu[server]'
error-site-not-empty = { $folder }不是空文件夹；请指定一个新文件夹
error-puzzles-file = 这不是该游戏的谜题文件
error-puzzles-rules = 这些谜题属于另一个版本的规则或配件数据
error-daily-date = { $wrong }既不是日期也不是周；例如2026-11-18或2026-W47
error-daily-week = { $wrong }是一周，其牌局由多人在服务器上进行；请给出一天，例如2026-11-18
error-daily-ahead = { $wrong }尚未开始；可以玩今天或以前的牌局
error-puzzles-theme = 未知的主题{ $wrong }；{ error-one-of }
