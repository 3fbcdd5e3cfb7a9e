# Chambers: its decisions.

decision-take-chamber = 你在{ $region }地区的国最多：你取哪间殿室？
    .help = 你的标志物取代那个殿室标志物。终局时，在一横行或一纵列里标志物最多的人得到它的分数。你也可以一间都不取。
