# Military Leaders in the lobby.

web-module-leaders = 军事统帅
    .more = 地图上多一名自有本领的统帅，还有雕像。
