# How reference.ftl is worded.

rule-building = Colour: { $colour }. Shape: { $picture }. Price: { $price }. Prestige { $prestige }. Actions: { $actions }.
rule-action = { $price } → { $what }
rule-monument = Price: { $price }. It brings { $prestige }; from then on: { $bonus }.
rule-milestone = Condition: { $how }. One piece claims it: a Senator.
rule-milestone-piece = Condition: { $how }. Only the { $piece } claims it: a Senator.
rule-demand = Rome demands { $what }: together { $two } with two players, { $three } with three, { $four } with four. { $amphora ->
        [0] Amphorae are not accepted.
       *[other] An amphora counts { $amphora }.
    } { $ranks }.
rule-character = { $family }: { $ability }. First prestige in { $district }; at the start { $start }.
rule-site = Left: { $left }. Right: { $right }.
rule-space =
    { $pieces ->
        [one] 1 piece for { $what }
       *[other] { $pieces } pieces for { $what }
    }
rule-castra = A red building with three spaces, each once a round: { $spaces }. Unrest and blocking never touch it.
rule-castra-space = { $troop } for { $price }
rule-specialist = Counts double for { $colour } tiles. Peculium: { $what }.
rule-district = { $bonus } as long as it is calm. Track: { $track }. Row of insulae: { $row }.
rule-at = { $n }: { $what }
