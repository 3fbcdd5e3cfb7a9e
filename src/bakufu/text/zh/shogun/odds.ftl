# How a battle would end. Shares are between 0 and 1.

odds-short = 胜{ NUMBER($won, style: "percent") }，负{ NUMBER($lost, style: "percent") }，无人得手{ NUMBER($undecided, style: "percent") }
odds-own = 你自己的国，不发生战斗
odds-attack = { $attackers }支军队对{ $defenders }支军队{ $loyal ->
        [yes]{""}
       *[no] （农民不参战）
    }
odds-neutral = { $attackers }支军队对中立国的{ $farmers }支农民军
odds-revolt = { $armies }支军队对{ $farmers }支农民军的暴动
odds-attacker-wins = 进攻方获胜
odds-defender-wins = 防守方获胜
odds-farmers-win = 农民获胜
odds-owner-wins = 所有者守住
odds-undecided = 无人获胜
odds-tie-lost = 平局，国丢失
odds-tie-neutral = 平局，仍为中立
odds-left = 平均剩余{ NUMBER($left, minimumFractionDigits: 1, maximumFractionDigits: 1) }支
odds-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-tower = 骰塔内：{ $inside }。接盘里：{ $tray }。
odds-sampled = 以这样的骰塔模拟投掷{ $throws }次。
