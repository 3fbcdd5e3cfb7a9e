# Was SHOGUN am Terminal sagt. Befehle wie odds, plan und done bleiben, wie sie sind; Felder und Karten heißen deutsch.

play-column-tie-break = Truhen
play-you-win = Du bist Shogun!

## Fragen

play-not-now = Das geht nur bei einem Angriff. Nenne zwei Provinzen: odds VON NACH [ARMEEN].
play-not-yours = { $province } gehört dir nicht.
play-no-neighbour = { $target } grenzt nicht an { $origin }.
play-no-armies = { $origin } kann { $armies ->
        [0] jetzt keine Armee
        [one] höchstens 1 Armee
       *[other] höchstens { $armies } Armeen
    } schicken.
play-odds = { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } von { $origin } nach { $target }: { $odds }
play-hint-else = oder mit { $cards }
play-hint-why = { $spaces }: { $why }

## Was die Wörter an der Eingabe tun, für ?

play-command-board = der ganze Tisch; board WORT zeigt eine Provinz, eine Region, einen Spieler oder mit mine das Deine
play-command-plan = dein Plan
play-command-odds = wie ein Angriff ausginge; odds VON NACH [ARMEEN] jederzeit

## Planen

play-word-plan = plan
play-plan-title = Dein Plan für den { $season }: { $chests ->
        [one] 1 Truhe
       *[other] { $chests } Truhen
    }, { $rice } Reis, { $armies } Armeen im Vorrat (? verdeckt)
play-plan-open = -
play-plan-how = Tippe zum Beispiel: steuern { $example }, gebot 2, clear steuern, done. Oder ? für mehr.
play-plan-help =
    Tippe ein Feld und eine Karte, in beliebiger Reihenfolge und so oft du willst: steuern { $example }, gebot 2. Mehrere
    Angaben passen in eine Zeile, durch Kommas getrennt.
play-plan-command-space = deine Karten für dieses Feld vergleichen
play-plan-command-clear = eine Karte zurücknehmen; clear allein nimmt alle zurück
play-plan-command-hand = die Karten, die du nicht gelegt hast
play-plan-command-done = den Plan legen
play-plan-laid = { $space }: { $card } - { $forecast }
play-plan-moved = { $card } kommt von „{ $space }“ hierher.
play-plan-cleared = „{ $space }“ ist wieder offen.
play-plan-cleared-all = Alle Felder sind wieder offen.
play-plan-no-card = „{ $typed }“ ist keine deiner Karten.
play-plan-no-space = „{ $typed }“ ist kein Feld. Felder: { $spaces }
play-plan-provinces =
    Deine Truhenkarten reichen nicht für alle offenen Felder. Diese bekämen eine Provinz: { $cards }. Tippe noch einmal
    done, um das anzunehmen, oder plane weiter.
play-hand-chests = Andere Karten: { $cards }

## Der ganze Bildschirm

play-space-castle = Burg
play-space-temple = Tempel
play-space-theatre = Theater
play-space-rice = Reis
play-space-tax = Steuern
play-space-deploy-5 = Armeen 5
play-space-deploy-3 = Armeen 3
play-space-deploy-1 = Armee 1
play-space-battle-a = Kampf A
play-space-battle-b = Kampf B
play-box-tower = Turm
play-box-tray = Schale
play-box-inside = im Turm
play-box-event = Ereignis
play-box-events = Mögliche Ereignisse
play-box-rice = Reis { $rice }
    .short = R{ $rice }
play-box-supply = Vorrat { $armies }
play-plan-card = { $space }: Wähle eine Karte.
play-plan-submit = Den Plan legen
play-plan-take-back = Karte zurück auf die Hand
play-plan-fill =
    Deine Truhenkarten reichen nicht für alle offenen Felder. Diese bekämen eine Provinz: { $cards }. Drücke
    noch einmal 0, um das anzunehmen, oder plane weiter.
