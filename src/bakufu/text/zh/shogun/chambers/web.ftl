# Chambers in the lobby.

web-module-chambers = 殿室
    .more = 占取宫中的殿室，终局得分。
