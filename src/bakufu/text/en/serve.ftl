# What `bakufu serve` says.

serve-address = Bakufu serves { $address }
