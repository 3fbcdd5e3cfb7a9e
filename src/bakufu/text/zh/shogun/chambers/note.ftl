# Chambers: notes to the facts.

note-rows = 规则书的例子给出1至3分；哪一行是几分尚不清楚
    .of = 殿室横行的分数
note-columns = 规则书的例子给出1至3分；哪一列是几分尚不清楚
    .of = 殿室纵列的分数
