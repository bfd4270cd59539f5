# Written by `python -m games.romolo_o_remo.words.reference` from data/. Do not edit.

numbers-farm = Kosten: 1 Holz und 1 Stein.
numbers-warehouse = Kosten: 2 Holz und 1 Stein.
numbers-harbour = Kosten: 2 Holz und 3 Stein.
numbers-temple = Kosten: 1 Holz und 2 Stein.
numbers-sawmill = Kosten: 1 Holz und 4 Stein.
numbers-quarry = Kosten: 4 Holz und 1 Stein.
numbers-aqueduct = Kosten: 2 Holz und 4 Stein.
numbers-forum = Kosten: 2 Holz und 3 Stein.
numbers-wall = Jeder kostet einen Quader; möglich sind Holz und Stein.
numbers-die = Ein Würfel zeigt dieselben Zeichen: leere Seite = Leer, 2 = ×2, 3 = +3, 4 = Schutz, 5 = Rückzug und 6 = Treffer.
numbers-markers = Die Multiplikatoren sind ×2, ×2, ×2, ×2, ×3 und ×3; einige davon liegen auf Feldern in der Mitte.
numbers-dominion = Ohne ein solches Feld bekommst du nichts.
numbers-characters = Typ I: Aedificator, Apothecarius, Furnarius, Praepositus (2) und Traductor. Typ II: Architectus, Defensor, Dux, Equus, Foederatus, Heros, Mercator, Nauta, Negotiator (2) und Praedo. Typ III: Artifex, Consul, Obsessor, Patronus, Publicus (2) und Sacerdos.
