# Why, and why not.

web-why = 为什么？
web-why-not = 为什么不行？
web-why-asked = 正在查规则
web-why-unknown = 规则集里没有这一条。
web-why-failed = 没能取到规则。请关闭后再问一次。
web-why-ruling = 规则书没有写明这一点。{ $reason }
web-why-page = 规则书第{ $page }页
