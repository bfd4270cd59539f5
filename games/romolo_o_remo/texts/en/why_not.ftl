# Why something is not among the options.

why-produce = Produce
why-not-acted = It has acted in this turn.
why-not-lies = It is tired: it gets up in your supply phase.
why-not-no-actions = It has no action left.
why-not-harbour = Without a harbour on this hex nobody steps onto the water.
why-not-closed = The way is closed to it; from a hostile hex it can only go homewards.
why-not-hindered = It is hindered by a wall and can only move.
why-not-hostile = Units of others on this hex are hostile and keep it from working.
why-not-afloat = On the water itself there is no work: stand beside it.
why-not-worked = This hex has been worked in this turn.
why-not-store = No empty warehouse here or on a neighbouring hex that it can reach.
why-not-site = It is only built on this terrain: { $terrain }.
why-not-bank = The bank has none left.
why-not-shore = It needs water beside the hex.
why-not-full = All building places of this hex are taken.
why-not-goods = You cannot pay { $cost } here.
why-not-capital = Only in your capital.
why-not-pool = None of your figures of this kind is left.
why-not-limit = Your capital is not strong enough for more.
why-not-coins = You cannot pay { $coins } coins, or no character you could take is there.
why-not-recruited = You have recruited in this turn.
why-not-sell = You have nothing here that sells, or no column has room for a cube.
