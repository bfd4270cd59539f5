# Gefolgschaftskarten.

follower-calux = Calux (Zimmermann)
    .tiny = Calux
    .short = { scores-calux }
    .rule = { scores-calux }. Das Holz zählt trotzdem auch bei Waren und Münzen.

follower-gloria = Gloria (Weinbäuerin)
    .tiny = Gloria
    .short = { scores-gloria }
    .rule = { scores-gloria }. Der Wein zählt trotzdem auch bei Waren und Münzen.

follower-hilaria = Hilaria (Historikerin)
    .tiny = Hilaria
    .short = { scores-hilaria }
    .rule = { scores-hilaria } in deinem Produktionsbereich, auch für Tiere und verbrauchte Spezialplättchen. Ersetzte Plättchen sind weg.

follower-hortense = Hortense (Pferdezüchterin)
    .tiny = Hortense
    .short = { scores-hortense }
    .rule = { scores-hortense }. Die Pferde zählen trotzdem auch bei Waren und Münzen.

follower-marcella = Marcella (Marmorhändlerin)
    .tiny = Marcella
    .short = { scores-marcella }
    .rule = { scores-marcella }. Der Stein zählt trotzdem auch bei Waren und Münzen.

follower-marianus = Marianus (Minenarbeiter)
    .tiny = Marianus
    .short = { scores-marianus }
    .rule = { scores-marianus }, sonst nichts. Die Münzen werden nicht verbraucht und zählen auch bei Waren und Münzen.

follower-martinus = Martinus (Musiker)
    .tiny = Martinus
    .short = { scores-martinus }
    .rule = { scores-martinus }, er selbst eingeschlossen. Handkarten zählen nicht.

follower-nela = Nela (Adelige)
    .tiny = Nela
    .short = { scores-nela }
    .rule = { scores-nela }, sonst nichts. Der Einfluss wird nicht verbraucht.

follower-petran = Petran (Princeps)
    .tiny = Petran
    .short = { scores-petran }
    .rule = { scores-petran }, abgerundet.

follower-priscus = Priscus (Prokurist)
    .tiny = Priscus
    .short = { scores-priscus }
    .rule = { scores-priscus }, die du erfüllt hast, abgerundet.

follower-severin = Severin (Schiffskapitän)
    .tiny = Severin
    .short = { scores-severin }
    .rule = { scores-severin }, den du erfüllt hast.

follower-valeria = Valeria (Tierärztin)
    .tiny = Valeria
    .short = { scores-valeria }
    .rule = { scores-valeria } in deinem Produktionsbereich. Der Löwe zählt hier als ein Plättchen.

follower-vitus = Vitus (Weizenhändler)
    .tiny = Vitus
    .short = { scores-vitus }
    .rule = { scores-vitus }. Der Weizen zählt trotzdem auch bei Waren und Münzen.

follower-agrippa = Agrippa (Architekt)
    .tiny = Agrippa
    .short = Bauen: 1 Münze zahlen, Handwerker platzieren (einmal je Runde)
    .rule = Einmal je Runde beim Bauen, zu jedem Zeitpunkt der Aktion: Zahle 1 Münze und stelle einen verfügbaren Handwerker in deinen Produktionsbereich, mit vollem Ertrag und der Wirkung des Plättchens. Das zählt nicht als Aktion Produzieren.

follower-bernardo = Bernardo (Bäcker)
    .tiny = Bernardo
    .short = Handeln: +1 Weizen (einmal je Runde)
    .rule = Einmal je Runde beim Handeln: Du erhältst 1 Weizen, zu jedem Zeitpunkt der Aktion.

follower-cassian = Cassian (Koch)
    .tiny = Cassian
    .short = Rekrutieren: +1 Einfluss (einmal je Runde)
    .rule = Einmal je Runde beim Rekrutieren: Du erhältst 1 Einfluss, zu jedem Zeitpunkt der Aktion.

follower-egeria = Egeria (Ingenieurin)
    .tiny = Egeria
    .short = Bauen: +1 Stärke (einmal je Runde)
    .rule = Einmal je Runde beim Bauen: 1 Stärke mehr für diese Aktion, einzusetzen vor dem ersten Schritt. Stärke über 3 verfällt.

follower-hadrianus = Hadrianus (Hafenmeister)
    .tiny = Hadrianus
    .short = Segeln: 1 Münze zahlen, Handwerker platzieren (einmal je Runde)
    .rule = Einmal je Runde beim Segeln, zu jedem Zeitpunkt der Aktion: Zahle 1 Münze und stelle einen verfügbaren Handwerker in deinen Produktionsbereich, mit vollem Ertrag und der Wirkung des Plättchens. Das zählt nicht als Aktion Produzieren.

follower-lucius = Lucius (Legat)
    .tiny = Lucius
    .short = Rennen: 1 Münze zahlen, Handwerker platzieren (einmal je Runde)
    .rule = Einmal je Runde beim Rennen, zu jedem Zeitpunkt der Aktion: Zahle 1 Münze und stelle einen verfügbaren Handwerker in deinen Produktionsbereich, mit vollem Ertrag und der Wirkung des Plättchens. Das zählt nicht als Aktion Produzieren.

follower-manius = Manius (Söldner)
    .tiny = Manius
    .short = Rennen: +1 Stärke (einmal je Runde)
    .rule = Einmal je Runde beim Rennen: 1 Stärke mehr für diese Aktion, einzusetzen vor dem ersten Schritt. Stärke über 3 verfällt.

follower-marcus = Marcus (Bote)
    .tiny = Marcus
    .short = Aufwerten: +1 Ware deiner Wahl (einmal je Runde)
    .rule = Einmal je Runde beim Aufwerten: Du erhältst 1 Ware deiner Wahl, zu jedem Zeitpunkt der Aktion.

follower-occius = Occius (Orakel)
    .tiny = Occius
    .short = Petition: +1 Einfluss (einmal je Runde)
    .rule = Einmal je Runde bei der Petition: Du erhältst 1 Einfluss, zu jedem Zeitpunkt der Aktion. Das geht auch während der Aktion, für die du in der Petition bezahlt hast.

follower-patricia = Patricia (Ärztin)
    .tiny = Patricia
    .short = Bauen: Der Vertrag kostet keinen Handwerker (einmal je Runde)
    .rule = Einmal je Runde beim Bauen: Setze sie ein, bevor oder während du den Bauvertrag wählst, dann zahlst du den verlangten Handwerker nicht. Waren und Münzen zahlst du wie immer.

follower-petronia = Petronia (Priesterin)
    .tiny = Petronia
    .short = Petition: +1 Stärke (einmal je Runde)
    .rule = Einmal je Runde bei der Petition: 1 Stärke mehr für diese Aktion, einzusetzen vor dem ersten Schritt. Stärke über 3 verfällt. Damit darfst du auch für die andere Aktion mehr zahlen.

follower-rufus = Rufus (Rekrutierer)
    .tiny = Rufus
    .short = Aufwerten: 1 Münze zahlen, Handwerker platzieren (einmal je Runde)
    .rule = Einmal je Runde beim Aufwerten, zu jedem Zeitpunkt der Aktion: Zahle 1 Münze und stelle einen verfügbaren Handwerker in deinen Produktionsbereich, mit vollem Ertrag und der Wirkung des Plättchens. Das zählt nicht als Aktion Produzieren.

follower-seneca = Seneca (Senator)
    .tiny = Seneca
    .short = Aufwerten: +1 Stärke (einmal je Runde)
    .rule = Einmal je Runde beim Aufwerten: 1 Stärke mehr für diese Aktion, einzusetzen vor dem ersten Schritt. Stärke über 3 verfällt.

follower-septimus = Septimus (Schiffsbauer)
    .tiny = Septimus
    .short = Segeln: +1 Stärke (einmal je Runde)
    .rule = Einmal je Runde beim Segeln: 1 Stärke mehr für diese Aktion, einzusetzen vor dem ersten Schritt. Stärke über 3 verfällt.

follower-silvana = Silvana (Ladeninhaberin)
    .tiny = Silvana
    .short = Handeln: +1 Stärke (einmal je Runde)
    .rule = Einmal je Runde beim Handeln: 1 Stärke mehr für diese Aktion, einzusetzen vor dem ersten Schritt. Stärke über 3 verfällt.

follower-sergius = Sergius (Stallmeister)
    .tiny = Sergius
    .short = Handeln: +1 Pferd (einmal je Runde)
    .rule = Einmal je Runde beim Handeln: Du erhältst 1 Pferd, zu jedem Zeitpunkt der Aktion.

follower-sertor = Sertor (Steinmetz)
    .tiny = Sertor
    .short = Handeln: +1 Stein (einmal je Runde)
    .rule = Einmal je Runde beim Handeln: Du erhältst 1 Stein, zu jedem Zeitpunkt der Aktion.

follower-tiberius = Tiberius (Übersetzer)
    .tiny = Tiberius
    .short = Rekrutieren: +1 Stärke (einmal je Runde)
    .rule = Einmal je Runde beim Rekrutieren: 1 Stärke mehr für diese Aktion, einzusetzen vor dem ersten Schritt. Stärke über 3 verfällt.

follower-titus = Titus (Tutor)
    .tiny = Titus
    .short = Produzieren: +1 Stärke (einmal je Runde)
    .rule = Einmal je Runde beim Produzieren: 1 Stärke mehr für diese Aktion, einzusetzen vor dem ersten Schritt. Stärke über 3 verfällt.

follower-varina = Varina (Winzerin)
    .tiny = Varina
    .short = Handeln: +1 Wein (einmal je Runde)
    .rule = Einmal je Runde beim Handeln: Du erhältst 1 Wein, zu jedem Zeitpunkt der Aktion.

follower-vitalis = Vitalis (Holzfäller)
    .tiny = Vitalis
    .short = Handeln: +1 Holz (einmal je Runde)
    .rule = Einmal je Runde beim Handeln: Du erhältst 1 Holz, zu jedem Zeitpunkt der Aktion.

follower-constantin = Constantin (Kartograph)
    .tiny = Constantin
    .short = Segeln: jedes Mal +1 Münze
    .rule = Wirkt immer: Mit dem ersten Hauptschritt jeder Aktion Segeln erhältst du 1 Münze. Nicht, wenn die Aktion aus einer Petition kommt.

follower-gratian = Gratian (Zocker)
    .tiny = Gratian
    .short = Rennen: jedes Mal +1 Münze
    .rule = Wirkt immer: Mit dem ersten Hauptschritt jeder Aktion Rennen erhältst du 1 Münze. Nicht, wenn die Aktion aus einer Petition kommt.

follower-jacobus = Jacobus (Juwelier)
    .tiny = Jacobus
    .short = Produzieren: jedes Mal +1 Münze
    .rule = Wirkt immer: Mit dem ersten Hauptschritt jeder Aktion Produzieren erhältst du 1 Münze. Nicht, wenn die Aktion aus einer Petition kommt.

follower-seraphina = Seraphina (Bildhauerin)
    .tiny = Seraphina
    .short = Bauen: jedes Mal +1 Münze
    .rule = Wirkt immer: Mit dem ersten Hauptschritt jeder Aktion Bauen erhältst du 1 Münze. Nicht, wenn die Aktion aus einer Petition kommt.

follower-severa = Severa (Sängerin)
    .tiny = Severa
    .short = Petition: jedes Mal +1 Münze
    .rule = Wirkt immer: Du erhältst 1 Münze, wenn du mit der Petition den Marker nimmst oder für eine andere Aktion zahlst, einmal je Petition.

follower-trivia = Trivia (Dompteurin)
    .tiny = Trivia
    .short = Handwerker dürfen auf Tiere und bringen dort 1 Münze
    .rule = Wirkt immer: Du darfst Handwerker auf Tierplättchen stellen, auch auf den Löwen. Jedes Mal erhältst du die Erträge von Reihe und Spalte und dazu 1 Münze. Das gilt auch in einer Petition.
