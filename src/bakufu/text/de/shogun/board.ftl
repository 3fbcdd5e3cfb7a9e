# Der Tisch als Text, für Terminals und Screenreader.

## Was neben dem Spielplan liegt

board-title = { $chapter }. { $players } Spieler, Seite { $side }.
board-you = Du bist { $player } ({ $daimyo }).
board-over = Das Spiel ist zu Ende.
board-event = Ereignis der Runde: { $effect }.
board-events-open = Kommende Ereignisse, eines pro Runde; das letzte kostet nur im Winter Reis:
board-event-loss = Winter: { $loss } Reis
board-actions = Aktionen:
board-action = { $position }: { $action }
board-action-now = [{ $position }: { $action }]
board-action-hidden = { $count ->
        [one] { $last } verdeckt
       *[other] { $first }-{ $last } verdeckt
    }
board-places = Plätze:
board-place-free = { $place }: { $special }
board-place-taken = { $place }: { $special } ({ $player })
board-tray = In der Schale: { $cubes }.
board-inside = Im Turm: { $cubes }.
board-supply =
    Vorrat: { $chests } Truhen, { $farmers } Bauern, { $markers } Unruhemarker, { $castles } Burgen,
    { $temples } Tempel, { $theatres } Theater.
board-battle =
    { $defenders ->
        [0] Kampf in { $province }: { $attacker } mit { $attackers } gegen Bauern.
       *[other] Kampf in { $province }: { $attacker } mit { $attackers } gegen { $defender } mit { $defenders }.
    }
board-revolting = Aufstände, die noch kommen: { $provinces }.
board-claiming = Offene Karten: { $open }. Im Stapel sind noch { $pile }.
board-buried = Unter dem Stapel: { $provinces }.
board-groups = { $player } hat noch Gruppen zu { $groups }.

## Spieler

board-column-player = Spieler
board-column-points = Punkte
board-column-chests = Truhen
board-column-rice = Reis
board-column-supply = Vorrat
board-column-provinces = Provinzen
board-column-buildings = Gebäude
board-column-state = Stand
board-state-deciding = entscheidet
board-state-planning = plant
board-state-ready = fertig

## Provinzen

board-region = Region { $region }
board-column-province = Provinz
board-column-owner = Besitzer
board-column-armies = Armeen
board-column-tax = Steuer
board-column-sites = Bau
board-column-built = Gebäude
board-column-revolt = Unruhe
board-neutral = neutral
board-sites = { $built }/{ $sites }
board-neighbours = Nachbarn:
board-by-sea = { $province } (Seeweg)
board-region-of = { $province } liegt in Region { $region }.

## Deine Hand und dein Plan

board-hand = Deine Hand:
board-plan = Dein Plan:
board-laid = { $space }: { $card }
