# Gefolgschaftskarten, wie gespeicherte Erzählungen von früher sie nennen.

follower-FO01 = { follower-calux }
    .tiny = { follower-calux.tiny }

follower-FO02 = { follower-gloria }
    .tiny = { follower-gloria.tiny }

follower-FO03 = { follower-hilaria }
    .tiny = { follower-hilaria.tiny }

follower-FO04 = { follower-hortense }
    .tiny = { follower-hortense.tiny }

follower-FO05 = { follower-marcella }
    .tiny = { follower-marcella.tiny }

follower-FO06 = { follower-marianus }
    .tiny = { follower-marianus.tiny }

follower-FO07 = { follower-martinus }
    .tiny = { follower-martinus.tiny }

follower-FO08 = { follower-nela }
    .tiny = { follower-nela.tiny }

follower-FO09 = { follower-petran }
    .tiny = { follower-petran.tiny }

follower-FO10 = { follower-priscus }
    .tiny = { follower-priscus.tiny }

follower-FO11 = { follower-severin }
    .tiny = { follower-severin.tiny }

follower-FO12 = { follower-valeria }
    .tiny = { follower-valeria.tiny }

follower-FO13 = { follower-vitus }
    .tiny = { follower-vitus.tiny }

follower-FO14 = { follower-agrippa }
    .tiny = { follower-agrippa.tiny }

follower-FO15 = { follower-bernardo }
    .tiny = { follower-bernardo.tiny }

follower-FO16 = { follower-cassian }
    .tiny = { follower-cassian.tiny }

follower-FO17 = { follower-egeria }
    .tiny = { follower-egeria.tiny }

follower-FO18 = { follower-hadrianus }
    .tiny = { follower-hadrianus.tiny }

follower-FO19 = { follower-lucius }
    .tiny = { follower-lucius.tiny }

follower-FO20 = { follower-manius }
    .tiny = { follower-manius.tiny }

follower-FO21 = { follower-marcus }
    .tiny = { follower-marcus.tiny }

follower-FO22 = { follower-occius }
    .tiny = { follower-occius.tiny }

follower-FO23 = { follower-patricia }
    .tiny = { follower-patricia.tiny }

follower-FO24 = { follower-petronia }
    .tiny = { follower-petronia.tiny }

follower-FO25 = { follower-rufus }
    .tiny = { follower-rufus.tiny }

follower-FO26 = { follower-seneca }
    .tiny = { follower-seneca.tiny }

follower-FO27 = { follower-septimus }
    .tiny = { follower-septimus.tiny }

follower-FO28 = { follower-silvana }
    .tiny = { follower-silvana.tiny }

follower-FO29 = { follower-sergius }
    .tiny = { follower-sergius.tiny }

follower-FO30 = { follower-sertor }
    .tiny = { follower-sertor.tiny }

follower-FO31 = { follower-tiberius }
    .tiny = { follower-tiberius.tiny }

follower-FO32 = { follower-titus }
    .tiny = { follower-titus.tiny }

follower-FO33 = { follower-varina }
    .tiny = { follower-varina.tiny }

follower-FO34 = { follower-vitalis }
    .tiny = { follower-vitalis.tiny }

follower-FO35 = { follower-constantin }
    .tiny = { follower-constantin.tiny }

follower-FO36 = { follower-gratian }
    .tiny = { follower-gratian.tiny }

follower-FO37 = { follower-jacobus }
    .tiny = { follower-jacobus.tiny }

follower-FO38 = { follower-seraphina }
    .tiny = { follower-seraphina.tiny }

follower-FO39 = { follower-severa }
    .tiny = { follower-severa.tiny }

follower-FO40 = { follower-trivia }
    .tiny = { follower-trivia.tiny }

# Contracts as they were told by their numbers.

did-sailing-contract = erfüllt { $contract }
did-building-contract = erfüllt { $contract }
did-builds = baut auf { $cells }
