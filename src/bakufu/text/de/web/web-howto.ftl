# So wird gespielt, rund um die Seiten jedes Spiels.

howto-title = Wie man spielt
howto-page = { $page } von { $pages }
howto-back = Zurück
howto-next = Weiter
howto-done = Fertig
howto-offer = Zum ersten Mal hier?
howto-offer-yes = Wie man spielt
howto-show = Am Tisch zeigen
