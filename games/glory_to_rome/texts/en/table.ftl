# What is said around the game.

## Whose turn it is, for everybody to read: `turn-<kind of question>`
# A Latrine or Vomitorium is asked about first only when no card can be played, which must not show.

turn-gtr-start = secretly give up a card, to settle who leads first
turn-gtr-lead = lead a role or think
turn-gtr-follow = follow or think
turn-gtr-latrine = { turn-gtr-follow }
turn-gtr-vomitorium = { turn-gtr-follow }
turn-gtr-think = think
turn-gtr-think-optional = think, or go without
turn-gtr-patron = hire clients
turn-gtr-bath = put the new client to work
turn-gtr-laborer = bring material into the stockpile
turn-gtr-laborer-dock = { turn-gtr-laborer }
turn-gtr-architect = build as Architect
turn-gtr-craftsman = build as Craftsman
turn-gtr-fountain = use the card drawn at the Fountain
turn-gtr-stairs = open a building with the Stairway, or not
turn-gtr-prison = take a building with the Prison, or none
turn-gtr-merchant = sell material into the vault
turn-gtr-demand = demand material for Rome
turn-gtr-demand-pool = take the demanded material from the pool, or leave it
turn-gtr-give-must = answer Rome’s demand
turn-gtr-give-may = { turn-gtr-give-must }
turn-gtr-lions = throw clients to the lions, or not
turn-gtr-senate = take Senators with the Senate, or not
turn-gtr-sewer = keep played cards with the Sewer, or not

## Where points come from: `points-<category>`

points-influence = Influence
points-vault = Vault
points-merchants = Merchant bonuses
points-buildings = Statue and Wall
