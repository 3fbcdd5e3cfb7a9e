# Was `bakufu serve` sagt.

serve-address = Bakufu läuft unter { $address }
serve-no-client = Es gibt keine Seiten für den Browser: pip install bakufu-client. Die Schnittstelle für Programme funktioniert.
