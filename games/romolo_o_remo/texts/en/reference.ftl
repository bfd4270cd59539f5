# Written by `python -m games.romolo_o_remo.words.reference` from data/. Do not edit.

numbers-farm = It costs 1 wood and 1 stone.
numbers-warehouse = It costs 2 wood and 1 stone.
numbers-harbour = It costs 2 wood and 3 stone.
numbers-temple = It costs 1 wood and 2 stone.
numbers-sawmill = It costs 1 wood and 4 stone.
numbers-quarry = It costs 4 wood and 1 stone.
numbers-aqueduct = It costs 2 wood and 4 stone.
numbers-forum = It costs 2 wood and 3 stone.
numbers-wall = Each costs one cube; wood and stone can be used.
numbers-die = A die shows the same symbols: blank = Blank, 2 = ×2, 3 = +3, 4 = Guard, 5 = Retreat and 6 = Hit.
numbers-markers = The multiplier markers are ×2, ×2, ×2, ×2, ×3 and ×3; some of them lie on hexes in the middle.
numbers-dominion = Without such a hex you score nothing.
numbers-characters = Type I: Aedificator, Apothecarius, Furnarius, Praepositus (2) and Traductor. Type II: Architectus, Defensor, Dux, Equus, Foederatus, Heros, Mercator, Nauta, Negotiator (2) and Praedo. Type III: Artifex, Consul, Obsessor, Patronus, Publicus (2) and Sacerdos.
