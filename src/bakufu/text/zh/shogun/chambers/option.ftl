# Chambers: its options.

option-no-chamber = 不换标志物
option-chamber = { $row }；{ $column }
option-line = { $line }值{ $points }分：你{ $own }个，别人{ $most }个
