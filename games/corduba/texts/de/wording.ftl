# Wie reference.ftl formuliert ist.

rule-building = Farbe: { $colour }. Form: { $picture }. Preis: { $price }. Prestige { $prestige }. Aktionen: { $actions }.
rule-action = { $price } → { $what }
rule-monument = Preis: { $price }. Es bringt { $prestige }; von da an: { $bonus }.
rule-milestone = Bedingung: { $how }. Eine Figur fordert ihn ein: ein Senator.
rule-milestone-piece = Bedingung: { $how }. Nur ein { $piece } fordert ihn ein: ein Senator.
rule-demand = Rom fordert { $what }: zusammen { $two } zu zweit, { $three } zu dritt, { $four } zu viert. { $amphora ->
        [0] Amphorae werden nicht angenommen.
       *[other] Eine Amphora zählt { $amphora }.
    } { $ranks }.
rule-character = { $family }: { $ability }. Startprestige in { $district }; zu Beginn { $start }.
rule-site = Links: { $left }. Rechts: { $right }.
rule-space =
    { $pieces ->
        [one] 1 Figur für { $what }
       *[other] { $pieces } Figuren für { $what }
    }
rule-castra = Ein rotes Gebäude mit drei Feldern, jedes einmal je Runde: { $spaces }. Unruhe und Blockieren treffen es nie.
rule-castra-space = { $troop } für { $price }
rule-specialist = Zählt doppelt für { $colour } Gebäude. Peculium: { $what }.
rule-district = { $bonus }, solange er ruhig ist. Leiste: { $track }. Reihe der Insulae: { $row }.
rule-at = { $n }: { $what }
