# Why something is not among the options.

why-not-role = You hold no card of this role, no Senator and no petition.
why-not-play = It is no { $role } card.
why-not-foundation = Foundation: { $name }
why-not-twice = You have a building or foundation of this name already.
why-not-site = No { $material } site is left.
why-not-site-out = No { $material } site is left in town; one out of town takes two such actions.
