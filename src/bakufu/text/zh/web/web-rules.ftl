# The rules page.

web-rules-of = { $game }的规则
web-rules-lead = Bakufu执行的每一条规则，用我们自己的话写成。最终以印刷的规则书为准；每条规则旁注明页码。
web-rules-search = 搜索规则
web-rules-found = { $count ->
        [0] 没有规则提到它。换个词，或少写几个词。
       *[other] { $count }条规则
    }
web-rules-rulings-only = 只看我们的裁定
web-rules-chapters = 章节
web-rules-ruling = 我们的裁定
web-rules-page = 第{ $page }页
web-rules-refusal = 你会看到：“{ $text }”
web-rules-link = 本规则的链接
web-rules-doubts = 尚不确定之处
web-rules-doubts-lead = 并非所有印刷的数字我们都知道。以下是由已知内容推断，或在其范围内重构的。主机可以修正它们。
web-rules-inferred = 推断
web-rules-reconstructed = 重构
web-rules-read = 在规则中查看
web-rules-failed = 现在无法取得规则。请稍后再试。
