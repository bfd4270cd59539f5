## Züge, die einer Person allein gesagt werden

ping-message =
    { $n ->
        [0] **Du bist dran** in { $game }, { $channel }: { $what }.
       *[other] **Du bist dran** in { $game }, { $channel }, mit { $others }: { $what }.
    }
digest-title =
    { $n ->
        [one] **Deine Übersicht:** Ein Tisch wartet auf dich.
       *[other] **Deine Übersicht:** { $n } Tische warten auf dich.
    }
next-up-message = Gleich bist du dran in { $game }, { $channel }: Der Zug von { $who } hat begonnen.
