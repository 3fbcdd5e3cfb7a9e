# Heerführer: was geschieht.

event-leader-placed =
    { $rule ->
        [leaders-return-after-winter] Der Heerführer von { $seat } kehrt zurück, nach { $province }.
       *[other] { $seat } setzt den Heerführer nach { $province }.
    }
event-leaders-summoned = Die Heerführer werden eingesetzt, in Spielerreihenfolge: { $order }.
event-leader-moved =
    { $rule ->
        [leaders-adjacent-is-victory] Der Heerführer von { $seat } verlässt { $origin } im Triumph und zieht nach { $target }.
        [leaders-statues-are-limited]
            Der Heerführer von { $seat } verlässt { $origin } im Triumph und zieht nach { $target }, aber kein Denkmal ist übrig.
       *[leaders-not-adjacent-is-flight] Der Heerführer von { $seat } flieht von { $origin } nach { $target }.
    }
event-leader-stayed = { $seat } hat keine andere Provinz, und der Heerführer bleibt in { $province }.
event-leader-lost = { $seat } verliert { $province }, und der Heerführer verlässt den Spielplan.
event-leaders-rested = Nach dem Winter zieht kein Heerführer. Auf dem Spielplan bleiben: { $seats }.
event-leader-stood-aside = Der Heerführer in { $province } bringt { $seat } im Kampf keinen Vorteil.
event-leaders-away =
    { $rule ->
        [leaders-return-in-autumn-order]
            { $seats-count ->
                [one] Der Winter ist vorbei, und ein verlorener Heerführer kehrt zurück: { $seats }.
               *[other] Der Winter ist vorbei, und verlorene Heerführer kehren zurück: { $seats }.
            }
        [leaders-no-province-to-return-to]
            { $seats-count ->
                [one] Ein verlorener Heerführer hat keine Provinz, in die er zurückkehren kann: { $seats }.
               *[other] Verlorene Heerführer haben keine Provinz, in die sie zurückkehren können: { $seats }.
            }
       *[leaders-no-return-at-the-end]
            { $seats-count ->
                [one] Ein verlorener Heerführer kehrt nicht mehr zurück: { $seats }.
               *[other] Verlorene Heerführer kehren nicht mehr zurück: { $seats }.
            }
    }
event-price-lowered =
    { $after ->
        [0] Dank des Heerführers in { $province } zahlt { $seat } nichts für { $building ->
            [Burg] die Burg
            [Tempel] den Tempel
           *[other] das { $building }
        }.
       *[other] Dank des Heerführers in { $province } zahlt { $seat } für { $building ->
            [Burg] die Burg
            [Tempel] den Tempel
           *[other] das { $building }
        } nur { $after } statt { $before }.
    }
event-statue-raised = { $seat } errichtet ein Denkmal in { $province }; { $left ->
        [0] keines ist mehr übrig
        [one] 1 ist noch übrig
       *[other] { $left } sind noch übrig
    }.
event-statue-declined = { $seat } errichtet kein Denkmal in { $province }.
event-statues-stayed =
    { $statues ->
        [one] Das Denkmal in { $province } bleibt.
       *[other] Die { $statues } Denkmäler in { $province } bleiben.
    }
event-trophies-taken =
    { $statues ->
        [one] { $seat } nimmt ein Denkmal von { $seats } aus { $province } als Trophäe und hat { $trophies }.
       *[other] { $seat } nimmt { $statues } Denkmäler von { $seats } aus { $province } als Trophäen und hat { $trophies }.
    }
event-adjusted-leaders-more-rice = Der Heerführer in { $province } macht daraus { $after } Reis statt { $before }.
event-adjusted-leaders-more-taxes = Der Heerführer in { $province } macht daraus { $after } Truhen statt { $before }.
event-adjusted-leaders-more-armies = Der Heerführer in { $province } macht daraus { $after } Armeen statt { $before }.
event-adjusted-leaders-after-event-and-card = Der Heerführer in { $province } macht daraus dann { $after }.
event-adjusted-leaders-never-a-hindrance = Der Vorrat hat nicht mehr als { $after } Armeen für den Heerführer in { $province }.
