# Wie gespeicherte Erzählungen von früher etwas sagen.

told-wages =
    { $n ->
        [one] { $who } entlohnt 1 Söldner: { $cubes } und { $coins } Münzen.
       *[other] { $who } entlohnt { $n } Söldner: { $cubes } und { $coins } Münzen.
    }
