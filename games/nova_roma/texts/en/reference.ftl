# Written by `python -m games.nova_roma.words.reference` from data/. Do not edit.

numbers-majorities =
    • Zone A: 6 VP, 3 VP and 1 VP
    • Zone B: 8 VP, 5 VP and 2 VP
    • Zone C: 10 VP, 6 VP and 3 VP

numbers-solo_majorities =
    • Zone A: 14 VP and 1 VP
    • Zone B: 15 VP and 1 VP
    • Zone C: 16 VP and 7 VP

numbers-mosaic =
    • green: 2 VP and 1 good of your choice
    • yellow: 3 VP
    • orange: 5 VP

numbers-lines =
    • Mosaic row 1: 2 VP and 2 coins
    • Mosaic row 2: 3 VP and 2 influence
    • Mosaic row 3: 6 VP and 3 coins
    • Mosaic column 1: 3 VP and 2 coins
    • Mosaic column 2: 3 VP and 1 artisan
    • Mosaic column 3: 3 VP and 2 influence
    • Mosaic diagonal down: 4 VP and 2 goods of your choice
    • Mosaic diagonal up: 4 VP and 2 goods of your choice

numbers-harbours =
    Northern route:
    • N1 Odessos, 1 sail: 2 coins
    • N2 Tomis, 1 sail: 3 VP
    • N3 Tyras, 1 sail: 2 influence
    • N4 Olbia, 1 sail: 7 VP
    • N5 Chersonesos, 1 sail: 2 goods of your choice
    • N6 Theodosia, 2 sails: 10 VP
    • N7 Pantikapaion, 1 sail: 3 goods of your choice
    • N8 Tanais, 2 sails: 14 VP
    Southern route:
    • S1 Herakleia, 1 sail: 1 good of your choice
    • S2 Amastris, 1 sail: 3 VP
    • S3 Sinope, 1 sail: 1 artisan
    • S4 Amisos, 2 sails: 7 VP
    • S5 Kerasous, 1 sail: 3 coins
    • S6 Trapezous, 1 sail: 10 VP
    • S7 Phasis, 1 sail: 3 influence
    • S8 Dioskurias, 2 sails: 14 VP

numbers-hippodrome =
    Lines that cost horses: 1 horse into space 3, 1 horse into space 5 and 2 horses into space 7

numbers-wheels =
    Golden wheels on spaces 3, 5 and 7; space 7 is the goal (5 VP)

numbers-rewards =
    • 2 × 3 coins
    • 2 × 2 influence
    • 2 × 1 artisan
    • 1 × 2 wheat
    • 1 × 2 stone
    • 1 × 2 wood
    • 1 × 2 wine
    • 1 × 2 horses
    • 1 × 2 follower cards

numbers-production =
    Yields of rows 1, 2 and 3: Stone, Wood and Wine
    Yields of columns 1, 2 and 3: Wheat, Horse and Coin

numbers-estate =
    Prices of the slots from the left: free, free, 1 coin and 1 coin; of the special tile: 1 wine
    • 2 × Wheat field
    • 2 × Quarry
    • 2 × Forest
    • 2 × Vineyard
    • 2 × Stable
    • 2 × Villa
    • 1 × Workshop
    • 1 × Market
    • 1 × Mint
    • 8 × Animal
    • 1 × Lion
    • 1 × Recruiting hall
    • 1 × Shipyard
    • 1 × Builders’ yard
    • 2 × Treasury
    • 1 × Racing stable

numbers-sailing =
    • SC01 (1 wheat and 1 stone)
    • SC02 (1 wheat and 1 wood)
    • SC03 (1 wheat and 1 wine)
    • SC04 (1 wheat and 1 horse)
    • SC05 (1 stone and 1 wood)
    • SC06 (1 stone and 1 wine)
    • SC07 (1 stone and 1 horse)
    • SC08 (1 wood and 1 wine)
    • SC09 (1 wood and 1 horse)
    • SC10 (1 wine and 1 horse)
    • SC11 (2 wheat)
    • SC12 (2 stone)
    • SC13 (2 wood)
    • SC14 (2 wine)
    • SC15 (2 horses)
    • SC16 (1 wheat and 1 coin)
    • SC17 (1 stone and 1 coin)
    • SC18 (1 wood and 1 coin)
    • SC19 (1 wine and 1 coin)
    • SC20 (1 horse and 1 coin)
    • SC21 (1 wheat, 1 stone and 1 wood)
    • SC22 (1 wheat, 1 stone and 1 wine)
    • SC23 (1 wheat, 1 stone and 1 horse)
    • SC24 (1 wheat, 1 wood and 1 wine)
    • SC25 (1 wheat, 1 wood and 1 horse)
    • SC26 (1 wheat, 1 wine and 1 horse)
    • SC27 (1 stone, 1 wood and 1 wine)
    • SC28 (1 stone, 1 wood and 1 horse)
    • SC29 (1 stone, 1 wine and 1 horse)
    • SC30 (1 wood, 1 wine and 1 horse)

numbers-building =
    • BC01: single block (1 stone and 1 wood), 3 VP
    • BC02: single block (2 stone), 3 VP
    • BC03: single block (1 stone, 1 wood and 1 coin), 4 VP
    • BC04: single block (1 wood, 1 wine and 1 artisan), 5 VP
    • BC05: pair (1 stone and 1 wood), 2 VP
    • BC06: pair (2 wood), 2 VP
    • BC07: pair (2 stone and 1 wood), 4 VP
    • BC08: pair (1 stone and 2 wood), 4 VP
    • BC09: pair (1 wheat, 1 stone and 1 wood), 4 VP
    • BC10: pair (2 stone, 1 wood and 1 artisan), 5 VP
    • BC11: pair (1 stone, 2 wood and 1 coin), 5 VP
    • BC12: row of 3 (2 stone and 1 wood), 3 VP
    • BC13: row of 3 (1 stone, 1 wood and 1 coin), 3 VP
    • BC14: row of 3 (2 stone, 1 wood and 1 wine), 5 VP
    • BC15: row of 3 (2 stone, 2 wood and 1 artisan), 6 VP
    • BC16: corner of 3 (1 stone and 2 wood), 3 VP
    • BC17: corner of 3 (1 stone, 1 wood and 1 horse), 3 VP
    • BC18: corner of 3 (1 stone, 2 wood and 1 artisan), 5 VP
    • BC19: corner of 3 (2 stone, 1 wood and 1 coin), 4 VP
    • BC20: corner of 3 (3 stone and 2 wood), 6 VP
    • BC21: row of 4 (1 stone and 2 wood), 2 VP
    • BC22: square of 4 (2 stone and 1 wood), 2 VP
    • BC23: square of 4 (2 stone and 2 wood), 4 VP
    • BC24: T of 4 (2 stone and 2 wood), 4 VP
    • BC25: T of 4 (1 wheat, 2 stone, 1 wood and 1 artisan), 5 VP
    • BC26: L of 4 (1 stone, 2 wood and 1 coin), 4 VP
    • BC27: L of 4 (2 stone and 3 wood), 5 VP
    • BC28: zigzag of 4 (3 stone, 2 wood and 1 artisan), 7 VP

contract-SC01 = SC01 (1 wheat and 1 stone)
    .rule = Sailing contract for 1 wheat and 1 stone. It is worth no VP by itself: it lets your ships sail with the strength of the action, and counts for the mosaic.

contract-SC02 = SC02 (1 wheat and 1 wood)
    .rule = Sailing contract for 1 wheat and 1 wood. It is worth no VP by itself: it lets your ships sail with the strength of the action, and counts for the mosaic.

contract-SC03 = SC03 (1 wheat and 1 wine)
    .rule = Sailing contract for 1 wheat and 1 wine. It is worth no VP by itself: it lets your ships sail with the strength of the action, and counts for the mosaic.

contract-SC04 = SC04 (1 wheat and 1 horse)
    .rule = Sailing contract for 1 wheat and 1 horse. It is worth no VP by itself: it lets your ships sail with the strength of the action, and counts for the mosaic.

contract-SC05 = SC05 (1 stone and 1 wood)
    .rule = Sailing contract for 1 stone and 1 wood. It is worth no VP by itself: it lets your ships sail with the strength of the action, and counts for the mosaic.

contract-SC06 = SC06 (1 stone and 1 wine)
    .rule = Sailing contract for 1 stone and 1 wine. It is worth no VP by itself: it lets your ships sail with the strength of the action, and counts for the mosaic.

contract-SC07 = SC07 (1 stone and 1 horse)
    .rule = Sailing contract for 1 stone and 1 horse. It is worth no VP by itself: it lets your ships sail with the strength of the action, and counts for the mosaic.

contract-SC08 = SC08 (1 wood and 1 wine)
    .rule = Sailing contract for 1 wood and 1 wine. It is worth no VP by itself: it lets your ships sail with the strength of the action, and counts for the mosaic.

contract-SC09 = SC09 (1 wood and 1 horse)
    .rule = Sailing contract for 1 wood and 1 horse. It is worth no VP by itself: it lets your ships sail with the strength of the action, and counts for the mosaic.

contract-SC10 = SC10 (1 wine and 1 horse)
    .rule = Sailing contract for 1 wine and 1 horse. It is worth no VP by itself: it lets your ships sail with the strength of the action, and counts for the mosaic.

contract-SC11 = SC11 (2 wheat)
    .rule = Sailing contract for 2 wheat. It is worth no VP by itself: it lets your ships sail with the strength of the action, and counts for the mosaic.

contract-SC12 = SC12 (2 stone)
    .rule = Sailing contract for 2 stone. It is worth no VP by itself: it lets your ships sail with the strength of the action, and counts for the mosaic.

contract-SC13 = SC13 (2 wood)
    .rule = Sailing contract for 2 wood. It is worth no VP by itself: it lets your ships sail with the strength of the action, and counts for the mosaic.

contract-SC14 = SC14 (2 wine)
    .rule = Sailing contract for 2 wine. It is worth no VP by itself: it lets your ships sail with the strength of the action, and counts for the mosaic.

contract-SC15 = SC15 (2 horses)
    .rule = Sailing contract for 2 horses. It is worth no VP by itself: it lets your ships sail with the strength of the action, and counts for the mosaic.

contract-SC16 = SC16 (1 wheat and 1 coin)
    .rule = Sailing contract for 1 wheat and 1 coin. It is worth no VP by itself: it lets your ships sail with the strength of the action, and counts for the mosaic.

contract-SC17 = SC17 (1 stone and 1 coin)
    .rule = Sailing contract for 1 stone and 1 coin. It is worth no VP by itself: it lets your ships sail with the strength of the action, and counts for the mosaic.

contract-SC18 = SC18 (1 wood and 1 coin)
    .rule = Sailing contract for 1 wood and 1 coin. It is worth no VP by itself: it lets your ships sail with the strength of the action, and counts for the mosaic.

contract-SC19 = SC19 (1 wine and 1 coin)
    .rule = Sailing contract for 1 wine and 1 coin. It is worth no VP by itself: it lets your ships sail with the strength of the action, and counts for the mosaic.

contract-SC20 = SC20 (1 horse and 1 coin)
    .rule = Sailing contract for 1 horse and 1 coin. It is worth no VP by itself: it lets your ships sail with the strength of the action, and counts for the mosaic.

contract-SC21 = SC21 (1 wheat, 1 stone and 1 wood)
    .rule = Sailing contract for 1 wheat, 1 stone and 1 wood. It is worth no VP by itself: it lets your ships sail with the strength of the action, and counts for the mosaic.

contract-SC22 = SC22 (1 wheat, 1 stone and 1 wine)
    .rule = Sailing contract for 1 wheat, 1 stone and 1 wine. It is worth no VP by itself: it lets your ships sail with the strength of the action, and counts for the mosaic.

contract-SC23 = SC23 (1 wheat, 1 stone and 1 horse)
    .rule = Sailing contract for 1 wheat, 1 stone and 1 horse. It is worth no VP by itself: it lets your ships sail with the strength of the action, and counts for the mosaic.

contract-SC24 = SC24 (1 wheat, 1 wood and 1 wine)
    .rule = Sailing contract for 1 wheat, 1 wood and 1 wine. It is worth no VP by itself: it lets your ships sail with the strength of the action, and counts for the mosaic.

contract-SC25 = SC25 (1 wheat, 1 wood and 1 horse)
    .rule = Sailing contract for 1 wheat, 1 wood and 1 horse. It is worth no VP by itself: it lets your ships sail with the strength of the action, and counts for the mosaic.

contract-SC26 = SC26 (1 wheat, 1 wine and 1 horse)
    .rule = Sailing contract for 1 wheat, 1 wine and 1 horse. It is worth no VP by itself: it lets your ships sail with the strength of the action, and counts for the mosaic.

contract-SC27 = SC27 (1 stone, 1 wood and 1 wine)
    .rule = Sailing contract for 1 stone, 1 wood and 1 wine. It is worth no VP by itself: it lets your ships sail with the strength of the action, and counts for the mosaic.

contract-SC28 = SC28 (1 stone, 1 wood and 1 horse)
    .rule = Sailing contract for 1 stone, 1 wood and 1 horse. It is worth no VP by itself: it lets your ships sail with the strength of the action, and counts for the mosaic.

contract-SC29 = SC29 (1 stone, 1 wine and 1 horse)
    .rule = Sailing contract for 1 stone, 1 wine and 1 horse. It is worth no VP by itself: it lets your ships sail with the strength of the action, and counts for the mosaic.

contract-SC30 = SC30 (1 wood, 1 wine and 1 horse)
    .rule = Sailing contract for 1 wood, 1 wine and 1 horse. It is worth no VP by itself: it lets your ships sail with the strength of the action, and counts for the mosaic.

contract-BC01 = BC01: single block
    .rule = Building contract for 1 stone and 1 wood, worth 3 VP. Shape: single block (■), to be turned and mirrored. Zone A is open at strength 1, zone B at strength 2, zone C at strength 3.

contract-BC02 = BC02: single block
    .rule = Building contract for 2 stone, worth 3 VP. Shape: single block (■), to be turned and mirrored. Zone A is open at strength 1, zone B at strength 2, zone C at strength 3.

contract-BC03 = BC03: single block
    .rule = Building contract for 1 stone, 1 wood and 1 coin, worth 4 VP. Shape: single block (■), to be turned and mirrored. Zone A is open at strength 1, zone B at strength 2, zone C at strength 3.

contract-BC04 = BC04: single block
    .rule = Building contract for 1 wood, 1 wine and 1 artisan, worth 5 VP. Shape: single block (■), to be turned and mirrored. Zone A is open at strength 1, zone B at strength 2, zone C at strength 3.

contract-BC05 = BC05: pair
    .rule = Building contract for 1 stone and 1 wood, worth 2 VP. Shape: pair (■■), to be turned and mirrored. Zone A is open at strength 1, zone B at strength 2, zone C at strength 3.

contract-BC06 = BC06: pair
    .rule = Building contract for 2 wood, worth 2 VP. Shape: pair (■■), to be turned and mirrored. Zone A is open at strength 1, zone B at strength 2, zone C at strength 3.

contract-BC07 = BC07: pair
    .rule = Building contract for 2 stone and 1 wood, worth 4 VP. Shape: pair (■■), to be turned and mirrored. Zone A is open at strength 1, zone B at strength 2, zone C at strength 3.

contract-BC08 = BC08: pair
    .rule = Building contract for 1 stone and 2 wood, worth 4 VP. Shape: pair (■■), to be turned and mirrored. Zone A is open at strength 1, zone B at strength 2, zone C at strength 3.

contract-BC09 = BC09: pair
    .rule = Building contract for 1 wheat, 1 stone and 1 wood, worth 4 VP. Shape: pair (■■), to be turned and mirrored. Zone A is open at strength 1, zone B at strength 2, zone C at strength 3.

contract-BC10 = BC10: pair
    .rule = Building contract for 2 stone, 1 wood and 1 artisan, worth 5 VP. Shape: pair (■■), to be turned and mirrored. Zone A is open at strength 1, zone B at strength 2, zone C at strength 3.

contract-BC11 = BC11: pair
    .rule = Building contract for 1 stone, 2 wood and 1 coin, worth 5 VP. Shape: pair (■■), to be turned and mirrored. Zone A is open at strength 1, zone B at strength 2, zone C at strength 3.

contract-BC12 = BC12: row of 3
    .rule = Building contract for 2 stone and 1 wood, worth 3 VP. Shape: row of 3 (■■■), to be turned and mirrored. Zone A is open at strength 1, zone B at strength 2, zone C at strength 3.

contract-BC13 = BC13: row of 3
    .rule = Building contract for 1 stone, 1 wood and 1 coin, worth 3 VP. Shape: row of 3 (■■■), to be turned and mirrored. Zone A is open at strength 1, zone B at strength 2, zone C at strength 3.

contract-BC14 = BC14: row of 3
    .rule = Building contract for 2 stone, 1 wood and 1 wine, worth 5 VP. Shape: row of 3 (■■■), to be turned and mirrored. Zone A is open at strength 1, zone B at strength 2, zone C at strength 3.

contract-BC15 = BC15: row of 3
    .rule = Building contract for 2 stone, 2 wood and 1 artisan, worth 6 VP. Shape: row of 3 (■■■), to be turned and mirrored. Zone A is open at strength 1, zone B at strength 2, zone C at strength 3.

contract-BC16 = BC16: corner of 3
    .rule = Building contract for 1 stone and 2 wood, worth 3 VP. Shape: corner of 3 (■□/■■), to be turned and mirrored. Zone A is open at strength 1, zone B at strength 2, zone C at strength 3.

contract-BC17 = BC17: corner of 3
    .rule = Building contract for 1 stone, 1 wood and 1 horse, worth 3 VP. Shape: corner of 3 (■□/■■), to be turned and mirrored. Zone A is open at strength 1, zone B at strength 2, zone C at strength 3.

contract-BC18 = BC18: corner of 3
    .rule = Building contract for 1 stone, 2 wood and 1 artisan, worth 5 VP. Shape: corner of 3 (■□/■■), to be turned and mirrored. Zone A is open at strength 1, zone B at strength 2, zone C at strength 3.

contract-BC19 = BC19: corner of 3
    .rule = Building contract for 2 stone, 1 wood and 1 coin, worth 4 VP. Shape: corner of 3 (■□/■■), to be turned and mirrored. Zone A is open at strength 1, zone B at strength 2, zone C at strength 3.

contract-BC20 = BC20: corner of 3
    .rule = Building contract for 3 stone and 2 wood, worth 6 VP. Shape: corner of 3 (■□/■■), to be turned and mirrored. Zone A is open at strength 1, zone B at strength 2, zone C at strength 3.

contract-BC21 = BC21: row of 4
    .rule = Building contract for 1 stone and 2 wood, worth 2 VP. Shape: row of 4 (■■■■), to be turned and mirrored. Zone A is open at strength 1, zone B at strength 2, zone C at strength 3.

contract-BC22 = BC22: square of 4
    .rule = Building contract for 2 stone and 1 wood, worth 2 VP. Shape: square of 4 (■■/■■), to be turned and mirrored. Zone A is open at strength 1, zone B at strength 2, zone C at strength 3.

contract-BC23 = BC23: square of 4
    .rule = Building contract for 2 stone and 2 wood, worth 4 VP. Shape: square of 4 (■■/■■), to be turned and mirrored. Zone A is open at strength 1, zone B at strength 2, zone C at strength 3.

contract-BC24 = BC24: T of 4
    .rule = Building contract for 2 stone and 2 wood, worth 4 VP. Shape: T of 4 (■■■/□■□), to be turned and mirrored. Zone A is open at strength 1, zone B at strength 2, zone C at strength 3.

contract-BC25 = BC25: T of 4
    .rule = Building contract for 1 wheat, 2 stone, 1 wood and 1 artisan, worth 5 VP. Shape: T of 4 (■■■/□■□), to be turned and mirrored. Zone A is open at strength 1, zone B at strength 2, zone C at strength 3.

contract-BC26 = BC26: L of 4
    .rule = Building contract for 1 stone, 2 wood and 1 coin, worth 4 VP. Shape: L of 4 (■□/■□/■■), to be turned and mirrored. Zone A is open at strength 1, zone B at strength 2, zone C at strength 3.

contract-BC27 = BC27: L of 4
    .rule = Building contract for 2 stone and 3 wood, worth 5 VP. Shape: L of 4 (■□/■□/■■), to be turned and mirrored. Zone A is open at strength 1, zone B at strength 2, zone C at strength 3.

contract-BC28 = BC28: zigzag of 4
    .rule = Building contract for 3 stone, 2 wood and 1 artisan, worth 7 VP. Shape: zigzag of 4 (□■■/■■□), to be turned and mirrored. Zone A is open at strength 1, zone B at strength 2, zone C at strength 3.

scores-calux = At the end: 1 VP plus 1 VP for each wood left
scores-gloria = At the end: 1 VP plus 1 VP for each wine left
scores-hilaria = At the end: 1 VP for each of your estate tiles
scores-hortense = At the end: 1 VP plus 1 VP for each horse left
scores-marcella = At the end: 1 VP plus 1 VP for each stone left
scores-marianus = At the end: 4 VP if you have 6 or more coins
scores-martinus = At the end: 1 VP for each follower in your row
scores-nela = At the end: 4 VP if you have 6 or more influence
scores-petran = At the end: 1 VP for every 2 spaces on all lanes together
scores-priscus = At the end: 1 VP plus 1 VP for every 2 building contracts
scores-severin = At the end: 1 VP for each sailing contract
scores-valeria = At the end: 1 VP plus 1 VP for each animal tile
scores-vitus = At the end: 1 VP plus 1 VP for each wheat left
