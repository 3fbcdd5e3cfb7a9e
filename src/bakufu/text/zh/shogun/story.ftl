# Several events told in one line.

story-chapter = 第{ $year }年{ $season }
story-set-up = 游戏准备
story-season-ends = 季末
story-started = { $player }的起始国：{ $provinces }。
story-start = { $province }（{ $armies }）
story-planned = { $player }的计划：{ $cards }。
story-card = { $space }（{ $card }）
story-passed = { $players }跳过。
