# What --help says, and what is wrong with a command.

help-usage = 用法：
help-examples = 示例
help-default = 默认：{ $value }
help-required = 必填
help-variable = 也可取自{ $name }
help-no-version = （从源码运行）
help-version =
    bakufu { $number }，{ $compiled ->
        [yes] 规则已编译
       *[no] 规则未编译（较慢）
    }
help-bad-seed = 种子是一个词或一个数，前后不能有空格
help-bots-count =
    { $wanted ->
        [1] --bots给出了{ $given }个等级；可用：一个等级
       *[other] --bots给出了{ $given }个等级；可用：一个等级供全体使用，或{ $wanted }个，以逗号分隔
    }
help-not-of-game = { $option }不是{ $game }的选项；可用：{ $possible }
help-seat-too-high = --seat为{ $seat }；可用：1至{ $players }
help-which-shell = 哪种shell？可用：bakufu completion { $possible }

## What the front door leads to

help-group-play = 游玩
help-group-records = 对局与规则
help-group-host = 架设服务器
help-group-bots = 机器人
help-group-shell = 你的shell

## Sections of options

help-section-options = 选项
help-section-browser = 在浏览器里
help-section-terminal = 在终端里，配合--terminal
help-section-table = 牌桌

## Commands

help-command-bakufu = SHOGUN和SHOGUN NO KATANA的数字牌桌。在浏览器或终端里与机器人或朋友对局，为他人架设牌桌，查看对局记录，让机器人互相较量。
    .short = SHOGUN和SHOGUN NO KATANA的数字牌桌
    .example-1 = 打开浏览器：再点一下就到牌桌
    .example-2 = 一个命令做什么，可以怎么用
help-command-play = 与机器人对局，与朋友对局，或两者兼有。浏览器会打开一个只在本机运行的服务器；加上--terminal，就在终端里与机器人对局。在任何提示处输入?，就会说明正在决定什么、可以做什么。浏览器里的对局会自动保存；在终端里用--record保存。
    .short = 在浏览器里玩，或就在终端里玩
    .example-1 = 在浏览器里：SHOGUN或SHOGUN NO KATANA，教学，朋友
    .example-2 = 在终端里玩SHOGUN，对手是两个强机器人
    .example-3 = 独自对抗幽灵玩SHOGUN NO KATANA，并记录下来
    .example-4 = 接着上次离开的地方继续同一局
help-command-daily =
    显示某一天或某一周的牌局：各游戏的选项、机器人和随机种子。不给密钥时，显示浏览器版的牌局，它只由日期决定。给出服务器事后公开的密钥时，输出的指纹必须与它事先公布的一致；各牌桌的指纹写在对局记录里。用play在终端里玩某一天的牌局：当天的第一局计入成绩，结束时给出一行可分享的结果。
    .short = 显示、游玩或验证每日牌局
    .example-1 = 今天的牌局
    .example-2 = 玩今天的牌局
    .example-3 = 用牌局页面次日公开的密钥验证
help-command-puzzles = 解谜题：机器人对局中某一步明显最好的局面。按编号作答；h是提示，s是答案，q退出。等级分和连对数保存在这台电脑上。用make寻找新谜题：中途停止时已找到的保留在文件里，下次运行会接着找。
    .short = 解谜题，或寻找新谜题
    .example-1 = 适合你等级分的谜题
    .example-2 = 只要关于交付的简单谜题
    .example-3 = 寻找一百道SHOGUN NO KATANA谜题
help-command-odds = SHOGUN里一场战斗会怎样结束：骰塔投掷4,800次。塔里起初是开局时的方块；--battles先让若干场战斗过去，塔里的方块就会不同。
    .short = 计算战斗胜率
    .example-1 = 五支军队在平静的国进攻三支；当地农民帮助防守
    .example-2 = 三支军队进攻中立国的一支农民军，游戏已进行一阵
    .example-3 = 两支农民军暴动，对抗四支军队
help-command-replay = 逐季或逐轮讲述一局记录下来的对局：发生了什么，或走了哪些步。对局记录来自浏览器里已结束的对局，或来自play --record。
    .short = 讲述一局对局记录
    .example-1 = 整局，如同在牌桌上讲述
    .example-2 = 只看这几步，按实际走法
    .example-3 = 只看一号座位当时能知道的
    .example-4 = 对局记录本身，用便于阅读的记谱法
help-command-review = 复盘一局已结束的对局：胜率的变化，每名玩家损失最大和最好的决策及更好的选择，以及运气占了多少。大约需要一分钟。
    .short = 复盘一局已结束的对局
    .example-1 = 全体玩家，在终端里
    .example-2 = 只看二号座位，写成单个网页文件
    .example-3 = 每个决策及其数值，供程序使用
help-command-verify = 重演一份对局记录，查验其中的一切：每一步，由种子推出的牌和骰塔，分数，以及桌主对种子的承诺（如果有）。全部属实时退出码为0。
    .short = 验证对局记录是否公平
    .example-1 = 说明查验了什么；有错则用一行说明
    .example-2 = 再查验没有人换过你的浏览器在开局前看到的封存内容
help-command-decisions = 把对局记录中的每个决定写成表格，供其他程序使用：该座位看到了什么、可以做什么、做了什么，以及最后的结果。RECORDS是选项相同的对局的记录文件，或装有这些文件的文件夹。需要pip install 'bakufu[data]'。
    .short = 把对局记录中的所有决定制成表格
    .example-1 = 供pandas、Polars或DuckDB使用，特征以该座位的视角表示
    .example-2 = 供电子表格使用
help-command-facts = 印刷配件上的数值以及它们有多可靠。没有人能从盒里读到的值会列出来源；你可以用自己的文件更正，所有进行游戏的命令都接受它。
    .short = 尚未确定的值及其来源
    .example-1 = SHOGUN里有什么尚未确定
    .example-2 = SHOGUN NO KATANA的一切，供程序使用
    .example-3 = 写好更正之后，还有什么尚未确定
help-command-serve = 在网络上提供牌桌，供浏览器里的人和机器人使用。一切保存在数据文件夹的一个SQLite文件里，或保存在PostgreSQL里。Ctrl-C会有序停止：通知所有人，不丢失任何一步。
    .short = 在网络上提供牌桌
    .example-1 = 只供本机使用，地址是http://127.0.0.1:8600
    .example-2 = 供你的网络里所有人使用
    .example-3 = 在以https提供此地址的代理之后
    .example-4 = 四个进程，用于大型部署
help-command-admin = 在存有数据库的机器上管理服务器。ACTION可以是：reports（列出未处理的举报）或close编号；mute、ban（人或地址）或lift（解除）某人；end牌桌（由机器人打完，无人能返回）；appoint或dismiss某个账户（可以在网页上管理）；log（管理记录）。WHOM是设有密码的名字，或举报中显示的编号。运行中的服务器会在一秒内生效。
    .short = 管理服务器
    .example-1 = 玩家举报了什么
    .example-2 = 管理员做过什么
help-command-site = 把浏览器版写进一个文件夹：整个游戏连同机器人都在浏览器里运行，不需要服务器。任何网站空间都可以在任意路径下提供这个文件夹。
    .short = 写出可放到任何网站的浏览器版
    .example-1 = 写到文件夹./site
    .example-2 = 在本机查看：http://localhost:8000
    .example-3 = 用于显示页面时末尾不带斜杠的网站
help-command-backup = 把服务器的SQLite数据库复制到文件，服务器运行时也可以。同时保留数据文件夹里的cookie-secret文件，所有人就会保持登录。用这份副本启动的服务器会从那里继续。
    .short = 复制服务器的数据库
    .example-1 = 对局保存在你的数据文件夹里的服务器
    .example-2 = 从这份副本继续的服务器
help-command-dataset = 把服务器上已结束的对局写到一个新文件夹，供研究使用：只包括全桌都在账户里同意分享的对局，不含名字、聊天、时间和桌号。附有说明内容的数据卡。服务器可以正在运行。
    .short = 导出大家同意供研究使用的对局
    .example-1 = 对局保存在你的数据文件夹里的服务器
    .example-2 = 使用PostgreSQL的服务器
help-command-account =
    帮助忘记密码又没有留下邮箱的人。`reset NAME`会打印一个链接，对方用它设置新密码；你不会知道新密码。请使用与服务器相同的数据库、密钥和地址；服务器可以正在运行。
    .short = 让某人重设密码
    .example-1 = 给名字Ann的主人的链接
    .example-2 = 服务器有自己的地址时
help-command-join = 让一个机器人通过网络在别人的牌桌入座，一直玩到结束。URL是桌主转发的邀请链接。机器人看到的与坐在那里的人看到的一样。
    .short = 让机器人到别人的牌桌上玩
    .example-1 = 本软件包的一个等级；TABLE在邀请链接里
    .example-2 = 你自己的类，写在本文件夹的careful.py里
help-command-simulate = 让机器人进行许多局，并报告谁赢了多少。它们逐局换座位，同样的种子得到同样的结果。要评判机器人，请用arena：它会说明数字有多可靠。
    .short = 让机器人进行许多局
    .example-1 = 四个随机玩家
    .example-2 = 两个等级互相较量
help-command-arena = 用许多局评判机器人：胜局份额及其区间、等级分，以及分数来自哪里。机器人可以是一个等级（random、ashigaru、samurai、daimyo、shogun），带性格的等级（samurai:raider），带搜索预算的等级（daimyo:200），带权重文件的等级（samurai@my.toml），或你自己的类（my.module:Class）。机器人的数目就是玩家人数。每副牌局都按座位轮换各打一遍；对局完全由种子决定。
    .short = 用许多局评判机器人
    .example-1 = 武士比足轻强吗，有多大把握？
    .example-2 = 更长的比赛，并保存下来；中断了可以接着进行
    .example-3 = 你自己的机器人，在本文件夹的careful.py里
help-command-tune = 让一个等级（ashigaru或samurai）与自己对局，寻找更好的权重，并用没有参与调整的种子来评判结果。每次试验都保存在文件旁边，中断之后可以从停下的地方继续。需要pip install 'bakufu[arena]'。
    .short = 为一个等级寻找更好的权重
    .example-1 = 变动权重的两个部分
    .example-2 = 用找到的权重来玩
help-command-completion = 输出一段内容，让你的shell在按Tab键时补全命令、选项、机器人等级、扩展模块和文件。
    .short = 按Tab键补全命令
    .example-1 = 用于bash：把这一行写进~/.bashrc
    .example-2 = 用于zsh：把这一行写进~/.zshrc
    .example-3 = 用于fish，一劳永逸

## Options

help-option-base = 提供这个文件夹的路径。
    .default = 相对于页面的地址
help-option-help = 显示本说明并退出。
help-option-version = 显示版本并退出。
help-option-language = 所有文字的语言：en、de或zh。
    .default = 系统的语言，否则en
help-option-terminal = 在终端里与机器人对局。
help-option-lines = 逐行游戏，不使用全屏。
help-option-no-browser = 只输出地址，不打开浏览器。
help-option-lan = 让同一网络里的人加入，并显示地址的二维码。
help-option-clans = 玩家人数，3至5。
help-option-players = 玩家人数：shogun为3至5，katana为1至4。
    .default = 4
help-option-side = 用于shogun：游戏面板的哪一面。
    .default = sun
help-option-setup = 用于shogun：起始国按规则书预设，或由玩家选取。
    .default = fixed；月亮面只能用claim
help-option-modules = 用于shogun：使用的扩展模块，以逗号分隔：{ $names }。
    .default = 无
help-option-rooms = 用于katana：推荐给第一局的房间，或随机的房间。
    .default = first
help-option-seat = 要坐的座位，从1数起。
help-option-bots = 机器人的等级：一个供全体使用，或每个各一；random、ashigaru、samurai、daimyo或shogun；SHOGUN中还可指定性格，如samurai:raider或samurai:any。
    .default = ashigaru
help-option-entrants = 机器人，每名玩家一个。
help-option-jobs = 同时进行对局的进程数。
    .default = 每个核心一个
help-option-folder = 每局一打完就保存在这里，最后写出results.json、games.csv和contest.svg。
help-option-records = 把每局的对局记录写到这个文件夹，每局一个文件，供replay和verify使用。
help-option-sections = 权重中可以变动的部分，以逗号分隔。
    .default = 全部
help-option-per-trial = 每次试验打多少局。
help-option-trials = 多少次试验，向上取整到完整的代数。
help-option-judged = 用多少局评判结果。
help-option-weights-file = 保存所得权重的文件，TOML格式。
help-option-reviewed = 只复盘这个座位，从1数起。
help-option-effort = 复盘的细致程度：2所需时间约为1的两倍。
help-option-page = 把复盘写成网页的文件。
help-option-other-worlds = 模拟局面的种子；换一个种子就是一次独立的复盘。
help-option-deal-date = 牌局的日期或ISO周，例如2026-11-18或2026-W47（默认：今天，UTC）。
help-option-deal-secret = 牌局结束后服务器公开的密钥。
help-option-theme = 只要这个主题的谜题。
help-option-difficulty = 只要这个难度的谜题。
help-option-wanted = 要找的谜题数量。
help-option-puzzle-file = 保存谜题的文件；已有的文件会接着写。
help-option-seed = 随机种子；同样的种子得到同样的牌和同样的骰塔。
help-option-file = 要写入的文件，名称以.parquet或.csv结尾。
help-option-encode = 该座位看到的内容：按页面字节，或按自己视角的数字。
help-option-facts = 更正数值的TOML文件。
help-option-host = 监听的地址；0.0.0.0表示本机的所有地址。
help-option-port = 监听的端口；0表示任意空闲端口。
help-option-database = 对局保存在哪里：sqlite:///FILE或postgresql://USER@HOST/NAME。
    .default = 数据文件夹里的一个文件
help-option-workers = 服务器进程数；多于一个需要PostgreSQL。
help-option-bot-processes = 每个服务器进程配多少个供机器人思考的进程。
help-option-advice-processes = 每个服务器进程配多少个供预测、胜率、提示和回放使用的进程。
help-option-dask = Dask调度器，例如tcp://HOST:8786；工作由它的工作进程完成。
help-option-secret = 用于签名cookie；至少16个字符。
    .default = 生成一次并保存在数据文件夹里
help-option-origins = 浏览器访问本服务器的另一个地址；可以多次给出。
help-option-proxies = 受信任的代理（X-Forwarded-For）；可以多次给出。
help-option-vacation-days = 每个账户一年的休假天数；休假时，以天计时的对局停止计时。
help-option-pause-days = 暂停的对局多少天之后继续计时。
help-option-archive-days = 对局结束多少天之后，把它的日志打包。
help-option-limits = 更改对单个玩家或地址的限制，例如guests=10；可重复使用。默认值：{ $names }。
help-option-hosts = 允许用来访问服务器的名称，例如table.example；可重复使用。
    .default = 任何名称
help-option-mail = 发送邮件的SMTP服务器：smtp://、smtp+starttls://或smtps://，后接USER:PASSWORD@HOST。
    .default = 不发送邮件
help-option-mail-from = 邮件的发件地址。
help-option-push-hosts = 允许浏览器用于通知的另一个推送服务；可重复使用。
help-option-webhook-hosts = 允许接收通知的主机；可重复使用。需要pip install 'bakufu[notify]'。
help-option-metrics-token = 其他机器上的程序读取/metrics所需的令牌。
    .default = 只有本机可以读取
help-option-bot = 机器人：一个等级，或你自己的类（my.module:Class）。
help-option-name = 机器人在牌桌上的名字。
help-option-token = 之前会话的令牌。
help-option-receipt = 凭据文件的路径：浏览器保存的，或由bakufu join写出的。
help-option-hours = 禁言或封禁的小时数。
    .default = 无期限
help-option-reason = 理由，会告知本人并写入记录。
help-option-record-file = 把对局记录写到这里：文件名以.json结尾就用JSON，否则用文本记谱法。
help-option-resume = 继续这份对局记录里的游戏。
help-option-as-json = 输出JSON，而不是文字。
help-option-game = 哪个游戏。
help-option-games = 多少局。
help-option-first = 从第几步讲起，从1数起。
help-option-last = 讲到第几步。
help-option-moves = 讲述走了哪些步，或发生了什么。
    .default = 发生了什么
help-option-watcher = 只讲这个座位能知道的，从1数起。
    .default = 一切
help-option-notation = 用这种记谱法输出对局记录本身。
help-option-everything = 也列出已确定的值。
help-option-attackers = 进攻的军队数。
help-option-defenders = 防守的军队或农民军数。
help-option-neutral = 该国中立，由农民军防守。
help-option-markers = 该国的不满标志物数：只要有，农民军就不帮防守方。
help-option-revolt = 模拟由这么多支农民军发动的暴动。
help-option-battles = 此前已经打过多少场战斗。
