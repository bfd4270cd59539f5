# Was rund um das Spiel gesagt wird.

## Wer dran ist, für alle zu lesen: `turn-<Art der Frage>`

turn-nova-draft-mosaic = ein Mosaikplättchen nehmen
turn-nova-draft-follower = verdeckt eine Gefolgschaftskarte behalten
turn-nova-draft-keep = wählen, welche Gefolgschaftskarten bleiben
turn-nova-emperor = den Kaiser aufstellen
turn-nova-patrician = einen Patrizier aufs Forum stellen
turn-nova-legionnaire = einen Legionär aufstellen
turn-nova-wheel = wählen, was das goldene Rad bringt
