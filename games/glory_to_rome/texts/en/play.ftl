# What is asked, offered and told during a game.

card = { $name } ({ $material }, { $role })
counted-material = { $n } { $material }
trial-no-function = no function in the trial game
counted-role = { $n } { $role }

## Questions

ask-start = Secretly give up one card: whoever’s card comes first in the alphabet, by its German name, leads.
ask-lead = Round { $round }: you lead. Choose a role, or think and pass the lead on.
ask-lead-otherwise =
    { $means ->
        [senator] { $ask } Roles of which you have no card are led with the senator.
        [petition] { $ask } Roles of which you have no card are led with a petition.
       *[either] { $ask } Roles of which you have no card are led with senator or petition.
    }
do-lead-with = { $role }: { $card }
do-labor-all = { $n } × { $material } into the stockpile
do-sell-all = { $n } × { $material } into the vault
ask-lead-cards = Which card do you lead { $role } with?
ask-follow = { $who } leads { $role }. Follow with a card of that role and do its action too, or think and draw cards instead? Your clients of that role act either way.
ask-think = How do you want to think?
ask-think-optional =
    { $left ->
        [0] You may think.
       *[other] You may think; { $left } more to come.
    }
ask-petition =
    { $least ->
        [2] { $most ->
            [2] Which two cards make the petition?
           *[other] Which two or three cards make the petition?
        }
       *[other] Which three cards make the petition?
    }
ask-play-several = Which cards do you play? Each is one action.
ask-add-petition = You play { $cards }. Add a petition?
ask-latrine = Latrine: discard one card to the pool before thinking?
ask-vomitorium =
    { $n ->
        [one] Vomitorium: discard your only card before thinking?
       *[other] Vomitorium: discard all { $n } cards before thinking?
    }
ask-patron =
    { $n ->
        [one] Hire a client (room for one).
       *[other] Hire a client (room for { $n }).
    }
ask-bath = Bath: your new client may act at once.
ask-laborer =
    { $left ->
        [0] Take a material from the pool?
       *[other] Take a material from the pool? ({ $left } more to come)
    }
ask-dock = Dock: also put a card from your hand into the stockpile?
ask-architect =
    { $left ->
        [0] Architect: begin a building (a card from your hand is its foundation) or add material from your stockpile.
       *[other] Architect: begin a building (a card from your hand is its foundation) or add material from your stockpile. ({ $left } more to come)
    }
ask-craftsman =
    { $left ->
        [0] Craftsman: begin a building (a card from your hand is its foundation) or add material from your hand.
       *[other] Craftsman: begin a building (a card from your hand is its foundation) or add material from your hand. ({ $left } more to come)
    }
ask-fountain = You drew { $card }. What do you do with it?
ask-stairs = Stairway: open an opponent’s building to everybody?
ask-prison = Prison: take a finished building of an opponent?
ask-demand =
    { $n ->
        [one] Rome demands: show a card, which you keep. The pool and each neighbour who has it give you one of its material.
       *[other] Rome demands: show up to { $n } cards, which you keep. For each, the pool and each neighbour who has it give you one of its material.
    }
ask-demand-pool = Take the matching material from the pool?
ask-demand-pool-some = Which of them do you take?
ask-give-must =
    { $n ->
        [one] { $who } demands { $material }: which card do you give?
       *[other] { $who } demands { $material }: which { $n } cards do you give?
    }
ask-give-may = { $who } demands { $material }. You are protected; give something all the same?
ask-lions =
    { $n ->
        [one] Colosseum: throw a client to the lions?
       *[other] Colosseum: throw up to { $n } clients to the lions?
    }
ask-merchant =
    { $n ->
        [one] Sell a material into your vault (room for one).
       *[other] Sell a material into your vault (room for { $n }).
    }
ask-senate = Senate: which of your opponents’ Senators do you take?
ask-sewer = Sewer: which of your played cards go into your stockpile?

## Options

do-think = Think
do-think-senator = Think: take a Senator ({ $n } left)
do-think-refill =
    { $n ->
        [one] Think: refill your hand (1 card)
       *[other] Think: refill your hand ({ $n } cards)
    }
do-think-one = Think: draw one card
do-think-skip = Do not think
do-play-several = Play one or more cards…
hint-play-several = Palace: every card or petition is one action
do-petition = Petition with { $material }
hint-petition = { $n } cards of this material stand for one card of the role
join-petition = Petition: { $cards }
caution-legionary = No card would be left in your hand to show
caution-craftsman = No card would be left in your hand to build with
caution-architect = Nothing would be left to build with
caution-laborer = The pool is empty
caution-merchant = No room in your vault, or nothing to put into it
caution-patron = No room for a client, or nobody to hire
do-enough = That is all
do-keep = Keep everything
do-vomit = Discard the whole hand
do-done = Decline
do-skip = Decline
do-skip-all = Decline all remaining actions
do-hire-pool = { $role } ({ $material }) from the pool
do-hire-hand = From hand: { $card }
do-hire-deck = Top card of the deck
do-stock = { $material } from the pool
do-stock-none = Decline
do-found = Foundation: { $name } on { $site }
do-found-away =
    { $actions ->
        [one] Foundation out of town: { $name } on { $site }
       *[other] Foundation out of town: { $name } on { $site } (2 actions)
    }
do-add-hand = { $name }: add { $card } as { $material } ({ $have }/{ $need })
do-add-drawn = { $name }: add it as { $material } ({ $have }/{ $need })
do-add-stockpile = { $name }: add { $material } ({ $have }/{ $need })
do-add-pool = { $name }: add { $material } from the pool ({ $have }/{ $need })
hint-completes = Completes the building
hint-progress = Does not complete it yet
do-fountain = Fountain: draw and use the top card
do-fountain-keep = Put it into your hand
do-stairs-stockpile = Stairway: { $material } on { $who }’s { $name }
do-stairs-pool = Stairway: { $material } from the pool on { $who }’s { $name }
do-prison = { $who }’s { $name }
do-prison-decline = Take nothing
do-take-all = Take { $materials }
do-take-none = Take nothing
do-take-some = Take some of it…
do-lion = { $who }’s { $role } ({ $material })
do-sell = { $material } from the stockpile
do-sell-hand = From hand, hidden: { $card }
do-sell-deck = Top card of the deck, unseen
do-senate = Senator played by { $who }
do-volunteer_on = Ask me before my walls refuse
hint-volunteer_on = Behind Palisade or Wall you are asked whether to give cards all the same
do-volunteer_off = Let my walls refuse without asking
hint-volunteer_off = Behind Palisade or Wall you give nothing and are not asked

error-trial-with-alternatives = The trial game leaves out what buildings do, so it cannot be combined with the alternative Circus and Forum. Switch one of them off.

## Told

told-start = A new game for { $n } players begins.
told-start-card = { $who } shows { $card }.
told-start-tie = { $who } are tied and draw again.
told-start-leader = { $who } leads first.
told-round = Round { $round }: { $who } leads.
told-leads =
    { $units ->
        [one] { $who } leads { $role } with { $cards }.
       *[other] { $who } leads { $role } with { $cards }: { $units } actions.
    }
told-follows =
    { $units ->
        [one] { $who } follows with { $cards }.
       *[other] { $who } follows with { $cards }: { $units } actions.
    }
told-thinks = { $who } thinks.
told-leader-thinks = { $who } thinks and passes the lead on.
told-passes = { $who } does nothing.
told-takes-senator = { $who } takes a Senator.
told-draws =
    { $n ->
        [one] { $who } draws a card.
       *[other] { $who } draws { $n } cards.
    }
told-you-drew = You drew { $cards }.
told-discards = { $who } discards { $cards }.
told-hires-pool = { $who } hires { $role } ({ $material }) from the pool.
told-hires-hand = { $who } hires { $role } ({ $material }) from hand.
told-hires-deck = { $who } hires { $role } ({ $material }) from the deck.
told-bath = { $who }’s new client acts at once: { $role }.
told-stocks-pool = { $who } takes { $material } from the pool.
told-stocks-hand = { $who } puts { $material } from hand into the stockpile.
told-founds = { $who } lays { $name } on { $site }.
told-founds-away = { $who } lays { $name } on { $site }, out of town.
told-adds-hand = { $who } adds { $material } from hand to { $name }.
told-adds-drawn = { $who } adds the drawn { $material } to { $name }.
told-adds-stockpile = { $who } adds { $material } from the stockpile to { $name }.
told-adds-pool = { $who } adds { $material } from the pool to { $name }.
told-completes = { $who } completes { $name }: +{ $n } influence, now { $influence } ({ $function }).
told-extra-actions = { $who } gains { $role }.
actions-craftsman =
    { $n ->
        [one] one Craftsman action
       *[other] { $n } Craftsman actions
    }
actions-laborer =
    { $n ->
        [one] one Laborer action
       *[other] { $n } Laborer actions
    }
actions-patron =
    { $n ->
        [one] one Patron action
       *[other] { $n } Patron actions
    }
actions-think =
    { $n ->
        [one] one chance to think
       *[other] { $n } chances to think
    }
told-fountain = { $who } draws a card at the Fountain.
told-fountain-keeps = { $who } keeps the drawn card.
told-stairs = { $who } lays { $material } on { $owner }’s { $name }: it now works for everybody.
told-prison = { $who } takes { $owner }’s { $name }; { $owner } receives the Prison’s site.
told-demands = { $who }: Rome demands { $materials }!
told-demands-nothing = { $who } demands nothing.
told-takes-pool = { $who } takes { $materials } from the pool.
told-gives = { $who } gives { $to } { $materials }.
told-protected = { $who } is protected and gives nothing.
told-glory = { $who }: Glory to Rome! (nothing to give)
told-lions = { $who } throws { $victim }’s { $role } to the lions.
told-sells = { $who } sells { $material } into the vault.
told-sells-hand = { $who } sells a hidden card from hand.
told-sells-deck = { $who } sells the top card of the deck, unseen.
told-senate =
    { $n ->
        [one] { $who } takes a Senator through the Senate.
       *[other] { $who } takes { $n } Senators through the Senate.
    }
told-sewer = { $who } keeps { $materials } through the Sewer.
told-volunteer_on = From now on you are asked before Palisade or Wall refuse a demand.
told-volunteer_off = From now on Palisade and Wall refuse demands without asking you.
told-score =
    { $total ->
        [one] { $who }: 1 point.
       *[other] { $who }: { $total } points.
    }
told-winners =
    { $n ->
        [one] { $winners } wins!
       *[other] { $winners } share the victory!
    }

## The table in words

sheet-title = Round { $round } · leader { $who } · { $role }
sheet-no-role = no role led yet
sheet-none = none
sheet-centre = Table
sheet-piles = Deck { $deck } · Senators { $senators }
sheet-pool = Pool: { $materials }
sheet-sites-in = Sites in town ({ $n }): { $sites }
sheet-sites-out = Sites out of town: { $sites }
sheet-player = { $who } · influence { $influence }
sheet-limits = Hand { $hand } (refills to { $hand_limit }) · clients { $clients }/{ $client_limit } · vault { $vault }/{ $vault_limit }
sheet-stance-lead = Leads with { $cards } ({ $units } { $units ->
        [one] action
       *[other] actions
    })
sheet-stance-follow = Follows with { $cards } ({ $units } { $units ->
        [one] action
       *[other] actions
    })
sheet-stance-think = Thought this round
sheet-clients = Clients: { $clients }
sheet-stockpile = Stockpile: { $materials }
sheet-building = ■ { $name } – { $function }
sheet-building-public = ■ { $name } (works for everybody) – { $function }
sheet-foundation = □ { $name } on { $site } { $have }/{ $need } – { $function }
sheet-foundation-works = □ { $name } on { $site } { $have }/{ $need }, already working – { $function }
sheet-open-hand = Open hand: { $cards }
sheet-vault = Vault: { $materials }
sheet-conceded = Has conceded
sheet-hand = Your hand ({ $n })
sheet-hand-card = { $name } – { $material } { $value }, { $role } – { $function }
sheet-hand-senator = { $name } – { $function }
sheet-drawn = Drawn, to be placed: { $card }
sheet-scores = Scoring
sheet-score = { $who }: { $total } = influence { $influence } + vault { $vault } + merchant bonuses { $bonus } + buildings { $buildings } (hand { $hand })
