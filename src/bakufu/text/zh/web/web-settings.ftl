# Settings.

web-settings-theme = 配色
web-settings-theme-system = 跟随系统
web-settings-theme-light = 浅色
web-settings-theme-dark = 深色
web-settings-motion = 动画
web-settings-motion-system = 跟随系统
web-settings-motion-reduced = 减少
web-settings-pace = 播放他人的行动
web-settings-pace-calm = 从容
web-settings-pace-brisk = 轻快
web-settings-pace-once = 立即
web-settings-sounds = 音效
web-settings-obvious = 只有一个合理选择时自动作答
web-settings-printed-order = 按印刷图板排列
    .more = 计划图板按印刷顺序排列，不按本季行动的顺序
web-settings-follow-battles = 跟随战斗
    .more = 你参与的战斗发生时，地图会拉近，之后再恢复
web-settings-notes = 重新显示初次提示
web-settings-notes-all = 初次提示都会显示
