# What stored tellings of before say.

told-wages =
    { $n ->
        [one] { $who } pays 1 mercenary: { $cubes } and { $coins } coins.
       *[other] { $who } pays { $n } mercenaries: { $cubes } and { $coins } coins.
    }
