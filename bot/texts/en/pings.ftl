## Turns told to one person

ping-message =
    { $n ->
        [0] **Your turn** in { $game }, { $channel }: { $what }.
       *[other] **Your turn** in { $game }, { $channel }, with { $others }: { $what }.
    }
digest-title =
    { $n ->
        [one] **Your digest:** a table is waiting for you.
       *[other] **Your digest:** { $n } tables are waiting for you.
    }
next-up-message = You are next in { $game }, { $channel }: the turn of { $who } has begun.
