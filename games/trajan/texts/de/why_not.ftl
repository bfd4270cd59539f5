# Warum etwas nicht zur Wahl steht.

why-not-colour = Beide Steine dieser Farbe liegen schon.
why-not-second-of-stack = Von diesem Stapel hast du schon ein Plättchen; die ersten drei kommen von verschiedenen Stapeln.
why-not-tray = Sie ist leer, es gibt nichts zu verteilen.
why-not-plus2 = Dort liegt schon ein +2-Marker.
why-not-stack = Dieser Stapel ist aufgebraucht.
why-not-cargo = Du hast keine Karte zum Verschicken.
why-not-pairs = Du hast keine zwei gleichen Karten und keinen Warenjoker für ein Paar.
why-not-play = Du hast keine Karten auf der Hand.
why-not-draw = Es gibt keine Karte mehr zu ziehen.
why-not-pile-label =
    { $pile ->
        [left] Linker Ablagestapel
       *[right] Rechter Ablagestapel
    }
why-not-pile = Dort liegt keine Karte.
why-not-single = Davon hast du nur eine.
why-not-deploy-label = Legionär einsetzen
why-not-leader = Dein Feldherr steht noch im Feldlager; Legionäre kommen dorthin, wo er ist.
why-not-legionnaire-there = In { $province } hast du schon einen Legionär.
why-not-legionnaires = Du hast keinen Legionär im Feldlager.
why-not-recruit-label = Neuer Legionär
why-not-worker-label = Neuer Arbeiter
why-not-supply = Dein Vorrat ist leer.
why-not-far = Sie liegt nicht neben { $here }, wo dein Feldherr steht.
why-not-camp = Kein Feldherr kehrt ins Feldlager zurück.
why-not-site-label = Bauplatz { $site }
why-not-own-site = Dort steht schon ein Arbeiter von dir.
why-not-workers = Du hast keinen Arbeiter im Arbeiterlager.
why-not-beside = Er liegt nicht neben einem deiner Arbeiter.
