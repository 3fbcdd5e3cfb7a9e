# Tenno's Court: notes to the facts.

note-favour-amounts = 同类之中随编号增加；折合宝箱的价值不随编号下降，按每分4个宝箱、2单位稻米或接盘中3支军队计
    .of = 恩赐牌上的数量
note-first-building = 一座建筑物：最便宜的编号最小
    .of = 7号恩赐
note-second-building = 一座建筑物：第二便宜的编号第二
    .of = 17号恩赐
note-third-building = 一座建筑物：最贵的编号最大
    .of = 21号恩赐
note-protections = 庇护：先A，再B，最后两者
    .of = 10、11和18号恩赐
