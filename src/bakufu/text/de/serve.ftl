# Was `bakufu serve` sagt.

serve-address = Bakufu läuft unter { $address }
serve-no-client = Es gibt keine Seiten für den Browser: Dieses Paket wurde ohne Node gebaut. Die Schnittstelle für Programme funktioniert.
