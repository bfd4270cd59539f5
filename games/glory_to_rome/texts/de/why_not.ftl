# Warum etwas nicht zur Wahl steht.

why-not-role = Du hast keine Karte dieser Rolle, keinen Senator und kein Bittgesuch.
why-not-play = Das ist keine Karte der Rolle { $role }.
why-not-foundation = Fundament: { $name }
why-not-twice = Ein Gebäude oder Fundament dieses Namens hast du schon.
why-not-site = Von der Sorte { $material } ist kein Bauplatz mehr da.
why-not-site-out = Von der Sorte { $material } ist in der Stadt kein Bauplatz mehr da; ein auswärtiger kostet zwei solche Aktionen.
