# Was während einer Partie gefragt, angeboten, erzählt und gezeigt wird.

card = { $ware } { $n }
plot = { $name }

## Fragen

ask-lay = Lege eine Karte verdeckt: Die höchste Zahl baut zuerst, und gebaut wird, was die Karte zeigt.
ask-build = Wo baust du deinen Laden? Er verkauft { $ware }.
hint-rent = Miete { $n }

## Wozu jemand am Zug ist, in öffentlichen Beiträgen

turn-vicus-lay = eine Karte legen
turn-vicus-build = einen Laden bauen

## Ereignisse

told-lays = { $who } legt { $card }.
told-builds = { $who } baut einen Laden auf { $plot } ({ $ware }).
told-festival = Reihe { $row } feiert: eine Münze für jeden ihrer Läden.
told-draws = Du ziehst { $card }.
told-score = { $who }: { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
    }.
told-winners = { $n ->
        [one] { $winners } gewinnt!
       *[other] { $winners } teilen sich den Sieg!
    }

## Das Ende, nach seinem Grund

end-full = Die Gasse ist voll, damit ist das Spiel vorbei.
end-concession = Alle bis auf eine Person haben aufgegeben; diese gewinnt.

## Punkte, nach Quelle

points-rent = Miete
points-neighbours = Nachbarn
points-festival = Feste
points-cellar = Keller

## Der Tisch in Worten

sheet-title = Runde { $round }
sheet-street = Gasse
sheet-shop = { $plot }: { $who }, { $ware }
sheet-free = { $plot }: frei, Miete { $n }
sheet-points = { $what }: { $n }
sheet-cards = { $n ->
        [one] 1 Karte auf der Hand
       *[other] { $n } Karten auf der Hand
    }
sheet-laid = Gelegt: { $card }
sheet-hand = Deine Hand
sheet-none = nichts
sheet-conceded = hat aufgegeben
