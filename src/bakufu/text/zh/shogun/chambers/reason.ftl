# 殿室：建议的理由。

reason-chamber-leads = 你在价值{ $points }分的一行或一列中以{ $own }比{ $most }领先。
reason-chamber = 你在价值{ $points }分的一行或一列中追到{ $own }比{ $most }。
reason-chamber-none = 可选的殿室都不能让你离得分更近。
