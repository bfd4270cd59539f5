# Kurze Namen von Optionen, die in Reihen stehen, und warum etwas nicht zur Wahl steht.

tiny-build = Bauen { $district }
tiny-activate = Nutzen { $district }
tiny-monument = Monument
tiny-site = +{ $what } · { $pieces }👤
tiny-trader = Handel: Macellum
tiny-ability = Fähigkeit
tiny-slowly = Zug in Schritten

why-not-hands = Alle deine Figuren sind unterwegs, oder es sind zu wenige übrig.
why-not-build = Es gibt dort nichts, was du bezahlen kannst und was passt.
why-not-empty = In diesem Bezirk steht noch kein Gebäude.
why-not-all-used = Jedes Gebäude dort wurde in dieser Runde schon genutzt oder ist in Unruhe.
why-not-weak = Dir fehlt die Stärke oder die Ware dafür, oder es brächte dir nichts.
why-not-taken = Dort steht { $who } bis zum Ende der Runde.
why-not-blocked = Das andere Feld dieser Stätte ist besetzt und blockiert dieses.
why-not-gone = Davon ist nichts mehr im Vorrat.
why-not-castra = Dir fehlt die Stärke, die Nahrung oder die Ware, die es kostet.
why-not-monument = Du kannst keines bezahlen; Spezialisten helfen bei Monumenten nicht.
why-not-trader = Mit dem, was du hast, gibt es nichts zu kaufen oder zu verkaufen.
why-not-trader-sent = Dein Händler war in dieser Dekade schon unterwegs.
why-not-claimant = Nötig: { $condition }, und dein roter Spezialist muss zur Hand sein.
why-not-milestone = Nötig: { $condition }, und eine freie Figur.
why-not-stands = Davon steht schon eines in diesem Bezirk.
why-not-copies = Davon darf in dieser Partie keines mehr gebaut werden.
why-not-room = Kein Bauplatz bietet Platz für seine Form.
why-not-price = Es kostet { $price } vor allen Nachlässen; das kannst du jetzt nicht bezahlen.
why-not-burns = Es ist in Unruhe: Niemand nutzt es, bis sie unterdrückt ist.
why-not-used = { $who } hat es in dieser Runde schon genutzt.
why-not-sold-out = Im Macellum liegt nichts davon; es wird zu Beginn einer Dekade wieder gefüllt und durch das, was verkauft wird.
why-not-unbought = Der Preis ist jetzt { $n }. Du kannst ihn nicht bezahlen, hast dieselbe Ressource in diesem Zug verkauft oder darfst bei diesem Besuch nichts (mehr) kaufen.
why-not-built = Es ist schon errichtet.
