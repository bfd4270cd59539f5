## Züge, die einer Person allein gesagt werden

ping-message =
    { $n ->
        [0] **Du bist dran** in { $game }, { $channel }: { $what }.
       *[other] **Du bist dran** in { $game }, { $channel }, mit { $others }: { $what }.
    }
