note-corrected = aus einer Wertedatei dieses Gastgebers
    .of = Berichtigte Werte
