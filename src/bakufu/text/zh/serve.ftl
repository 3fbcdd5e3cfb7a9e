# What `bakufu serve` says.

serve-address = Bakufu在{ $address }提供服务
serve-no-client = 没有浏览器页面：pip install bakufu-client。程序接口可用。
