note-corrected = aus einer Faktendatei dieses Gastgebers
    .of = Berichtigte Werte
