# Written by `python -m games.nova_roma.words.reference` from data/. Do not edit.

numbers-majorities =
    • Zone A: 6 SP, 3 SP und 1 SP
    • Zone B: 8 SP, 5 SP und 2 SP
    • Zone C: 10 SP, 6 SP und 3 SP

numbers-solo_majorities =
    • Zone A: 14 SP und 1 SP
    • Zone B: 15 SP und 1 SP
    • Zone C: 16 SP und 7 SP

numbers-mosaic =
    • grün: 2 SP und 1 Ware deiner Wahl
    • gelb: 3 SP
    • orange: 5 SP

numbers-lines =
    • Mosaikreihe 1: 2 SP und 2 Münzen
    • Mosaikreihe 2: 3 SP und 2 Einfluss
    • Mosaikreihe 3: 6 SP und 3 Münzen
    • Mosaikspalte 1: 3 SP und 2 Münzen
    • Mosaikspalte 2: 3 SP und 1 Handwerker
    • Mosaikspalte 3: 3 SP und 2 Einfluss
    • Mosaikdiagonale abwärts: 4 SP und 2 Waren deiner Wahl
    • Mosaikdiagonale aufwärts: 4 SP und 2 Waren deiner Wahl

numbers-harbours =
    Nordroute:
    • N1 Odessos, 1 Segel: 2 Münzen
    • N2 Tomis, 1 Segel: 3 SP
    • N3 Tyras, 1 Segel: 2 Einfluss
    • N4 Olbia, 1 Segel: 7 SP
    • N5 Chersonesos, 1 Segel: 2 Waren deiner Wahl
    • N6 Theodosia, 2 Segel: 10 SP
    • N7 Pantikapaion, 1 Segel: 3 Waren deiner Wahl
    • N8 Tanais, 2 Segel: 14 SP
    Südroute:
    • S1 Herakleia, 1 Segel: 1 Ware deiner Wahl
    • S2 Amastris, 1 Segel: 3 SP
    • S3 Sinope, 1 Segel: 1 Handwerker
    • S4 Amisos, 2 Segel: 7 SP
    • S5 Kerasous, 1 Segel: 3 Münzen
    • S6 Trapezous, 1 Segel: 10 SP
    • S7 Phasis, 1 Segel: 3 Einfluss
    • S8 Dioskurias, 2 Segel: 14 SP

numbers-hippodrome =
    Linien, die Pferde kosten: 1 Pferd vor Feld 3, 1 Pferd vor Feld 5 und 2 Pferde vor Feld 7

numbers-wheels =
    Goldene Räder auf den Feldern 3, 5 und 7; Feld 7 ist das Ziel (5 SP)

numbers-rewards =
    • 2 × 3 Münzen
    • 2 × 2 Einfluss
    • 2 × 1 Handwerker
    • 1 × 2 Weizen
    • 1 × 2 Stein
    • 1 × 2 Holz
    • 1 × 2 Wein
    • 1 × 2 Pferde
    • 1 × 2 Gefolgschaftskarten

numbers-production =
    Ertrag der Reihen 1, 2 und 3: Stein, Holz und Wein
    Ertrag der Spalten 1, 2 und 3: Weizen, Pferd und Münze

numbers-estate =
    Preise der Plätze von links: gratis, gratis, 1 Münze und 1 Münze; des Spezialplättchens: 1 Wein
    • 2 × Weizenfeld
    • 2 × Steinbruch
    • 2 × Wald
    • 2 × Weinberg
    • 2 × Stall
    • 2 × Villa
    • 1 × Werkstatt
    • 1 × Markt
    • 1 × Münzstätte
    • 8 × Tier
    • 1 × Löwe
    • 1 × Rekrutierung
    • 1 × Werft
    • 1 × Bauhof
    • 2 × Einkommen
    • 1 × Rennstall

numbers-sailing =
    • SC01 (1 Weizen und 1 Stein)
    • SC02 (1 Weizen und 1 Holz)
    • SC03 (1 Weizen und 1 Wein)
    • SC04 (1 Weizen und 1 Pferd)
    • SC05 (1 Stein und 1 Holz)
    • SC06 (1 Stein und 1 Wein)
    • SC07 (1 Stein und 1 Pferd)
    • SC08 (1 Holz und 1 Wein)
    • SC09 (1 Holz und 1 Pferd)
    • SC10 (1 Wein und 1 Pferd)
    • SC11 (2 Weizen)
    • SC12 (2 Stein)
    • SC13 (2 Holz)
    • SC14 (2 Wein)
    • SC15 (2 Pferde)
    • SC16 (1 Weizen und 1 Münze)
    • SC17 (1 Stein und 1 Münze)
    • SC18 (1 Holz und 1 Münze)
    • SC19 (1 Wein und 1 Münze)
    • SC20 (1 Pferd und 1 Münze)
    • SC21 (1 Weizen, 1 Stein und 1 Holz)
    • SC22 (1 Weizen, 1 Stein und 1 Wein)
    • SC23 (1 Weizen, 1 Stein und 1 Pferd)
    • SC24 (1 Weizen, 1 Holz und 1 Wein)
    • SC25 (1 Weizen, 1 Holz und 1 Pferd)
    • SC26 (1 Weizen, 1 Wein und 1 Pferd)
    • SC27 (1 Stein, 1 Holz und 1 Wein)
    • SC28 (1 Stein, 1 Holz und 1 Pferd)
    • SC29 (1 Stein, 1 Wein und 1 Pferd)
    • SC30 (1 Holz, 1 Wein und 1 Pferd)

numbers-building =
    • BC01: Einzelstein (1 Stein und 1 Holz), 3 SP
    • BC02: Einzelstein (2 Stein), 3 SP
    • BC03: Einzelstein (1 Stein, 1 Holz und 1 Münze), 4 SP
    • BC04: Einzelstein (1 Holz, 1 Wein und 1 Handwerker), 5 SP
    • BC05: Zweierreihe (1 Stein und 1 Holz), 2 SP
    • BC06: Zweierreihe (2 Holz), 2 SP
    • BC07: Zweierreihe (2 Stein und 1 Holz), 4 SP
    • BC08: Zweierreihe (1 Stein und 2 Holz), 4 SP
    • BC09: Zweierreihe (1 Weizen, 1 Stein und 1 Holz), 4 SP
    • BC10: Zweierreihe (2 Stein, 1 Holz und 1 Handwerker), 5 SP
    • BC11: Zweierreihe (1 Stein, 2 Holz und 1 Münze), 5 SP
    • BC12: Dreierreihe (2 Stein und 1 Holz), 3 SP
    • BC13: Dreierreihe (1 Stein, 1 Holz und 1 Münze), 3 SP
    • BC14: Dreierreihe (2 Stein, 1 Holz und 1 Wein), 5 SP
    • BC15: Dreierreihe (2 Stein, 2 Holz und 1 Handwerker), 6 SP
    • BC16: Dreierwinkel (1 Stein und 2 Holz), 3 SP
    • BC17: Dreierwinkel (1 Stein, 1 Holz und 1 Pferd), 3 SP
    • BC18: Dreierwinkel (1 Stein, 2 Holz und 1 Handwerker), 5 SP
    • BC19: Dreierwinkel (2 Stein, 1 Holz und 1 Münze), 4 SP
    • BC20: Dreierwinkel (3 Stein und 2 Holz), 6 SP
    • BC21: Viererreihe (1 Stein und 2 Holz), 2 SP
    • BC22: Quadrat (2 Stein und 1 Holz), 2 SP
    • BC23: Quadrat (2 Stein und 2 Holz), 4 SP
    • BC24: T-Form (2 Stein und 2 Holz), 4 SP
    • BC25: T-Form (1 Weizen, 2 Stein, 1 Holz und 1 Handwerker), 5 SP
    • BC26: L-Form (1 Stein, 2 Holz und 1 Münze), 4 SP
    • BC27: L-Form (2 Stein und 3 Holz), 5 SP
    • BC28: Z-Form (3 Stein, 2 Holz und 1 Handwerker), 7 SP

contract-SC01 = SC01 (1 Weizen und 1 Stein)
    .rule = Schifffahrtsvertrag für 1 Weizen und 1 Stein. Für sich ist er keine SP wert: Er lässt deine Schiffe mit der Stärke der Aktion segeln und zählt fürs Mosaik.

contract-SC02 = SC02 (1 Weizen und 1 Holz)
    .rule = Schifffahrtsvertrag für 1 Weizen und 1 Holz. Für sich ist er keine SP wert: Er lässt deine Schiffe mit der Stärke der Aktion segeln und zählt fürs Mosaik.

contract-SC03 = SC03 (1 Weizen und 1 Wein)
    .rule = Schifffahrtsvertrag für 1 Weizen und 1 Wein. Für sich ist er keine SP wert: Er lässt deine Schiffe mit der Stärke der Aktion segeln und zählt fürs Mosaik.

contract-SC04 = SC04 (1 Weizen und 1 Pferd)
    .rule = Schifffahrtsvertrag für 1 Weizen und 1 Pferd. Für sich ist er keine SP wert: Er lässt deine Schiffe mit der Stärke der Aktion segeln und zählt fürs Mosaik.

contract-SC05 = SC05 (1 Stein und 1 Holz)
    .rule = Schifffahrtsvertrag für 1 Stein und 1 Holz. Für sich ist er keine SP wert: Er lässt deine Schiffe mit der Stärke der Aktion segeln und zählt fürs Mosaik.

contract-SC06 = SC06 (1 Stein und 1 Wein)
    .rule = Schifffahrtsvertrag für 1 Stein und 1 Wein. Für sich ist er keine SP wert: Er lässt deine Schiffe mit der Stärke der Aktion segeln und zählt fürs Mosaik.

contract-SC07 = SC07 (1 Stein und 1 Pferd)
    .rule = Schifffahrtsvertrag für 1 Stein und 1 Pferd. Für sich ist er keine SP wert: Er lässt deine Schiffe mit der Stärke der Aktion segeln und zählt fürs Mosaik.

contract-SC08 = SC08 (1 Holz und 1 Wein)
    .rule = Schifffahrtsvertrag für 1 Holz und 1 Wein. Für sich ist er keine SP wert: Er lässt deine Schiffe mit der Stärke der Aktion segeln und zählt fürs Mosaik.

contract-SC09 = SC09 (1 Holz und 1 Pferd)
    .rule = Schifffahrtsvertrag für 1 Holz und 1 Pferd. Für sich ist er keine SP wert: Er lässt deine Schiffe mit der Stärke der Aktion segeln und zählt fürs Mosaik.

contract-SC10 = SC10 (1 Wein und 1 Pferd)
    .rule = Schifffahrtsvertrag für 1 Wein und 1 Pferd. Für sich ist er keine SP wert: Er lässt deine Schiffe mit der Stärke der Aktion segeln und zählt fürs Mosaik.

contract-SC11 = SC11 (2 Weizen)
    .rule = Schifffahrtsvertrag für 2 Weizen. Für sich ist er keine SP wert: Er lässt deine Schiffe mit der Stärke der Aktion segeln und zählt fürs Mosaik.

contract-SC12 = SC12 (2 Stein)
    .rule = Schifffahrtsvertrag für 2 Stein. Für sich ist er keine SP wert: Er lässt deine Schiffe mit der Stärke der Aktion segeln und zählt fürs Mosaik.

contract-SC13 = SC13 (2 Holz)
    .rule = Schifffahrtsvertrag für 2 Holz. Für sich ist er keine SP wert: Er lässt deine Schiffe mit der Stärke der Aktion segeln und zählt fürs Mosaik.

contract-SC14 = SC14 (2 Wein)
    .rule = Schifffahrtsvertrag für 2 Wein. Für sich ist er keine SP wert: Er lässt deine Schiffe mit der Stärke der Aktion segeln und zählt fürs Mosaik.

contract-SC15 = SC15 (2 Pferde)
    .rule = Schifffahrtsvertrag für 2 Pferde. Für sich ist er keine SP wert: Er lässt deine Schiffe mit der Stärke der Aktion segeln und zählt fürs Mosaik.

contract-SC16 = SC16 (1 Weizen und 1 Münze)
    .rule = Schifffahrtsvertrag für 1 Weizen und 1 Münze. Für sich ist er keine SP wert: Er lässt deine Schiffe mit der Stärke der Aktion segeln und zählt fürs Mosaik.

contract-SC17 = SC17 (1 Stein und 1 Münze)
    .rule = Schifffahrtsvertrag für 1 Stein und 1 Münze. Für sich ist er keine SP wert: Er lässt deine Schiffe mit der Stärke der Aktion segeln und zählt fürs Mosaik.

contract-SC18 = SC18 (1 Holz und 1 Münze)
    .rule = Schifffahrtsvertrag für 1 Holz und 1 Münze. Für sich ist er keine SP wert: Er lässt deine Schiffe mit der Stärke der Aktion segeln und zählt fürs Mosaik.

contract-SC19 = SC19 (1 Wein und 1 Münze)
    .rule = Schifffahrtsvertrag für 1 Wein und 1 Münze. Für sich ist er keine SP wert: Er lässt deine Schiffe mit der Stärke der Aktion segeln und zählt fürs Mosaik.

contract-SC20 = SC20 (1 Pferd und 1 Münze)
    .rule = Schifffahrtsvertrag für 1 Pferd und 1 Münze. Für sich ist er keine SP wert: Er lässt deine Schiffe mit der Stärke der Aktion segeln und zählt fürs Mosaik.

contract-SC21 = SC21 (1 Weizen, 1 Stein und 1 Holz)
    .rule = Schifffahrtsvertrag für 1 Weizen, 1 Stein und 1 Holz. Für sich ist er keine SP wert: Er lässt deine Schiffe mit der Stärke der Aktion segeln und zählt fürs Mosaik.

contract-SC22 = SC22 (1 Weizen, 1 Stein und 1 Wein)
    .rule = Schifffahrtsvertrag für 1 Weizen, 1 Stein und 1 Wein. Für sich ist er keine SP wert: Er lässt deine Schiffe mit der Stärke der Aktion segeln und zählt fürs Mosaik.

contract-SC23 = SC23 (1 Weizen, 1 Stein und 1 Pferd)
    .rule = Schifffahrtsvertrag für 1 Weizen, 1 Stein und 1 Pferd. Für sich ist er keine SP wert: Er lässt deine Schiffe mit der Stärke der Aktion segeln und zählt fürs Mosaik.

contract-SC24 = SC24 (1 Weizen, 1 Holz und 1 Wein)
    .rule = Schifffahrtsvertrag für 1 Weizen, 1 Holz und 1 Wein. Für sich ist er keine SP wert: Er lässt deine Schiffe mit der Stärke der Aktion segeln und zählt fürs Mosaik.

contract-SC25 = SC25 (1 Weizen, 1 Holz und 1 Pferd)
    .rule = Schifffahrtsvertrag für 1 Weizen, 1 Holz und 1 Pferd. Für sich ist er keine SP wert: Er lässt deine Schiffe mit der Stärke der Aktion segeln und zählt fürs Mosaik.

contract-SC26 = SC26 (1 Weizen, 1 Wein und 1 Pferd)
    .rule = Schifffahrtsvertrag für 1 Weizen, 1 Wein und 1 Pferd. Für sich ist er keine SP wert: Er lässt deine Schiffe mit der Stärke der Aktion segeln und zählt fürs Mosaik.

contract-SC27 = SC27 (1 Stein, 1 Holz und 1 Wein)
    .rule = Schifffahrtsvertrag für 1 Stein, 1 Holz und 1 Wein. Für sich ist er keine SP wert: Er lässt deine Schiffe mit der Stärke der Aktion segeln und zählt fürs Mosaik.

contract-SC28 = SC28 (1 Stein, 1 Holz und 1 Pferd)
    .rule = Schifffahrtsvertrag für 1 Stein, 1 Holz und 1 Pferd. Für sich ist er keine SP wert: Er lässt deine Schiffe mit der Stärke der Aktion segeln und zählt fürs Mosaik.

contract-SC29 = SC29 (1 Stein, 1 Wein und 1 Pferd)
    .rule = Schifffahrtsvertrag für 1 Stein, 1 Wein und 1 Pferd. Für sich ist er keine SP wert: Er lässt deine Schiffe mit der Stärke der Aktion segeln und zählt fürs Mosaik.

contract-SC30 = SC30 (1 Holz, 1 Wein und 1 Pferd)
    .rule = Schifffahrtsvertrag für 1 Holz, 1 Wein und 1 Pferd. Für sich ist er keine SP wert: Er lässt deine Schiffe mit der Stärke der Aktion segeln und zählt fürs Mosaik.

contract-BC01 = BC01: Einzelstein
    .rule = Bauvertrag für 1 Stein und 1 Holz, 3 SP wert. Form: Einzelstein (■), drehbar und spiegelbar. Zone A ist bei Stärke 1 offen, Zone B bei Stärke 2, Zone C bei Stärke 3.

contract-BC02 = BC02: Einzelstein
    .rule = Bauvertrag für 2 Stein, 3 SP wert. Form: Einzelstein (■), drehbar und spiegelbar. Zone A ist bei Stärke 1 offen, Zone B bei Stärke 2, Zone C bei Stärke 3.

contract-BC03 = BC03: Einzelstein
    .rule = Bauvertrag für 1 Stein, 1 Holz und 1 Münze, 4 SP wert. Form: Einzelstein (■), drehbar und spiegelbar. Zone A ist bei Stärke 1 offen, Zone B bei Stärke 2, Zone C bei Stärke 3.

contract-BC04 = BC04: Einzelstein
    .rule = Bauvertrag für 1 Holz, 1 Wein und 1 Handwerker, 5 SP wert. Form: Einzelstein (■), drehbar und spiegelbar. Zone A ist bei Stärke 1 offen, Zone B bei Stärke 2, Zone C bei Stärke 3.

contract-BC05 = BC05: Zweierreihe
    .rule = Bauvertrag für 1 Stein und 1 Holz, 2 SP wert. Form: Zweierreihe (■■), drehbar und spiegelbar. Zone A ist bei Stärke 1 offen, Zone B bei Stärke 2, Zone C bei Stärke 3.

contract-BC06 = BC06: Zweierreihe
    .rule = Bauvertrag für 2 Holz, 2 SP wert. Form: Zweierreihe (■■), drehbar und spiegelbar. Zone A ist bei Stärke 1 offen, Zone B bei Stärke 2, Zone C bei Stärke 3.

contract-BC07 = BC07: Zweierreihe
    .rule = Bauvertrag für 2 Stein und 1 Holz, 4 SP wert. Form: Zweierreihe (■■), drehbar und spiegelbar. Zone A ist bei Stärke 1 offen, Zone B bei Stärke 2, Zone C bei Stärke 3.

contract-BC08 = BC08: Zweierreihe
    .rule = Bauvertrag für 1 Stein und 2 Holz, 4 SP wert. Form: Zweierreihe (■■), drehbar und spiegelbar. Zone A ist bei Stärke 1 offen, Zone B bei Stärke 2, Zone C bei Stärke 3.

contract-BC09 = BC09: Zweierreihe
    .rule = Bauvertrag für 1 Weizen, 1 Stein und 1 Holz, 4 SP wert. Form: Zweierreihe (■■), drehbar und spiegelbar. Zone A ist bei Stärke 1 offen, Zone B bei Stärke 2, Zone C bei Stärke 3.

contract-BC10 = BC10: Zweierreihe
    .rule = Bauvertrag für 2 Stein, 1 Holz und 1 Handwerker, 5 SP wert. Form: Zweierreihe (■■), drehbar und spiegelbar. Zone A ist bei Stärke 1 offen, Zone B bei Stärke 2, Zone C bei Stärke 3.

contract-BC11 = BC11: Zweierreihe
    .rule = Bauvertrag für 1 Stein, 2 Holz und 1 Münze, 5 SP wert. Form: Zweierreihe (■■), drehbar und spiegelbar. Zone A ist bei Stärke 1 offen, Zone B bei Stärke 2, Zone C bei Stärke 3.

contract-BC12 = BC12: Dreierreihe
    .rule = Bauvertrag für 2 Stein und 1 Holz, 3 SP wert. Form: Dreierreihe (■■■), drehbar und spiegelbar. Zone A ist bei Stärke 1 offen, Zone B bei Stärke 2, Zone C bei Stärke 3.

contract-BC13 = BC13: Dreierreihe
    .rule = Bauvertrag für 1 Stein, 1 Holz und 1 Münze, 3 SP wert. Form: Dreierreihe (■■■), drehbar und spiegelbar. Zone A ist bei Stärke 1 offen, Zone B bei Stärke 2, Zone C bei Stärke 3.

contract-BC14 = BC14: Dreierreihe
    .rule = Bauvertrag für 2 Stein, 1 Holz und 1 Wein, 5 SP wert. Form: Dreierreihe (■■■), drehbar und spiegelbar. Zone A ist bei Stärke 1 offen, Zone B bei Stärke 2, Zone C bei Stärke 3.

contract-BC15 = BC15: Dreierreihe
    .rule = Bauvertrag für 2 Stein, 2 Holz und 1 Handwerker, 6 SP wert. Form: Dreierreihe (■■■), drehbar und spiegelbar. Zone A ist bei Stärke 1 offen, Zone B bei Stärke 2, Zone C bei Stärke 3.

contract-BC16 = BC16: Dreierwinkel
    .rule = Bauvertrag für 1 Stein und 2 Holz, 3 SP wert. Form: Dreierwinkel (■□/■■), drehbar und spiegelbar. Zone A ist bei Stärke 1 offen, Zone B bei Stärke 2, Zone C bei Stärke 3.

contract-BC17 = BC17: Dreierwinkel
    .rule = Bauvertrag für 1 Stein, 1 Holz und 1 Pferd, 3 SP wert. Form: Dreierwinkel (■□/■■), drehbar und spiegelbar. Zone A ist bei Stärke 1 offen, Zone B bei Stärke 2, Zone C bei Stärke 3.

contract-BC18 = BC18: Dreierwinkel
    .rule = Bauvertrag für 1 Stein, 2 Holz und 1 Handwerker, 5 SP wert. Form: Dreierwinkel (■□/■■), drehbar und spiegelbar. Zone A ist bei Stärke 1 offen, Zone B bei Stärke 2, Zone C bei Stärke 3.

contract-BC19 = BC19: Dreierwinkel
    .rule = Bauvertrag für 2 Stein, 1 Holz und 1 Münze, 4 SP wert. Form: Dreierwinkel (■□/■■), drehbar und spiegelbar. Zone A ist bei Stärke 1 offen, Zone B bei Stärke 2, Zone C bei Stärke 3.

contract-BC20 = BC20: Dreierwinkel
    .rule = Bauvertrag für 3 Stein und 2 Holz, 6 SP wert. Form: Dreierwinkel (■□/■■), drehbar und spiegelbar. Zone A ist bei Stärke 1 offen, Zone B bei Stärke 2, Zone C bei Stärke 3.

contract-BC21 = BC21: Viererreihe
    .rule = Bauvertrag für 1 Stein und 2 Holz, 2 SP wert. Form: Viererreihe (■■■■), drehbar und spiegelbar. Zone A ist bei Stärke 1 offen, Zone B bei Stärke 2, Zone C bei Stärke 3.

contract-BC22 = BC22: Quadrat
    .rule = Bauvertrag für 2 Stein und 1 Holz, 2 SP wert. Form: Quadrat (■■/■■), drehbar und spiegelbar. Zone A ist bei Stärke 1 offen, Zone B bei Stärke 2, Zone C bei Stärke 3.

contract-BC23 = BC23: Quadrat
    .rule = Bauvertrag für 2 Stein und 2 Holz, 4 SP wert. Form: Quadrat (■■/■■), drehbar und spiegelbar. Zone A ist bei Stärke 1 offen, Zone B bei Stärke 2, Zone C bei Stärke 3.

contract-BC24 = BC24: T-Form
    .rule = Bauvertrag für 2 Stein und 2 Holz, 4 SP wert. Form: T-Form (■■■/□■□), drehbar und spiegelbar. Zone A ist bei Stärke 1 offen, Zone B bei Stärke 2, Zone C bei Stärke 3.

contract-BC25 = BC25: T-Form
    .rule = Bauvertrag für 1 Weizen, 2 Stein, 1 Holz und 1 Handwerker, 5 SP wert. Form: T-Form (■■■/□■□), drehbar und spiegelbar. Zone A ist bei Stärke 1 offen, Zone B bei Stärke 2, Zone C bei Stärke 3.

contract-BC26 = BC26: L-Form
    .rule = Bauvertrag für 1 Stein, 2 Holz und 1 Münze, 4 SP wert. Form: L-Form (■□/■□/■■), drehbar und spiegelbar. Zone A ist bei Stärke 1 offen, Zone B bei Stärke 2, Zone C bei Stärke 3.

contract-BC27 = BC27: L-Form
    .rule = Bauvertrag für 2 Stein und 3 Holz, 5 SP wert. Form: L-Form (■□/■□/■■), drehbar und spiegelbar. Zone A ist bei Stärke 1 offen, Zone B bei Stärke 2, Zone C bei Stärke 3.

contract-BC28 = BC28: Z-Form
    .rule = Bauvertrag für 3 Stein, 2 Holz und 1 Handwerker, 7 SP wert. Form: Z-Form (□■■/■■□), drehbar und spiegelbar. Zone A ist bei Stärke 1 offen, Zone B bei Stärke 2, Zone C bei Stärke 3.

scores-calux = Am Ende: 1 SP plus 1 SP je übriges Holz
scores-gloria = Am Ende: 1 SP plus 1 SP je übrigen Wein
scores-hilaria = Am Ende: 1 SP je Anwesenplättchen
scores-hortense = Am Ende: 1 SP plus 1 SP je übriges Pferd
scores-marcella = Am Ende: 1 SP plus 1 SP je übrigen Stein
scores-marianus = Am Ende: 4 SP bei 6 oder mehr Münzen
scores-martinus = Am Ende: 1 SP je Karte in deiner Reihe
scores-nela = Am Ende: 4 SP bei 6 oder mehr Einfluss
scores-petran = Am Ende: 1 SP je 2 Felder auf allen Bahnen zusammen
scores-priscus = Am Ende: 1 SP plus 1 SP je 2 Bauverträge
scores-severin = Am Ende: 1 SP je Schifffahrtsvertrag
scores-valeria = Am Ende: 1 SP plus 1 SP je Tierplättchen
scores-vitus = Am Ende: 1 SP plus 1 SP je übrigen Weizen
