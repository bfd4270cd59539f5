## Turns told to one person

ping-message =
    { $n ->
        [0] **Your turn** in { $game }, { $channel }: { $what }.
       *[other] **Your turn** in { $game }, { $channel }, with { $others }: { $what }.
    }
