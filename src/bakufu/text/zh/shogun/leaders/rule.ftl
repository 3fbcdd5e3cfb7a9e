# Military Leaders: its rules.

## The chapter

chapter-leaders = 扩展模块：军事统帅

## The rules

rule-leaders-place-in-turn-order = 使用预设起始国时，第一次确定行动顺序之后统帅才上面板。每人按此顺序把统帅放进一个己方国。
rule-leaders-after-samurai-before-court = 第一个春季确定行动顺序之后，先检查武士，再放置统帅，然后才是朝廷。
    .reason = 规则书把武士和统帅都排在确定行动顺序之后，只写明武士在朝廷之前。我们按模组的编号进行，朝廷紧接在行动之前。
rule-leaders-place-when-claiming = 选取起始国时，玩家每选到一个国，都可以当即把统帅放进去。
rule-leaders-place-with-the-last = 到最后还没有上面板的统帅，随最后选取的国一起到场。
rule-leaders-own-provinces-only = 统帅只能在自己主人的国里。
    .refusal = 那个国不是你的，所以你的统帅不能去。
rule-leaders-cheaper-building = 统帅所在的国里修建更便宜：城堡少{ $leaders-improves-castle }个宝箱，神社少{ $leaders-improves-temple }个，能剧舞台少{ $leaders-improves-theatre }个。
rule-leaders-more-rice = 统帅所在的国，征收稻米多得{ $leaders-improves-rice }单位。
rule-leaders-more-taxes = 统帅所在的国，征收税金多得{ $leaders-improves-tax }个宝箱。
rule-leaders-more-armies = 统帅所在的国，同样的价格招募更多军队：“招募5支”多{ $leaders-improves-deploy-5 }支，“招募3支”多{ $leaders-improves-deploy-3 }支，“招募1支”多{ $leaders-improves-deploy-1 }支。
rule-leaders-no-bonus-in-battle = 统帅加强除“战斗”之外的所有行动。在战斗和暴动中，他对所在的国没有加成。
rule-leaders-after-event-and-card = 先由本季的事件改变数目，再算特殊牌，最后加上统帅。
    .reason = 基础游戏里特殊牌在事件之后。如果先加统帅，可能会被上限抹掉。
rule-leaders-never-a-hindrance = 如果资源堆里的军队够行动所需，却不够统帅的加成，就有多少招募多少。
    .reason = 不能完整执行的行动要跳过。加成不该成为跳过的原因。
rule-leaders-must-move = 每季结束后，每名统帅都必须按行动顺序移动到主人的一个国。
    .refusal = 你的统帅必须移动。
rule-leaders-no-move-after-winter = 统帅在一局里移动六次：两年的春、夏、秋季之后。冬季之后不移动。
    .reason = 规则书要求每轮之后移动。冬季是没有行动的间隔轮，关于统帅只规定失去的在它之后归来。
rule-leaders-must-leave = 主人还有别的国时，统帅不能留在原处。
    .refusal = 你的统帅已经在那里。请选另一个国。
    .reason = 规则书要求移动，并且提到他先前所在的国。
rule-leaders-stay-in-the-only-province = 主人没有别的国的统帅留在原处。
    .reason = 他动不了，而规则书只在他所在的国丢失时才让他离开面板。
rule-leaders-adjacent-is-victory = 统帅移动到相邻国，就算从原来的国凯旋离开。水路也算相邻。
rule-leaders-raise-a-statue = 统帅凯旋离开的国里，其主人可以竖立一座雕像。
rule-leaders-statue-is-optional = 竖立雕像并非义务。
rule-leaders-several-statues = 一个国里可以有同一名玩家的任意多座雕像。
    .reason = 规则书没有设上限，而统帅可以两次离开同一个国。两名玩家的雕像不会同在一处：统帅一到，就取走别人的雕像。
rule-leaders-statues-are-limited = 每人有{ $leaders-statues }座雕像。用完了就不能再竖立。
    .reason = 盒里只有这么多，而上了面板或落入他人之手的雕像不会回来。
rule-leaders-statue-stays = 雕像留在国里，无论谁占领它，即使被农民夷平也一样。
rule-leaders-take-trophies = 统帅来到一个国，就把那里别的玩家的雕像全部取为战利品。
rule-leaders-not-adjacent-is-flight = 统帅移动到不相邻的国，就算逃离。他不留下雕像。
rule-leaders-lost-with-the-province = 统帅所在的国丢失时，他离开面板。
rule-leaders-return-after-winter = 失去的统帅在冬季之后归来，放进主人的一个国。
rule-leaders-return-in-autumn-order = 如果有多名统帅归来，按秋季的行动顺序放置。
    .reason = 统帅出现在哪里可能会拿走雕像，所以顺序要紧。德文规则书说按当前的行动顺序，而冬季沿用秋季的顺序。
rule-leaders-no-province-to-return-to = 冬季之后主人已没有国的统帅，不再归来。
    .reason = 没有地方放他，规则书也没有说别的时候可以放。
rule-leaders-no-return-at-the-end = 最后一个冬季之后，统帅不再归来。
    .reason = 那时游戏已经结束。归来只会夺走谁也无法保护的雕像。
rule-leaders-score-statues = 终局时，面板上的每座雕像给其主人{ $leaders-statue_value }分。
rule-leaders-score-trophies = 终局时，每件战利品给持有者{ $leaders-trophy_value }分。

## Notes on the facts

note-improvements = 印为提升后的数量：价格2、1和0，军队6、4和2，多一个宝箱或一单位稻米
    .of = 统帅带来的增益
