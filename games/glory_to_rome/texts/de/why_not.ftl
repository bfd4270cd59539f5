# Warum etwas nicht zur Wahl steht.

why-not-role = Du hast keine Karte dieser Rolle, keinen Senator und kein Bittgesuch.
why-not-play = Ihre Rolle ist nicht { $role }.
why-not-foundation = Fundament: { $name }
why-not-twice = Ein Gebäude oder Fundament dieses Namens hast du schon.
why-not-site = Von der Sorte { $material } ist kein Bauplatz mehr da.
why-not-site-out = Von der Sorte { $material } ist in der Stadt kein Bauplatz mehr da; ein auswärtiger kostet zwei solche Aktionen.
why-not-senator-label = Nachdenken: einen Senator nehmen
why-not-senator = Es ist kein Senator mehr da.
why-not-refill-label = Nachdenken: Hand auffüllen
why-not-refill = Du hast schon { $n } oder mehr Karten.
why-not-stock = Von der Sorte { $material } liegt nichts in deinem Lager.
why-not-hand = Von der Sorte { $material } hast du keine Karte auf der Hand.
why-not-pool = Davon liegt nichts auf dem Umschlagplatz.
why-not-sell = Davon liegt nichts in deinem Lager.
why-not-client = Von der Sorte { $material } liegt keine Karte auf dem Umschlagplatz.
