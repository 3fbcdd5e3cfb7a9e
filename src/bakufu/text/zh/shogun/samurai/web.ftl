# Samurai in the lobby.

web-module-samurai = 武士
    .more = 在四个地区有国，武士每季都会给你更多。
