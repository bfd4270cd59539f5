# A first game that explains itself: each kind of question, the first time it is asked.

lesson-begin = Every card is five things: a role you play, a client who works for you, a material, money in your vault, or a building. You win by points: influence from finished buildings, and what lies in your vault.
lesson-end = You have led and followed, and met the roles that came up. The game goes on like this until the deck is empty or the last site in town is used; then influence and vaults are counted.

lesson-gtr-start = One card of your hand is given up to see who begins. Only its name matters here, so give up one whose role and material you need least.
lesson-gtr-lead = The leader chooses what this round is about: a role that everybody may play, or thinking, which only draws cards. Each role does one thing: the Patron hires a client, the Laborer fetches material, Craftsman and Architect build, the Legionary demands, the Merchant sells. Early on, a Patron or a Laborer usually pays off most.
lesson-gtr-lead-cards = The role is led with a card of its colour, with a Senator, who can be any role, or with a petition of several cards of one colour. The card goes to the pool at the end of the round, where everybody can use it. Play the one whose building you will miss least, and keep Senators for when nothing else fits.
lesson-gtr-follow = Somebody else leads. With a card of that role you may follow and do the same; or you think and draw cards. Follow if the role helps you now; with a hand that does not fit, thinking is no loss, and your clients of this role act anyway.
lesson-gtr-think = To think is to draw: fill your hand up to its limit, draw one card if it is full, or take a Senator, who can be any role. A nearly empty hand is best filled up; otherwise a Senator is seldom wrong.
lesson-gtr-think-optional = Here you may think although you do something else, too. More cards are more choices: there is hardly a reason to refuse.
lesson-gtr-petition = A petition is several cards of one colour in place of the role you lack. They all go to the pool, so give those whose buildings you do not mean to build.
lesson-gtr-several = Your Palace lets you play several cards of this role, and each is an action of its own. Play as many as you have good use for now.
lesson-gtr-several-petition = To the cards you play you may add a petition, for one more action. It costs several cards, so it must be worth them.
lesson-gtr-latrine = The Latrine lets you throw one card into the pool before you think, so that you draw one more. Throw away what fits neither your buildings nor your plans.
lesson-gtr-vomitorium = The Vomitorium lets you throw away your whole hand before you think, for a fresh one. That is good when hardly any of your cards fit.
lesson-gtr-patron = The Patron takes a card from the pool as your client. Whenever a client’s role is played, by anybody, that client gives you an action, to the end of the game. You may have as many clients as you have influence, so choose a role you want often.
lesson-gtr-bath = Your Bath lets a new client act once, right away. Take the action if it does anything for you.
lesson-gtr-laborer = The Laborer takes one material from the pool into your stockpile. There the Architect finds it for building and the Merchant for selling. Take what your unfinished building needs, or else what is worth most.
lesson-gtr-laborer-dock = With the Dock a card from your hand may go to the stockpile, too. Give one that you want as material rather than as a role.
lesson-gtr-craftsman = The Craftsman builds from your hand: first a card becomes a foundation on a site of its material, later each action adds one card of that material. Rubble and wood need one material, concrete and brick two, stone and marble three, and a finished building gives as much influence. Begin with a cheap one: it is soon finished, and its function helps for the rest of the game.
lesson-gtr-architect = The Architect builds like the Craftsman, but takes the material from your stockpile; a foundation still comes from your hand. Finishing a building is worth more than beginning a second one: only finished ones give influence and their function.
lesson-gtr-fountain = The Fountain lets you use the top card of the deck for building. If it does not fit your buildings, keep it in your hand.
lesson-gtr-stairs = The Stairway adds a material to a finished building of an opponent, and everybody may use its function from then on. That pays if the function helps you more than the others.
lesson-gtr-prison = With the Prison you take a finished building of an opponent, who gets influence of yours in return. Take one whose function you will use often.
lesson-gtr-demand = With the Legionary you show cards from your hand and demand their material: one from the pool, and one from the hand of each neighbour who has it. You keep the cards you show. Show a material that is plentiful in the pool, or a valuable one.
lesson-gtr-demand-pool = What you demanded also lies in the pool. It goes to your stockpile for nothing: take it.
lesson-gtr-demand-pool-some = You need not take all of it. Usually everything is of use, for building or for selling.
lesson-gtr-give-must = Rome demands a material that you hold, and one such card goes to the other player’s stockpile. Give the one whose role and building you need least.
lesson-gtr-give-may = Your building protects you from this demand, so you may refuse. There is hardly ever a reason to give something.
lesson-gtr-lions = With the Colosseum your Legionary may also take your neighbours’ clients and turn them into points in your vault. Take the most valuable ones for which you have room.
lesson-gtr-merchant = The Merchant moves a material from your stockpile into your vault, where it scores at the end: 1 point for rubble, up to 3 for stone and marble. Nobody sees what lies there, and there is room for as many as you have influence. So sell what is worth most, and what you do not need for building.
lesson-gtr-senate = The Senate gives you Senators that others played, at the end of the round. A Senator can be any role: take them all.
lesson-gtr-sewer = The Sewer lets the cards you played go to your stockpile instead of the pool. That is free material, and the others do not get it.
