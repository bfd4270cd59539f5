# Look-up texts. Our own wording.

game-name = Corduba 27 a.C.
game-about = You build one city together: every tile a player lays becomes an action for all. Feed your people, calm the unrest and send Rome what it demands. For 1–4 players, about 45 minutes each at a table.
game-line = one city built together, one winner: 1–4 players, 45 min each

topic-goal = The goal
    .rule = Whoever has the most Senators wins. They come from leading alone in a district when a decade ends (3 each decade), from sending the most troops and the most offerings to Rome, from the end of each prestige track, from Res Gestae, the Basilica, Rome’s last demand and from being richest at the end. Unrest costs Senators.

topic-decade = A decade
    .rule = Three decades of 3, 3 and 2 rounds. At its start Rome’s demand is shown, the Macellum is filled up to its capacity and freed specialists pay their peculium. After its last round Rome collects, then storage is cleared and politics gives Senators.

topic-round = A round
    .rule = 1. Unrest. 2. Macellum: a tile changes the prices. 3. Actions, in turn order, until all have passed. (In rounds 3, 6 and 8 Rome collects now.) 4. Harmony: the people are paid. Then all pieces come home and everybody gets as many new workers as the register shows; unused workers stay.

topic-unrest = Phase 1: unrest
    .rule = If all three districts are in revolt, everybody loses. Otherwise unrest spreads by one marker in each revolting district, placed by the last player (and the second-last). Then each unrest marker taken last round costs whoever took it 1 popularity, and all are handed to the others, as evenly as possible, who put them on buildings of their choice. A building holds one marker, the Excubitorium none.

topic-market = Macellum
    .rule = Prices run from 1 to 8. In a visit you sell and buy at fixed prices, in any order; afterwards each type sold falls by 1 and each type bought rises by 1, however many units. What you bought in a turn you cannot sell in it, and the reverse. Sold units fill the market up to its capacity, the rest goes to the supply. Visits by buildings have a limit, the trader has none.

topic-turn = A turn
    .rule = One main action: build a tile or a monument, use a building, a site, the Castra or the Portus, claim a milestone, or pass. Before it you may take free actions: the trader and your character. Whoever takes the turn step by step chooses pieces and payment and may add free actions after it.

topic-building = Building a tile
    .rule = Choose a district and a type not yet there; how many of a type may be built in all depends on the players (3, 2 or 1). Pay the price, less the construction bonus if the district is calm. The tile lies inside one plot and touches something already built, across paths too; only the first of a district is free. If no touching spot exists, the fewest possible neutral insulae build a bridge for 1 denarius each. Then insulae, prestige, and you may use the new tile at once.

topic-insulae = Insulae
    .rule = A cell without an empty neighbour in its plot is isolated. Isolated cells beside the new tile in its plot get your insulae from the row of the district, left to right, and every bonus uncovered is yours at once. All others, and those beyond an empty row, get neutral insulae for free.

topic-monuments = Monuments
    .rule = Each exists once and has its own site. Workers and special workers build it, never specialists. You may use the construction bonus of one calm district in which it gives prestige. It brings prestige and a bonus for the rest of the game; unrest never touches it.

topic-activating = Using a building
    .rule = Send pieces of the strength of one of its actions and pay what it asks. The whole tile is then taken until the round ends. A building with unrest cannot be used, and an action must do something.

topic-sites = Sites
    .rule = Five sites with two spaces each: send exactly the printed number of pieces of any kind, each counting 1, and take what is there. Each space works once a round. With one or two players the other space of a used site is blocked.

topic-milestones = Res Gestae
    .rule = Two more milestones than players lie open. Whoever meets the condition of one may send a piece and take it: it brings a Senator. The Magister Operum can only be claimed by the red specialist.

topic-trader = The trader
    .rule = Once a decade, in your turn and for free: one visit to the Macellum with any number of units.

topic-passing = Passing
    .rule = You take the next place in the order of the coming round and do nothing more in this one. Workers, resources and denarii stay with you; specialists do not add up.

topic-rome = Rome’s demand
    .rule = After rounds 3, 6 and 8 everybody secretly decides what to send. Troops worth at least 2, 3 and 4 and offerings worth at least 1, 2 and 3 must go if you have them; for each of the two that falls short you take an unrest marker. Most troops and most offerings bring a Senator, if nobody has as many. Whoever sends none of the goods takes an unrest marker; if all together stay below the minimum, everybody takes one more and stands on rank 4. Otherwise ranks 1 to 4 bring what the card says; those who are tied share the better rank, and whoever sends none is on rank 4. In the last decade whoever sends the most gains a Senator and whoever sends the fewest loses one; if the minimum is missed, everybody loses one.

topic-harmony = Phase 4: harmony
    .rule = Register plus freed specialists less harmony is what you owe your people, in food and denarii; amphorae may stand for food. You must pay what you can. Every unit unpaid is an unrest marker. Then harmony is set to popularity.

topic-storage = Storage
    .rule = At the end of a decade you may keep 12 resources with four players, 9 with three, 6 with two or alone.

topic-politics = Politics
    .rule = At the end of a decade whoever is alone ahead in a district gets a Senator. Then traders and characters are ready again.

topic-end = The end
    .rule = After the third decade everything is sold at the present prices. The richest get a Senator. Unrest 1–3 costs 1 Senator, 4–6 costs 2, 7–9 costs 3, and at 10 you cannot win; whoever has the most loses one more, and every marker taken in the last round costs one. Nobody falls below 0.

topic-ties = Ties
    .rule = With equally many Senators, whoever of those tied leads alone on more prestige tracks wins; then whoever passed earlier in the last round.

topic-strength = Strength
    .rule = Tiles and the Castra ask for strength: a worker counts 1, your specialist of the tile’s colour and a special worker count 2. Specialists of another colour may not help. No piece may be superfluous.

topic-payment = Payment
    .rule = A sensible payment is chosen for you: what is worth least goes first, amphorae last. When you take a turn step by step you choose people and payment yourself, and may lay neutral insulae instead of your own.

topic-specialists = Specialists
    .rule = Six in six colours. They count double for tiles of their colour and 1 at sites. A freed one is at hand at once and costs upkeep like a worker. Its peculium is its income: you get it when the specialist is freed and at the start of every decade.

topic-special_workers = Special workers
    .rule = Two monuments bring one each. It counts 2 at tiles and in the Castra, 1 elsewhere, is not in the register and costs no upkeep.

topic-prestige = Prestige
    .rule = Each district has a track of 12 spaces. The bonus of a space is yours the first time you enter it, passing through too, never when you fall back. The first at the end takes a Senator.

topic-popularity = Popularity and harmony
    .rule = Popularity runs from 0 to 10, harmony from 0 to 16. Harmony moves along with popularity, but not the reverse; after Phase 4 it returns to popularity.

topic-revolt = Revolt
    .rule = A district with an unrest marker on a building is in revolt: it gives no construction bonus, and marked buildings cannot be used.

topic-suppressing = Suppressing unrest
    .rule = The Excubitorium removes markers. Whoever removes the last one of a district goes back 1 on the unrest track, or gains 1 prestige there if already at 0.

topic-rebellion = Rebellion
    .rule = Everybody loses at once if all three districts are in revolt at the start of a round, or if a sixteenth marker had to be placed.

topic-families = Families
    .rule = Everybody gets a family card and chooses one of its two characters: 1 prestige at the start, and an ability that always works, once a round or once a decade.

topic-hereditas = Hereditas
    .rule = Of two inheritance cards you keep one: it gives workers, denarii, basic resources of your choice, popularity and harmony, and often a specialist. The last player takes first.

topic-two_players = Two and three players
    .rule = Three units of each resource per player are in the game. With three players two tiles of a type may be built, with two players one. With two players a used site blocks its other space, and all unrest goes to the other.

topic-solo = Alone against Caepio
    .rule = Caepio plays two action cards a round, row by row, and takes the first thing he can do. He pays nothing, builds where he can place the most insulae and gives his resources back after every round. Once he has passed, each further action of yours gives him 1 denarius. You alone send goods to Rome; troops and offerings he sends openly: more than you could if he can, otherwise as little as possible.

topic-solo_end = The end of the solo game
    .rule = More denarii bring a Senator. Caepio gets one each for all 18 insulae, all six specialists, register 10 and popularity 10. Unrest and markers of the last round cost both of you as in every game; whoever has more unrest loses one more. You win with more Senators than he has.

topic-monument_builder = Monument builder
    .rule = A goal for the solo game: no Senators, but 3, 4 or 5 monuments by level. With both goals you need more Senators than Caepio, and the monuments.

topic-concession = Conceding
    .rule = You may concede at any time and take it back. When all players but one have conceded, the remaining player wins. A solo game ends at once.

topic-hidden = What is hidden
    .rule = The order of demands, market tiles and solo cards; the draft until all have chosen; deliveries to Rome until all have decided. Everything else is open.

topic-data = Where the numbers come from
    .rule = Most numbers on tiles and cards, the maps and the shapes are our own, fitted to what the rulebook says. Whoever owns the game can correct them in the data files.

variant-draft = Heirs and families
    .rule = Chosen by the players, dealt by chance, or fixed for a first game.
variant-draft-choose = Choose
variant-draft-random = By chance
variant-draft-first_game = First game

variant-difficulty = Caepio’s level
    .rule = How strong Caepio begins; only in the solo game.
variant-difficulty-aedil = Aedil
variant-difficulty-praetor = Praetor
variant-difficulty-consul = Consul

variant-goal = Solo goal
    .rule = What you need to beat Caepio; only in the solo game.
variant-goal-senators = Senators
variant-goal-monuments = Monuments
variant-goal-both = Both
