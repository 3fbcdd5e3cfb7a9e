# Lernen beim Spielen: wo Lektionen beginnen, und die Worte des Begleiters in jeder Lektion.

learn-title = Spielen lernen
learn-shogun = SHOGUN
    .more = { web-learn-shogun }
learn-katana = SHOGUN NO KATANA
    .more = { web-learn-katana }
learn-coach = Begleiter
learn-thought = Tipp
learn-says = Begleiter: { $words }
learn-next = Weiter
learn-skip = Überspringen
learn-leave-it = So lassen
learn-take-back = Zurücknehmen
learn-hide = Begleiter ausblenden
learn-show = Begleiter zeigen
learn-rule = Die Regel dahinter
learn-quiet = Mach weiter, wie du willst. Ich melde mich, wenn es etwas Neues zu sehen gibt.
learn-thinking = Einen Moment, ich sehe mir den Tisch an …
learn-held = Mit „Weiter“ siehst du, wie es weitergeht.
learn-over = Die Lektion ist vorbei. Du darfst diese Partie zu Ende spielen.
learn-end-again = Was ich gelernt habe
learn-end = Gut gemacht
learn-end-learned = Das weißt du jetzt
learn-end-play = Eine echte Partie spielen
learn-end-on = Hier weiterspielen

# What would be better, after a remark
learn-better = { $card ->
        [none] Es auszulassen
       *[other] { $card }
    } wäre etwa { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } besser.
