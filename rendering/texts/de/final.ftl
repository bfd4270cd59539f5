# Das Ende aller Spiele.

final-other = anderes
final-shared = Alle gleichauf mit { $n } Punkten: Der Sieg wird geteilt.
final-margin =
    { $n ->
        [one] Ein Punkt vor { $who }.
       *[other] { $n } Punkte vor { $who }.
    }
final-source = Entscheidend { $what }: { $more } zu { $less }.
final-fewer = Entscheidend waren weniger Minuspunkte: { $fewer } statt { $lost }.
final-alike = Keine Quelle entschied allein: { $n } brachten je { $more } mehr.
final-beaten = Diesmal nicht, { $name }.
final-beaten-by = { $name } gewinnt { $more } zu { $less }.
final-best = Deine beste Quelle: { $what }, { $n }.
final-losses = Minuspunkte
final-curves = { $unit } nach jeder Runde,
final-counted = wäre dort Schluss gewesen
final-counted-vaults = Schatullen erst am Ende
final-after = Nach Runde { $rounds }
final-tie-hand = Gleich viele Punkte: Die größere Hand entscheidet, { $more } zu { $less } Karten.
final-tie-senate = Gleich viele Punkte: Die höhere Scheibe im Senat entscheidet.
final-tie-influence = Gleich viele Punkte: Der Einfluss entscheidet, { $more } zu { $less }.
final-tie-youngest = Gleich viele Punkte und gleicher Einfluss: Wer am jüngsten ist, gewinnt.
final-tie-source = Gleich viele Punkte: Entscheidend { $what }, { $more } zu { $less }.
final-start = vom Start
