# Tenno's Court in the lobby.

web-module-court = 天皇朝廷
    .more = 派官员面见天皇，赢取他的恩赐。
