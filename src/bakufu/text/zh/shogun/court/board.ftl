# Tenno's Court: the table as text.

board-favours = 恩赐：
board-favour = { $officials }名官员：{ $favour }
board-court = 朝廷里的官员/资源堆里剩余的官员：
board-officials = { $player } { $here }/{ $left }
board-favoured = 受天皇恩宠：
board-kept = { $player }可抵消下一个不满标志物
board-protected = { $player }免受{ $actions }
