# Why something is not among the options.

why-not-colour = Both stones of this colour lie already.
why-not-second-of-stack = You have taken a tile from this stack; the first three come from different stacks.
why-not-tray = It is empty, and there is nothing to sow.
why-not-plus2 = It has a +2 marker already.
why-not-stack = This stack is used up.
why-not-cargo = You have no card to ship.
why-not-pairs = You have no two equal cards, and no wild tile to make a pair.
why-not-play = Your hand is empty.
why-not-draw = No card is left to draw.
why-not-pile-label =
    { $pile ->
        [left] Left pile
       *[right] Right pile
    }
why-not-pile = No card lies there.
why-not-single = You have only one of these.
why-not-deploy-label = Place a legionnaire
why-not-leader = Your leader is still in the military camp; legionnaires go where he is.
why-not-legionnaire-there = You have a legionnaire in { $province } already.
why-not-legionnaires = You have no legionnaire in the military camp.
why-not-recruit-label = New legionnaire
why-not-worker-label = New worker
why-not-supply = Your supply is empty.
why-not-far = It is not next to { $here }, where your leader is.
why-not-camp = No leader returns to the military camp.
why-not-site-label = Site { $site }
why-not-own-site = You have a worker there already.
why-not-workers = You have no worker in the worker camp.
why-not-beside = It is not beside one of your workers.
