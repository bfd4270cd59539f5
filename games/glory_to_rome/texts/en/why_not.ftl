# Why something is not among the options.

why-not-role = You hold no card of this role, no Senator and no petition.
why-not-play = Its role is not { $role }.
why-not-foundation = Foundation: { $name }
why-not-twice = You have a building or foundation of this name already.
why-not-site = No { $material } site is left.
why-not-site-out = No { $material } site is left in town; one out of town takes two such actions.
why-not-senator-label = Think: take a Senator
why-not-senator = No Senator is left.
why-not-refill-label = Think: refill the hand
why-not-refill = You already hold { $n } or more cards.
why-not-stock = Your stockpile has no { $material }.
why-not-hand = You hold no { $material } card.
why-not-pool = None of it lies in the pool.
why-not-sell = None of it is in your stockpile.
why-not-client = No { $material } card lies in the pool.
