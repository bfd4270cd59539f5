# The end of any game.

final-other = other
final-shared = All level at { $n } points: the victory is shared.
final-margin =
    { $n ->
        [one] One point ahead of { $who }.
       *[other] { $n } points ahead of { $who }.
    }
final-source = Decided by { $what }: { $more } to { $less }.
final-fewer = Decided by fewer negative points: { $fewer } instead of { $lost }.
final-alike = No source decided alone: { $n } of them brought { $more } more each.
final-beaten = Not this time, { $name }.
final-beaten-by = { $name } wins { $more } to { $less }.
final-best = Your best source: { $what }, { $n }.
final-losses = Negative points
final-curves = { $unit } after each round,
final-counted = had it ended there
final-counted-vaults = vaults only at the end
final-after = After rounds { $rounds }
final-tie-hand = Level on points: the larger hand decides, { $more } cards to { $less }.
final-tie-senate = Level on points: the higher disc in the senate decides.
final-tie-influence = Level on points: influence decides, { $more } to { $less }.
final-tie-youngest = Level on points and influence: the youngest wins.
final-tie-source = Level on points: decided by { $what }, { $more } to { $less }.
final-start = from the start
