# Was rund um das Spiel gesagt wird.

## Wer dran ist, für alle zu lesen: `turn-<Art der Frage>`
# Nach Latrine oder Vomitorium wird zuerst nur gefragt, wenn keine Karte passt; das darf man nicht merken.

turn-gtr-start = verdeckt eine Karte abgeben, damit feststeht, wer zuerst anführt
turn-gtr-lead = eine Rolle anführen oder nachdenken
turn-gtr-follow = folgen oder nachdenken
turn-gtr-latrine = { turn-gtr-follow }
turn-gtr-vomitorium = { turn-gtr-follow }
turn-gtr-think = nachdenken
turn-gtr-think-optional = nachdenken oder darauf verzichten
turn-gtr-patron = Klienten anheuern
turn-gtr-bath = den neuen Klienten einsetzen
turn-gtr-laborer = Material ins Lager bringen
turn-gtr-laborer-dock = { turn-gtr-laborer }
turn-gtr-architect = als Baumeister bauen
turn-gtr-craftsman = als Handwerker bauen
turn-gtr-fountain = die Karte vom Springbrunnen verwenden
turn-gtr-stairs = ein Gebäude mit Freitreppe öffnen
turn-gtr-prison = ein Gebäude mit dem Verlies nehmen
turn-gtr-merchant = Material in die Schatulle verkaufen
turn-gtr-demand = Material für Rom verlangen
turn-gtr-demand-pool = das verlangte Material nehmen oder nicht
turn-gtr-give-must = Roms Forderung beantworten
turn-gtr-give-may = { turn-gtr-give-must }
turn-gtr-lions = Klienten den Löwen vorwerfen oder nicht
turn-gtr-senate = mit dem Senat Senatoren nehmen oder nicht
turn-gtr-sewer = gespielte Karten ins Lager nehmen

## Woher Punkte kommen: `points-<Kategorie>`

points-influence = Einfluss
points-vault = Schatulle
points-merchants = Kaufmannsboni
points-buildings = Statue und Stadtmauer
