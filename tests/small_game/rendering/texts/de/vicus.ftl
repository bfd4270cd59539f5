# Wörter, die nur die Bilder von Vicus brauchen.

vicus-points = Punkte
vicus-cards =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
