# What is asked, offered, told and shown during a game.

card = { $ware } { $n }
plot = { $name }

## Questions

ask-lay = Lay a card face down: the highest number builds first, and builds what the card shows.
ask-build = Where do you build your shop? It sells { $ware }.
hint-rent = rent { $n }

## What public posts say it is somebody’s turn for

turn-vicus-lay = lay a card
turn-vicus-build = build a shop

## Events

told-lays = { $who } lays { $card }.
told-builds = { $who } builds a shop on { $plot } ({ $ware }).
told-festival = Row { $row } celebrates: a coin for each of its shops.
told-draws = You draw { $card }.
told-score = { $who }: { $total ->
        [one] 1 point
       *[other] { $total } points
    }.
told-winners = { $n ->
        [one] { $winners } wins!
       *[other] { $winners } share the victory!
    }

## The end, by its reason

end-full = The street is full, so the game is over.
end-concession = All players but one have conceded, so the remaining player wins.

## Points, by category

points-rent = Rent
points-neighbours = Neighbours
points-festival = Festivals
points-cellar = Cellar

## The table in words

sheet-title = Round { $round }
sheet-street = Street
sheet-shop = { $plot }: { $who }, { $ware }
sheet-free = { $plot }: free, rent { $n }
sheet-points = { $what }: { $n }
sheet-cards = { $n ->
        [one] 1 card in hand
       *[other] { $n } cards in hand
    }
sheet-laid = Laid: { $card }
sheet-hand = Your hand
sheet-none = nothing
sheet-conceded = has conceded
