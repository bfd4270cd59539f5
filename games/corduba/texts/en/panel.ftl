# Short names of options that stand in rows, and why something is not among the options.

tiny-build = Build { $district }
tiny-activate = Use { $district }
tiny-monument = Monument
tiny-site = +{ $what } · { $pieces }👤
tiny-trader = Trade: Macellum
tiny-ability = Ability
tiny-slowly = Turn in steps

why-not-hands = All your pieces are out, or too few are left.
why-not-build = There is nothing that you can pay for and that fits there.
why-not-empty = There is no building in this district yet.
why-not-all-used = Every building there has been used in this round or lies in unrest.
why-not-weak = You lack the strength or the goods for it, or it would bring you nothing.
why-not-taken = { $who } is there until the end of the round.
why-not-blocked = The other space of this site is taken, which blocks this one.
why-not-gone = Nothing of it is left in the supply.
why-not-castra = You lack the strength, the food or the goods that it costs.
why-not-monument = There is none that you can pay for; specialists cannot help with monuments.
why-not-trader = With what you have there is nothing to buy or sell.
why-not-trader-sent = Your trader has been away in this decade.
why-not-claimant = It takes { $condition }, and your red specialist at hand.
why-not-milestone = It takes { $condition }, and a piece at hand.
why-not-stands = There is one in this district already.
why-not-copies = No more of them may be built in this game.
why-not-room = No plot has room for its shape.
why-not-price = It costs { $price } before any discount; you cannot pay that now.
why-not-burns = It lies in unrest: nobody uses it until that is suppressed.
why-not-used = { $who } has used it in this round.
why-not-sold-out = None lies in the Macellum; it is filled again at the start of a decade, and by what is sold.
why-not-unbought = Its price is { $n } now. You cannot pay that, have sold the same in this turn, or may buy nothing (more) in this visit.
why-not-built = It has been built.
