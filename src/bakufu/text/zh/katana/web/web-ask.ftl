# SHOGUN NO KATANA在浏览器里的提问帮助：按钮比要输入的词更清楚的地方。

web-ask-starting-sword = 你以刀上标的钱币开始。配方里的资源从左到右放置。库存：{ $stock }。
web-ask-delivery = 刀所在的行和列给出各自末端所示，先后由你决定。每次之前都可以做随时能做的事：先购买的收益当即算数。
web-ask-aside = 在别人的回合里你也可以交付、使用牌、购买收益、把SHOGUN NO KATANA投入锻造。之后回合的主人继续。
web-ask-changing-project = 在你的和室图板上排好资源的顺序：它会说明缺什么，以及迟来的更改要扣多少分。然后在那里把SHOGUN NO KATANA投入锻造。
web-ask-composing = 配方里相邻的资源必须同行或来自相邻的行：漆料、木材、钢材、鳐皮。你的和室图板显示整个配方。
