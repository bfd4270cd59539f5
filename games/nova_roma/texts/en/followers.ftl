# Followers.

follower-calux = Calux (carpenter)
    .tiny = Calux
    .short = { scores-calux }
    .rule = { scores-calux }. The wood also counts for goods and coins.

follower-gloria = Gloria (wine grower)
    .tiny = Gloria
    .short = { scores-gloria }
    .rule = { scores-gloria }. The wine also counts for goods and coins.

follower-hilaria = Hilaria (historian)
    .tiny = Hilaria
    .short = { scores-hilaria }
    .rule = { scores-hilaria } in your production area, animals and used-up special tiles included. Replaced tiles are gone.

follower-hortense = Hortense (horse breeder)
    .tiny = Hortense
    .short = { scores-hortense }
    .rule = { scores-hortense }. The horses also count for goods and coins.

follower-marcella = Marcella (marble dealer)
    .tiny = Marcella
    .short = { scores-marcella }
    .rule = { scores-marcella }. The stone also counts for goods and coins.

follower-marianus = Marianus (miner)
    .tiny = Marianus
    .short = { scores-marianus }
    .rule = { scores-marianus }, otherwise nothing. The coins are not used up and also count for goods and coins.

follower-martinus = Martinus (musician)
    .tiny = Martinus
    .short = { scores-martinus }
    .rule = { scores-martinus }, himself included. Cards in hand do not count.

follower-nela = Nela (noblewoman)
    .tiny = Nela
    .short = { scores-nela }
    .rule = { scores-nela }, otherwise nothing. The influence is not used up.

follower-petran = Petran (princeps)
    .tiny = Petran
    .short = { scores-petran }
    .rule = { scores-petran }, rounded down.

follower-priscus = Priscus (procurator)
    .tiny = Priscus
    .short = { scores-priscus }
    .rule = { scores-priscus } you have completed, rounded down.

follower-severin = Severin (ship captain)
    .tiny = Severin
    .short = { scores-severin }
    .rule = { scores-severin } you have completed.

follower-valeria = Valeria (veterinarian)
    .tiny = Valeria
    .short = { scores-valeria }
    .rule = { scores-valeria } in your production area. The lion counts as one tile here.

follower-vitus = Vitus (wheat dealer)
    .tiny = Vitus
    .short = { scores-vitus }
    .rule = { scores-vitus }. The wheat also counts for goods and coins.

follower-agrippa = Agrippa (architect)
    .tiny = Agrippa
    .short = Build: pay 1 coin to place an artisan (once a round)
    .rule = Once a round during Build, at any point of it: pay 1 coin and place one available artisan in your production area, with the full yield and the effect of the tile. This is not a Produce action.

follower-bernardo = Bernardo (baker)
    .tiny = Bernardo
    .short = Trade: +1 wheat (once a round)
    .rule = Once a round during Trade: you gain 1 wheat, at any point of the action.

follower-cassian = Cassian (cook)
    .tiny = Cassian
    .short = Recruit: +1 influence (once a round)
    .rule = Once a round during Recruit: you gain 1 influence, at any point of the action.

follower-egeria = Egeria (engineer)
    .tiny = Egeria
    .short = Build: +1 strength (once a round)
    .rule = Once a round during Build: 1 more strength for this action, to be used before its first step. Strength above 3 is lost.

follower-hadrianus = Hadrianus (harbour master)
    .tiny = Hadrianus
    .short = Sail: pay 1 coin to place an artisan (once a round)
    .rule = Once a round during Sail, at any point of it: pay 1 coin and place one available artisan in your production area, with the full yield and the effect of the tile. This is not a Produce action.

follower-lucius = Lucius (legate)
    .tiny = Lucius
    .short = Race: pay 1 coin to place an artisan (once a round)
    .rule = Once a round during Race, at any point of it: pay 1 coin and place one available artisan in your production area, with the full yield and the effect of the tile. This is not a Produce action.

follower-manius = Manius (mercenary)
    .tiny = Manius
    .short = Race: +1 strength (once a round)
    .rule = Once a round during Race: 1 more strength for this action, to be used before its first step. Strength above 3 is lost.

follower-marcus = Marcus (messenger)
    .tiny = Marcus
    .short = Upgrade: +1 good of your choice (once a round)
    .rule = Once a round during Upgrade: you gain 1 good of your choice, at any point of the action.

follower-occius = Occius (oracle)
    .tiny = Occius
    .short = Petition: +1 influence (once a round)
    .rule = Once a round during Petition: you gain 1 influence, at any point of the action. Inside a petition it can also be used during the action you paid for.

follower-patricia = Patricia (physician)
    .tiny = Patricia
    .short = Build: the contract needs no artisan (once a round)
    .rule = Once a round during Build: use her before or while you choose the contract, and you need not pay the artisan it asks for. Goods and coins are paid as usual.

follower-petronia = Petronia (priestess)
    .tiny = Petronia
    .short = Petition: +1 strength (once a round)
    .rule = Once a round during Petition: 1 more strength for this action, to be used before its first step. Strength above 3 is lost. It also raises what you may pay for the other action.

follower-rufus = Rufus (recruiter)
    .tiny = Rufus
    .short = Upgrade: pay 1 coin to place an artisan (once a round)
    .rule = Once a round during Upgrade, at any point of it: pay 1 coin and place one available artisan in your production area, with the full yield and the effect of the tile. This is not a Produce action.

follower-seneca = Seneca (senator)
    .tiny = Seneca
    .short = Upgrade: +1 strength (once a round)
    .rule = Once a round during Upgrade: 1 more strength for this action, to be used before its first step. Strength above 3 is lost.

follower-septimus = Septimus (shipwright)
    .tiny = Septimus
    .short = Sail: +1 strength (once a round)
    .rule = Once a round during Sail: 1 more strength for this action, to be used before its first step. Strength above 3 is lost.

follower-silvana = Silvana (shopkeeper)
    .tiny = Silvana
    .short = Trade: +1 strength (once a round)
    .rule = Once a round during Trade: 1 more strength for this action, to be used before its first step. Strength above 3 is lost.

follower-sergius = Sergius (stable master)
    .tiny = Sergius
    .short = Trade: +1 horse (once a round)
    .rule = Once a round during Trade: you gain 1 horse, at any point of the action.

follower-sertor = Sertor (stonemason)
    .tiny = Sertor
    .short = Trade: +1 stone (once a round)
    .rule = Once a round during Trade: you gain 1 stone, at any point of the action.

follower-tiberius = Tiberius (translator)
    .tiny = Tiberius
    .short = Recruit: +1 strength (once a round)
    .rule = Once a round during Recruit: 1 more strength for this action, to be used before its first step. Strength above 3 is lost.

follower-titus = Titus (tutor)
    .tiny = Titus
    .short = Produce: +1 strength (once a round)
    .rule = Once a round during Produce: 1 more strength for this action, to be used before its first step. Strength above 3 is lost.

follower-varina = Varina (vintner)
    .tiny = Varina
    .short = Trade: +1 wine (once a round)
    .rule = Once a round during Trade: you gain 1 wine, at any point of the action.

follower-vitalis = Vitalis (lumberjack)
    .tiny = Vitalis
    .short = Trade: +1 wood (once a round)
    .rule = Once a round during Trade: you gain 1 wood, at any point of the action.

follower-constantin = Constantin (cartographer)
    .tiny = Constantin
    .short = Sail: +1 coin each time
    .rule = Works all the time: you gain 1 coin with the first main step of each Sail action. Not when the action comes from a petition.

follower-gratian = Gratian (gambler)
    .tiny = Gratian
    .short = Race: +1 coin each time
    .rule = Works all the time: you gain 1 coin with the first main step of each Race action. Not when the action comes from a petition.

follower-jacobus = Jacobus (jeweller)
    .tiny = Jacobus
    .short = Produce: +1 coin each time
    .rule = Works all the time: you gain 1 coin with the first main step of each Produce action. Not when the action comes from a petition.

follower-seraphina = Seraphina (sculptor)
    .tiny = Seraphina
    .short = Build: +1 coin each time
    .rule = Works all the time: you gain 1 coin with the first main step of each Build action. Not when the action comes from a petition.

follower-severa = Severa (singer)
    .tiny = Severa
    .short = Petition: +1 coin each time
    .rule = Works all the time: you gain 1 coin whenever you take the marker or pay for another action with Petition, once per petition.

follower-trivia = Trivia (animal tamer)
    .tiny = Trivia
    .short = Artisans may stand on animals and bring 1 coin there
    .rule = Works all the time: you may place artisans on animal tiles, the lion included. Each such placement brings the yield of row and column and 1 coin on top. This also holds inside a petition.
