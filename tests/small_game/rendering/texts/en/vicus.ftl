# Words that only the pictures of Vicus need.

vicus-points = Points
vicus-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
