# Glory to Rome – look-up texts (English). Our own wording.
# Each value is one paragraph on one line; line breaks inside a value are deliberate (lists).

## The game

game-name = Glory to Rome
game-about = A card game about rebuilding Rome after the great fire: every card can be a role, a client, material, money or a building. It is for 2–5 players and takes about 75 minutes at a table.
game-line = cards are roles, clients, material and buildings: 2–5 players, 75 min

## Materials

material-rubble = Rubble
    .rule = Yellow, value 1, role Laborer. A building on a rubble site needs 1 material and brings 1 influence; a rubble card in the vault scores 1 point. The full deck has 24 rubble cards: 4 buildings, 6 copies each.

material-wood = Wood
    .rule = Brown, value 1, role Craftsman. A building on a wood site needs 1 material and brings 1 influence; a wood card in the vault scores 1 point. The full deck has 24 wood cards: 4 buildings, 6 copies each.

material-concrete = Concrete
    .rule = Grey, value 2, role Architect. A building on a concrete site needs 2 materials and brings 2 influence; a concrete card in the vault scores 2 points. The full deck has 24 concrete cards: 8 buildings, 3 copies each.

material-brick = Brick
    .rule = Red, value 2, role Legionary. A building on a brick site needs 2 materials and brings 2 influence; a brick card in the vault scores 2 points. The full deck has 24 brick cards: 8 buildings, 3 copies each.

material-stone = Stone
    .rule = Blue, value 3, role Merchant. A building on a stone site needs 3 materials and brings 3 influence; a stone card in the vault scores 3 points. The full deck has 24 stone cards: 8 buildings, 3 copies each.

material-marble = Marble
    .rule = Violet, value 3, role Patron. A building on a marble site needs 3 materials and brings 3 influence; a marble card in the vault scores 3 points. The full deck has 24 marble cards: 8 buildings, 3 copies each.

## Roles

role-patron = Patron
    .short = Hire a client: one card from the pool joins your clients
    .rule = Choose one card from the pool and add it to your clients; it now works for you in its role. You need room: without special buildings you can have as many clients as you have influence. A new client acts next round at the earliest, unless you have a Bath. Cards played this round are not in the pool yet, so nobody can hire them. If the pool is empty, there is nobody to hire from it. Aqueduct and Bar offer extra hires.

role-laborer = Laborer
    .short = Take one card from the pool into your stockpile
    .rule = Choose one card from the pool and put it into your stockpile, where it counts as its material. The stockpile has no limit. Cards played this round are not in the pool yet. If the pool is empty, you get nothing from it. With a Dock you may also add a card from your hand.

role-architect = Architect
    .short = Lay a foundation from hand or build with stockpile material
    .rule = Do one of two things. Either lay an order card from your hand as a foundation on a free site of its material; you must not own a building or foundation of that name. Or move one matching material from your stockpile to one of your incomplete buildings, even one started this round. A site out of town costs two Architect actions; Craftsman actions cannot help to pay for it.

role-craftsman = Craftsman
    .short = Lay a foundation from hand or build with a card from hand
    .rule = Do one of two things. Either lay an order card from your hand as a foundation on a free site of its material; you must not own a building or foundation of that name. Or add one matching order card from your hand as material to one of your incomplete buildings, even one started this round. A site out of town costs two Craftsman actions; Architect actions cannot help to pay for it.

role-legionary = Legionary
    .short = Show a hand card; pool and neighbours supply that material
    .rule = All your Legionary actions from cards and clients become one single demand. Show up to one order card from your hand per action, but no Senator and no card you already showed this round. For each shown card you may take one card of that material from the pool, and each of your neighbours must give you one from hand if they hold one. Everything you receive goes into your stockpile; the shown cards stay in your hand. A neighbour with several suitable cards chooses which to give. Actions for which you show no card are lost.

role-merchant = Merchant
    .short = Put one card from your stockpile face down into your vault
    .rule = Sell one material: move it from your stockpile face down into your vault. You need room: without a Market you can have as many vault cards as you have influence. Everybody sees what you sell, but then nobody may look at it until the final scoring, not even you. Each vault card scores its value, and having the most of a material earns a merchant bonus. Atrium and Basilica open other sources.

senator = Senator
    .short = Stands for any role when you lead or follow
    .rule = Play a Senator to lead any role you like or to follow any role; it gives you one action. There are six: everyone starts with one, and by thinking you can take another while the pile has any. After the round it returns to its pile, not to the pool. In your hand it counts as a card. It can never be a client, material, money or a foundation, and it cannot be shown for a demand. Two Senators do not make a petition.

## Buildings

building-academy = Academy
    .short = After a round with a Craftsman action, you may think once
    .rule = If you performed at least one Craftsman action this round, you may think once at the end of the round. The action may come from a card, a client, a Bath or an Amphitheatre. A skipped action does not count, but drawing a card with the Fountain does. You get this once per round, already in the round you complete the Academy. By then the played cards are in the pool and the Senators back on their pile.

building-amphitheatre = Amphitheatre
    .short = On completion: 1 Craftsman action per influence
    .rule = On completion you get one Craftsman action for each point of your influence, including what the Amphitheatre has just brought. Their number is fixed at that moment. You may skip any of them. They come before everything else you still have to do this round.

building-aqueduct = Aqueduct
    .short = Patron: extra client from your hand; client limit ×2
    .rule = With each Patron action you may also make one order card from your hand a client. You do not have to hire from the pool for this, and you choose the order. Your client limit is doubled. If you also have an Insula, add its 2 first and then double.

building-atrium = Atrium
    .short = Merchant: top deck card (unseen) instead of a stockpile card
    .rule = With each Merchant action you may put the top card of the deck into your vault instead of a card from your stockpile. Nobody looks at it, not even you. You choose anew for each action.

building-basilica = Basilica
    .short = Merchant: extra card from your hand, hidden
    .rule = With each Merchant action you may also put one order card from your hand into your vault. The others do not get to see it. You do not have to sell anything else for this, and you choose the order. Each card needs room in your vault.

building-bridge = Bridge
    .short = Legionary: all opponents, their stockpiles too, ignores Palisades
    .rule = Your Legionary demands reach all opponents, not only your neighbours, and Palisades do not stop them. For each card you show, every opponent must give a matching card from hand and another from their stockpile, as far as they can. The stockpile card is due even if their hand has none. A Wall still protects its owner completely.

building-circus = Circus
    .short = Lead or follow Architect with any order card
    .rule = When you lead or follow the Architect role, every order card in your hand counts as an Architect card. It does not help with other roles. With a Palace, each card played this way is one action.

building-colosseum = Colosseum
    .short = Legionary: matching clients of your targets go into your vault
    .rule = When you demand as Legionary, you may also feed clients to the lions: for each card you show, one client of that material from each player you demand from. They go face down into your vault as money. You can only take as many as fit; you choose which. Palisade and Wall protect clients, but if you have a Bridge, Palisades do not count and you reach all opponents. Clients lost this way no longer act this round.

building-dock = Dock
    .short = Laborer: extra card from your hand to your stockpile
    .rule = With each Laborer action you may also put one order card from your hand into your stockpile. This works even if you take nothing from the pool or the pool is empty.

building-forum = Forum
    .short = A client of each role and a stockpile card of each material: you win
    .rule = You win at once when you have a client of each of the six roles and at least one card of each of the six materials in your stockpile. Each client stands for one role only. With a Ludus Magnus, your Merchants may stand for any role; with a Storeroom, any client may stand for a Laborer. Cards in hand or vault and built-in material do not count. If a public Forum lets several players win at the same moment, points decide, then cards in hand.

building-stairway = Stairway
    .short = Architect: material onto an opponent’s finished building, function for all
    .rule = You may spend an Architect action to put one matching material from your stockpile onto an opponent’s completed building; that makes it public, so its function now works for all players. With an Archway the material may come from the pool. Your Road and Tower help it match, a Scriptorium does not. Nobody has a function twice, on-completion effects are not triggered, and a public building takes no further material.
    .rule-additional = After each of your Architect actions, even a skipped one, you may also put one matching material from your stockpile onto an opponent’s completed building; that makes it public, so its function now works for all players. This does not use up the action. With an Archway the material may come from the pool. Your Road and Tower help it match, a Scriptorium does not. Nobody has a function twice, on-completion effects are not triggered, and a public building takes no further material.

building-garden = Garden
    .short = On completion: 1 Patron action per influence
    .rule = On completion you get one Patron action for each point of your influence, including what the Garden has just brought. Their number is fixed at that moment, and your client limit still applies. You may skip any of them. They come before everything else you still have to do this round. The new clients do not act this round, except through a Bath.

building-foundry = Foundry
    .short = On completion: 1 Laborer action per influence
    .rule = On completion you get one Laborer action for each point of your influence, including what the Foundry has just brought. Their number is fixed at that moment. You may skip any of them. They come before everything else you still have to do this round.

building-insula = Insula
    .short = Client limit +2
    .rule = You can have two more clients than usual, on top of the room that the Insula’s own influence gives you. If you also have an Aqueduct, add the 2 first and then double.

building-sewer = Sewer
    .short = Round end: your played cards go to your stockpile
    .rule = At the end of the round you may put the order cards you led or followed with into your stockpile instead of the pool. Choose any number of them; petition cards count too. Senators go back to their pile as usual.

building-catacomb = Catacomb
    .short = On completion: the game ends
    .rule = Completing the Catacomb ends the game at once, and the final scoring follows. Its influence still counts. All actions not yet taken are lost.

building-storeroom = Storeroom
    .short = All your clients also count as Laborers
    .rule = Each of your clients also counts as a Laborer, so all of them act when that role is led. With a Bath, any new client may perform a Laborer action instead of its own. For a Forum, any client may stand for the Laborer, but no client stands for two roles.

building-latrine = Latrine
    .short = Before thinking: 1 order card from hand to the pool
    .rule = Each time you think, you may first put one order card from your hand into the pool. Senators cannot be discarded this way. Not offered if you have just emptied your hand with a Vomitorium.

building-ludus_magnus = Ludus Magnus
    .short = Your Merchant clients count as any role
    .rule = Each of your Merchant clients also counts as a client of any other role, so it acts whichever role is led. It does not get an extra action when Merchant itself is led. With a Bath, a new Merchant may perform an action of any role. For a Forum, each Merchant may stand for one role of your choice.

building-market = Market
    .short = Vault limit +2
    .rule = Your vault holds two more cards than usual, on top of the room that the Market’s own influence gives you.

building-palace = Palace
    .short = Lead or follow with several cards, 1 action each
    .rule = You may lead or follow with several cards at once. Every card of the role, every Senator and every petition gives you one action. Cards of the role always count one by one. Cards of another colour must form complete petitions. With a Circus, every order card counts as an Architect card.

building-palisade = Palisade
    .short = Safe from Legionaries (except with a Bridge)
    .rule = You need not give anything to Legionary demands, and your clients are safe from the Colosseum. A player with a Bridge ignores your Palisade in both cases. You may still give matching hand cards of your own free will; switch on the personal setting if you want to be asked.

building-shrine = Shrine
    .short = Hand limit +2
    .rule = When you refill your hand, your limit is 2 higher: normally 7 cards instead of 5. It adds up with a Temple to 11.

building-school = School
    .short = On completion: think once per influence
    .rule = On completion you may think once for each point of your influence, including what the School has just brought. The number is fixed at that moment. You may skip any of them. They come before everything else you still have to do this round.

building-scriptorium = Scriptorium
    .short = 1 marble completes any building of yours
    .rule = With an Architect or Craftsman action you may add a marble card to any of your incomplete buildings, whatever it is made of. That building is then complete at once, however much was missing. You can use this right away in the round you complete the Scriptorium. It does not help with the Stairway.

building-senate = Senate
    .short = Round end: take your opponents’ Senators into hand
    .rule = At the end of the round you may take any of the Senators your opponents played into your hand. Your own Senators go back to the pile. If several players have a Senate, they choose in turn order, starting with the leader. It already works in the round you complete it.

building-slave_market = Circus Maximus
    .short = If you led or followed: matching clients act twice
    .rule = If you led or followed the role, each of your clients acting for it acts twice. If you thought, they act only once. An action from a Bath is not doubled. If you complete it during your actions, it doubles only the clients that have not acted yet.

building-fountain = Fountain
    .short = Craftsman: use the top deck card instead of a hand card
    .rule = With each Craftsman action you may draw the top card of the deck instead of using a hand card. Look at it, then lay it as a foundation, add it as material to one of your foundations, or keep it in hand unseen by the others. Out of town it takes a second Craftsman action as usual. Drawing uses up the action, even if the card only goes to your hand. If it was the last card, you may still use it; then the game ends.

building-wall = Wall
    .short = Safe from Legionaries; +1 point per 2 vault cards
    .rule = You need not give anything to Legionary demands, and your clients are safe from the Colosseum; not even a Bridge changes that. You may still give matching hand cards of your own free will; switch on the personal setting if you want to be asked. In the final scoring you get 1 extra point for every two cards in your vault, rounded down.
    .short-stockpile = Safe from Legionaries; +1 point per 2 stockpile cards
    .rule-stockpile = You need not give anything to Legionary demands, and your clients are safe from the Colosseum; not even a Bridge changes that. You may still give matching hand cards of your own free will; switch on the personal setting if you want to be asked. In the final scoring you get 1 extra point for every two cards in your stockpile, rounded down.

building-gate = Gate
    .short = Your incomplete marble buildings already work
    .rule = The functions of your incomplete marble buildings work as soon as the foundation is laid. Their influence still comes only with completion. A Statue always counts as marble here, and even incomplete it scores its 3 points. If you lose the Gate, the incomplete buildings stop working.

building-statue = Statue
    .short = Fits any site; +3 points
    .rule = You may lay this foundation on a site of any material. It needs as many materials as the site’s value, each of them marble or the site’s material, and it brings the site’s influence. In the final scoring it adds 3 points. The choice of site belongs to the card itself, so you need no other building for it. On a stone site a Road helps too.

building-road = Road
    .short = Your stone buildings accept any material
    .rule = You may add any material to your stone buildings, with Architect and Craftsman alike. A building counts as stone if its card or its site is stone. You can use this right away in the round you complete the Road.

building-bar = Bar
    .short = Patron: extra client from the deck; after that none from the pool
    .rule = With each Patron action you may also make the top card of the deck a client, for all to see. After that you can no longer hire from the pool in this action, so if you want both, go to the pool first. You may also take only the deck card. Your client limit still applies.

building-temple = Temple
    .short = Hand limit +4
    .rule = When you refill your hand, your limit is 4 higher: normally 9 cards instead of 5. It adds up with a Shrine to 11.

building-bath = Bath
    .short = Each new client performs its action once, right away
    .rule = Whenever you gain a client, you may at once perform one action of its role, even for clients hired through a Garden. With a Ludus Magnus, a new Merchant may do any role; with a Storeroom, any new client may do a Laborer action. This single action is finished before you go on with the Patron action. It is never doubled. It is not enough for a site out of town unless you have a Tower.

building-archway = Archway
    .short = Architect: material from the pool too
    .rule = With each Architect action you may take the material you add from the pool instead of your stockpile. This also works for the Villa and for the Stairway. Pool cards can never become foundations.

building-tower = Tower
    .short = Rubble fits everywhere; out of town costs only 1 action
    .rule = You may add rubble to any of your buildings, whatever they are made of. A foundation out of town costs you only one action instead of two. You can use both right away in the round you complete the Tower.

building-prison = Prison
    .short = On completion: trade its site for an opponent’s finished building
    .rule = On completion you may take an opponent’s completed building and use it as your own. In return they get the Prison’s site: you lose 3 influence, they gain 3 and also keep the site of the lost building. If the building has an on-completion effect, it is triggered for you, using your influence after the trade. You cannot take a building whose name you already own, even as a foundation, and you cannot build that name again yourself. Nobody has to discard anything if a limit drops.

building-villa = Villa
    .short = Finished by 1 material from an Architect action
    .rule = When you add a matching material to your Villa with an Architect action, it is complete at once, however much was missing. This works from the moment its foundation lies there. Material from the pool through an Archway is fine too. A Craftsman adds material to it in the normal way.

building-vomitorium = Vomitorium
    .short = Before thinking: discard your whole hand
    .rule = Each time you think, you may first discard your whole hand: order cards to the pool, Senators to their pile. It is all or nothing. After that you cannot use a Latrine for the same thinking.

building-circus_alt = Circus (alternative)
    .short = Petition with 2 instead of 3 cards
    .rule = Your petitions need only two order cards of one colour instead of three. You may still use three. This card is only in play with the variant in which petitions need three cards.

building-forum_alt = Forum (alternative)
    .short = A client of each role: you win
    .rule = You win at once when you have a client of each of the six roles; no materials are needed. Each client stands for one role only. With a Ludus Magnus, your Merchants may stand for any role; with a Storeroom, any client may stand for a Laborer. If a public Forum lets several players win at the same moment, points decide, then cards in hand.

## Topics

topic-goal = Goal of the game
    .rule = You help to rebuild Rome and grow rich on the side. Completed buildings bring influence, and each point of influence is a victory point. Material in your vault scores points too. Whoever has the most points at the end wins, unless somebody wins at once with a Forum.

topic-cards = Five uses of a card
    .rule =
        Every order card can be one of five things:
        • Role: played from your hand to lead or follow.
        • Client: a helper who acts whenever its role is led.
        • Material: in your stockpile, for your buildings or for sale.
        • Money: face down in your vault, worth points at the end.
        • Building: laid on a site as a foundation.
        The colour of a card tells you its material, its role and its value.

topic-round = A round
    .rule =
        1. The leader thinks, which ends the round, or leads a role.
        2. Clockwise, everyone else follows or thinks.
        3. The leader performs all actions: one for the played card, one for each matching client.
        4. Clockwise, the others do the same; those who thought act with their clients only.
        5. The played cards go to the pool, Senators to their pile.
        6. The next player clockwise becomes leader.
        Every action may be skipped; it is then lost.

topic-lead = Leading a role
    .rule = As leader you choose one of the six roles and play a card for it. This can be a card of that role, a Senator or a petition. The card gives you one action of the role, and your matching clients add theirs. You may lead a role even if you have no use for it. Your card lies in front of you until the end of the round and only then goes to the pool. If you cannot play anything, you must think.

topic-follow = Following
    .rule = When a role is led, you may follow with a card of the same role, a Senator or a petition. You then get one action of that role plus one for each matching client. If you cannot or do not want to follow, you think instead. Your matching clients act even then.

topic-think = Thinking
    .rule =
        To think, choose one of these:
        • take a Senator, if the pile has one;
        • refill your hand from the deck up to your limit, normally 5 cards, if you hold fewer;
        • draw a single card, however many you hold.
        A follower draws at once, before the next player decides. If the leader thinks, the others do nothing and the round is over.

topic-petition = Petition
    .rule = Two order cards of one colour can be played together like a Senator: they stand for any role. They give you one action in total. The colour does not matter; it may even be that of the role itself. Two Senators are not a petition. In the variant with the alternative Circus and Forum a petition needs three cards.

topic-pool = Pool
    .rule = The pool lies face up in the middle and belongs to everyone. Patrons hire from it, Laborers and Legionaries take material from it. Played order cards reach it only at the end of the round, so they are of use in the next round. Cards in the pool never go back to a hand or into the deck.

topic-sites = Sites
    .rule = Every building needs a site of its material. There are six sites of each kind: as many as there are players lie in town, the rest out of town. With two players it is normally three and three. A site shows how many materials are needed and how much influence the finished building brings. When the last of all sites in town is used, the game ends at once.

topic-out_of_town = Out of town
    .rule = A foundation out of town costs two Architect actions or two Craftsman actions. You pay with your current action and the next one of the same role that you still have; the two roles cannot be mixed. Usually you need a matching client for this. With a Tower one action is enough. You may go out of town even while there are sites in town. Once laid, the building is like any other, and it never ends the game.

topic-foundation = Laying a foundation
    .rule = With an Architect or Craftsman action you lay an order card from your hand on a free site of its material. You must not have a building or foundation of the same name already. What your opponents own does not matter. You may work on several buildings at a time. Only the Statue may use a site of any material.

topic-completion = Completing a building
    .rule = A building is complete as soon as it has as many materials as the value of its site: 1, 2 or 3. The material must match the card or the site. The site then counts as influence, and the used material leaves the game. The function works at once, even during your remaining actions. On-completion effects happen once only, right then.

topic-clients = Clients
    .rule = Whenever the role of one of your clients is led, that client gives you one extra action, even if you thought. Clients act after the card you played. New clients start next round, unless you have a Bath. Your influence limits their number; Insula and Aqueduct raise this limit. If the limit drops later, you keep the clients you have.

topic-influence = Influence
    .rule = You start with 2 influence. Each completed building adds the value of its site at once. Your influence limits your clients and the cards in your vault. At the end each point of influence is one victory point.

topic-stockpile = Stockpile
    .rule = Here you keep material, open for all to see and without any limit. Architects build with it, Merchants sell it. Laborers and Legionaries fill it. At the end it scores nothing of its own, but it counts for the Forum, and for the Wall if that option is chosen.

topic-vault = Vault
    .rule = Sold material lies here face down. It may hold as many cards as you have influence; a Market adds 2. Nobody may look inside before the final scoring, not even its owner. The number of cards is public. Each card scores its value: rubble and wood 1, concrete and brick 2, stone and marble 3.

topic-merchant_bonus = Merchant bonus
    .rule = In the final scoring there is one bonus of 3 points for each of the six materials. It goes to the player with the most cards of that material in the vault. If several share first place, nobody gets it.

topic-demand = Rome demands…
    .rule = The Legionary announces the materials shown; the names of the cards stay secret. For each shown card the Legionary may take one matching card from the pool. Then each neighbour must give one matching hand card per shown card, or as many as they have. Whoever has none answers “Glory to Rome!”. To demand a material twice you must show two cards of it. With two players your opponent gives only one card per shown card. Palisade and Wall protect; Bridge and Colosseum make demands stronger.

topic-hand = Cards in hand
    .rule = Your hand limit is normally 5; Shrine adds 2, Temple 4. It only says how far you may refill. You may hold more cards and never have to discard. Senators count as hand cards. Everyone may know how many cards you hold, but not which ones.

topic-end = End of the game
    .rule =
        The game ends at once, in the middle of a round, when
        • somebody meets the condition of a Forum and wins;
        • a Catacomb is completed;
        • a foundation takes the last of all sites in town;
        • the last card of the deck is taken;
        • all players but one have conceded.
        Actions not yet taken are lost. If a Forum condition is met in the same step as another ending, the Forum counts.

topic-scoring = Final scoring
    .rule =
        Add up:
        • your influence, including the 2 from the start;
        • the values of the cards in your vault;
        • 3 points for each merchant bonus;
        • 3 points for a Statue;
        • for a Wall, 1 point per two cards in your vault (or stockpile, if that option is chosen).
        Hand, clients and incomplete buildings score nothing (except a Statue if you have a Gate). If a Statue or Wall is public, everyone scores it.

topic-ties = Ties
    .rule = If players have equally many points, the one with more cards in hand wins. Senators count. Cards played this round are no longer in hand. If it is still equal, they share the victory.

topic-concession = Conceding
    .rule = You may concede at any time and take it back later. You go on playing as usual. As soon as all players but one have conceded, the game ends and the remaining player wins.

topic-hidden = What is secret
    .rule = Your hand is secret, only its size is public. Nobody knows the order of the deck, but its size is public. Vaults stay closed: all see what is sold from a stockpile or fed to the lions, only you see a Basilica card, and nobody sees an Atrium card. A card drawn with the Fountain stays secret if it goes to your hand. For a demand you show only materials. Everything else on the table is open.

topic-nesting = Effects within effects
    .rule = If one effect sets off another, the new one is played out completely first. Then you return to where you were. Example: you hire a client, and with a Bath its Craftsman action completes a Garden. Now you take all Patron actions of the Garden, each with its own Bath action, and only then the rest of your first action. Functions count from the moment a building is complete.

## Variants and options

variant-start_mode = Choice of the first leader
    .rule = Decides how the first leader is found. Normally everyone turns up the top card of the deck. For experienced players, everyone gets five order cards and secretly picks one of them to put into the pool. In both cases the player whose card comes first in the alphabet by its German name leads; ties are settled with further cards from the deck. All these cards go to the pool.
variant-start_mode-draw = Turn up a card from the deck
variant-start_mode-choose = Choose a card from hand

variant-two_player_sites = Sites with two players
    .rule = Only matters with two players: how many of the six sites of each material lie in town. Three is the recommended number and gives a longer game; with two, the town fills up sooner. The other sites lie out of town. The trial game ignores this option.
variant-two_player_sites-3 = 3 in town, 3 out of town
variant-two_player_sites-2 = 2 in town, 4 out of town

variant-alt_circus_forum = Alternative Circus and Forum
    .rule = Replaces all Circus and Forum cards with the alternative ones and makes the game a little harder. A petition now needs three cards of one colour; the alternative Circus lowers this to two for its owner. The alternative Forum wins with a client of each role alone. Cannot be combined with the trial game.
variant-alt_circus_forum-off = Standard cards
variant-alt_circus_forum-on = Alternative cards

variant-trial_game = Trial game
    .rule = A shorter game for learning. Buildings bring influence, but all their functions and special rules are ignored. There are three sites of each material, all in town and none out of town. The deck has only 72 cards, including those you are dealt. Cannot be combined with the alternative Circus and Forum.
variant-trial_game-off = Full game
variant-trial_game-on = Trial game without functions

variant-open_hands_rounds = Open hands
    .rule = All hands are shown to everyone during the first rounds, so that newcomers can follow what happens. No other rule changes.
variant-open_hands_rounds-value =
    { $rounds ->
        [0] Never
        [one] In the first round
       *[other] In the first { $rounds } rounds
    }

variant-wall_counts = What the Wall counts
    .rule = Decides which cards bring the Wall’s extra points: 1 point per two cards in the vault, as in the German rules, or per two cards in the stockpile, as in the English editions. Its protection is the same either way.
variant-wall_counts-vault = Cards in the vault
variant-wall_counts-stockpile = Cards in the stockpile

variant-stairway_mode = How the Stairway works
    .rule = Decides what it costs to make an opponent’s building public with the Stairway. In the German rules it takes an Architect action. In the English editions it comes on top of each Architect action.
variant-stairway_mode-uses_action = Uses the Architect action
variant-stairway_mode-additional = On top of the Architect action

## Personal setting

setting-volunteer = Ask me despite my protection
    .rule = Your Palisade or Wall protects you from Legionary demands, and normally you are not asked at all. Switch this on if you want to be asked each time whether you give matching hand cards anyway. You are only asked if you hold such cards.

## Why the game ended

end-forum = The condition of a Forum has been met, which wins the game at once.
end-catacomb = A Catacomb has been completed, which ends the game at once.
end-sites = The last site in town has been used, so the town is full and the game ends.
end-deck = The last card of the deck has been taken, so the game ends.
end-concession = Everybody else has conceded.
