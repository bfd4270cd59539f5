# Words that only the pictures of Romolo o Remo? need.

romolo-market-cubes = cubes { $n }/{ $limit }
romolo-exhausted = used up { $n }/{ $limit }
romolo-dice-x2 = Doubling
    .short = value ×2
romolo-dice-plus3 = Plus three
    .short = value +3
romolo-dice-hit =
    .short = their losses +1
romolo-dice-guard =
    .short = your losses −1
romolo-dice-retreat =
    .short = you may withdraw
romolo-dice-blank =
    .short = no effect
romolo-tiles-now = Dice tiles: lay one now
romolo-tiles-later = Dice tiles for your next fight
romolo-units-on = Units on { $hex }
romolo-price = price
romolo-sell-one = you sell one of
romolo-sell-over = over
romolo-you-have = you have
romolo-own = Your stock
romolo-mouths = { $hungry ->
    [0] Farms feed all { $n }
   *[other] Farms feed { $fed } of { $n }: { $hungry } grain needed
  }
romolo-next-price = Next character: { $coins } coins
romolo-hand-note =
    { $n ->
        [0] Coins { $coins }
        [one] Coins { $coins } · 1 dice tile
       *[other] Coins { $coins } · { $n } dice tiles
    }
romolo-seen = Known to you alone
romolo-rival = Amulius
romolo-wins-points = { $n ->
    [one] +1 point
   *[other] +{ $n } points
  }
romolo-tower = Tower
romolo-events = Events ({ $n })
romolo-key-dice = dice tiles in hand
romolo-key-battles = battle markers won
romolo-key-explorers = explorers still to come
romolo-would-be = { $mine } against { $theirs }
romolo-lying = tired
romolo-hindered = hindered
romolo-out = out of the game
romolo-out-since = eliminated in round { $round }
romolo-conceded = has given up
romolo-points = Points
romolo-points-open = Points without money
romolo-endgame = Endgame
romolo-phase-lots = Set-up
romolo-phase-zones = Set-up
romolo-phase-gifts = Set-up
romolo-phase-placing = Set-up
romolo-phase-start = Start of turn
romolo-phase-action = Action
romolo-phase-combat = Combat
romolo-phase-supply = Supply
romolo-phase-rival = Amulius
romolo-phase-over = End
romolo-won =
    { $n ->
        [0] Nobody wins
        [one] { $names } wins!
       *[other] { $names } win!
    }
romolo-moving = { $who } is moving { $unit }
romolo-turn-of = Turn of { $who }
romolo-score-characters = Characters
romolo-score-hexes = Hexes
romolo-score-dominion = Dominion
romolo-score-population = Population
romolo-score-battles = Battles
romolo-score-money = Money
romolo-score-majorities = Majorities
romolo-fight = Fight on { $hex }
romolo-last-fight = Last fight on { $hex }
romolo-alt-capital = capital { $hex } (strength { $n })
romolo-alt-people = workers { $workers }, military { $military }
romolo-alt-coins = coins { $coins }
romolo-alt-battles =
    { $n ->
        [one] 1 battle marker
       *[other] { $n } battle markers
    }
romolo-alt-hidden =
    { $n ->
        [one] 1 hex is unknown.
       *[other] { $n } hexes are unknown.
    }
