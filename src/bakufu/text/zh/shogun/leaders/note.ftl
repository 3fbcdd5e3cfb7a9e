# Military Leaders: notes to the facts.

note-improvements = 印为提升后的数量：价格2、1和0，军队6、4和2，多一个宝箱或一单位稻米
    .of = 统帅带来的增益
