# Military Leaders in the browser.

## The map and the players

web-leaders-at = 统帅
web-leaders-card = 你的统帅在那里：这个行动更有利
web-leaders-away = 不在面板上
    .more = 统帅不在地图上。行动顺序确定后，可以放到自己的一个国。
web-leaders-left = 尚可竖立的雕像
web-leaders-statues = 雕像
web-leaders-standing = 面板上的雕像
web-leaders-trophy-row = 战利品
web-leaders-trophies = { $count }件战利品：{ $statues }
web-leaders-of = { $colour }{ $count }座
web-leaders-leader-here = { $mine ->
        [yes] 你的统帅在这里
       *[no] { $player }的统帅在这里
    }
web-leaders-statues-here = { $mine ->
        [yes] 你的{ $count }座雕像
       *[no] { $player }的{ $count }座雕像
    }

## Leading a leader

web-leaders-badge = { $meaning ->
        [statue] 雕像
        [no-statue] 邻国
       *[flee] 无雕像
    }
web-leaders-meaning = { $meaning ->
        [statue] 可以留下雕像
        [no-statue] 雕像已经用完
       *[flee] 不相邻，没有雕像
    }
web-leaders-improves = { $kind ->
        [rice] { $action }：稻米由{ $before }变为{ $after }
        [armies] { $action }：军队由{ $before }变为{ $after }
       *[chests] { $action }：宝箱由{ $before }变为{ $after }
    }
web-leaders-improves-there = 他在那里能提升：
web-leaders-change = { $before } → { $after }
web-leaders-no-battle = 统帅加强除“战斗”之外的所有行动。在战斗和暴动中没有加成。
web-leaders-gains-nothing = 你在那里计划的行动都得不到他的帮助
web-leaders-to = { $from ->
        [yes] 从{ $origin }到{ $target }
       *[no] 你的统帅来到{ $target }
    }
web-leaders-means = { $meaning ->
        [statue] { $target }与{ $origin }相邻：你的统帅凯旋离开，你可以在{ $origin }竖立一座雕像。
        [no-statue] { $target }与{ $origin }相邻，但你已没有雕像可在{ $origin }竖立。
        [flee] { $target }与{ $origin }不相邻：你的统帅逃离，仅仅是不留下雕像而已。
       *[place] 只要他在{ $target }，那里修建更便宜，税金、稻米和招募的军队都更多。
    }
web-leaders-next-to = { $count ->
        [0] 你的其他国都不与{ $origin }相邻：统帅无论去哪里都是逃离，仅仅是不留下雕像而已。
       *[other] 与{ $origin }相邻：{ $provinces }。
    }
web-leaders-means-trophies = { $target }里别的玩家的{ $count }座雕像成为你的战利品。
web-leaders-go = { $from ->
        [yes] 前往{ $target }
       *[no] 把统帅放进{ $target }
    }
web-leaders-place = 把统帅放进{ $province }
web-leaders-place-later = 以后再放
web-leaders-raise = 竖立雕像
web-leaders-raise-none = 不竖立
web-leaders-statues-left = 你还剩{ $left }座雕像。

## After the game

web-after-kind-statues = 雕像
web-after-kind-trophies = 战利品

## Decisions

web-deciding-not-leaders-own-provinces-only = { $province }不是你的。
web-deciding-not-leaders-must-leave = 你的统帅必须离开{ $province }。
web-deciding-awaits-place-leader = { $player }正在放统帅
web-deciding-awaits-claim-with-leader = { $player }可以把统帅放进{ $province }
web-deciding-awaits-move-leader = { $player }正在把统帅从{ $origin }移走
web-deciding-awaits-raise-statue = { $player }可以在{ $province }竖立雕像
web-deciding-leaders = 统帅
web-deciding-does-leaders = 行动顺序确定时放置统帅，每季之后他们去另一个国。如果去的是邻国，可以在身后竖立一座雕像。
web-deciding-winter-line-score-statues = 面板上的雕像
web-deciding-winter-line-score-trophies = 战利品

## How to play

howto-leaders = 军事统帅
    .more = 你的统帅驻在你的一个国里。
howto-leaders-helps = 在他所在的国行动，花费更少或收获更多。
howto-leaders-moves = 每季之后他必须去你的另一个国。如果是邻国，你可以留下一座雕像。
howto-leaders-trophy = 他所到之处，别人的雕像成为你的战利品。如果他所在的国陷落，他要到冬季之后才回来。
howto-leaders-points = 终局时，你在地图上的雕像和你的战利品都带来分数。

## The log

web-log-kind-leaders = 统帅与雕像

## 导览

web-tour-leaders = 行动顺序确定后，你的统帅就在你的一个国里：在那里行动，花费更少或收获更多。每季之后他必须离开，并可以留下一座雕像，终局得分。

## The report of a season

web-telling-statues = 雕像
web-telling-statues-by = { $by }座雕像
web-telling-trophies = 战利品
web-telling-trophies-by = { $by }件战利品
web-telling-brought-leader-lost = 你失去了{ $province }，统帅离开了面板。
web-telling-brought-statue-raised = 你的统帅在{ $province }留下了一座雕像，{ $left ->
        [0] 雕像已用完
       *[other] 还剩{ $left }座
    }。
web-telling-brought-trophies-taken = 你在{ $province }取走了{ $seats }的{ $statues }座雕像作为战利品。
