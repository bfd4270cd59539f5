### Rat unseres Computerspielers: Tipps, und ob es sie gibt

button-hint = Was würdest du tun?
button-hints = Tipps …
button-hints-on = Tipps erlauben
button-hints-off = Keine Tipps mehr
hints-off-about = **Tipps** sind an diesem Tisch nicht erlaubt. Werden sie erlaubt, steht im Zugfenster der Knopf *Was würdest du tun?*. Dann rät dir unser Computerspieler; er weiß dabei nur, was du weißt. Eine Partie, in der das möglich war, zählt nicht für die Statistik.
hints-on-about = **Tipps** sind an diesem Tisch erlaubt. Drück im Zugfenster *Was würdest du tun?*, und unser Computerspieler rät dir; er weiß dabei nur, was du weißt. Diese Partie zählt nicht für die Statistik.
hints-had-about = **Tipps** sind an diesem Tisch nicht mehr erlaubt. Weil sie es waren, zählt diese Partie nicht für die Statistik.
table-hints-on = Tipps sind erlaubt: Diese Partie zählt nicht für die Statistik.
table-hints-had = Tipps waren erlaubt: Diese Partie zählt nicht für die Statistik.
note-hints-on = { $who } hat diesen Tisch geändert: Tipps sind erlaubt. Mit *Was würdest du tun?* im Zugfenster rät dir unser Computerspieler. Diese Partie zählt nicht für die Statistik.
note-hints-had = { $who } hat diesen Tisch geändert: Es gibt keine Tipps mehr.
refused-hints-off = An diesem Tisch sind keine Tipps erlaubt. Wer ihn leitet, kann das vor Spielbeginn ändern: *Tisch …*, dann *Tipps …*.
refused-hints-late = Hier spielen auch andere, und ihre Partie zählt. Tipps werden vor Spielbeginn erlaubt oder in einer Partie, in der du nur gegen Computer spielst.
refused-hints-lesson = In einer Lektion sind Tipps immer erlaubt.
refused-hint-not-asked = Du wirst gerade nichts gefragt.

hint-by-thumb = Nach Faustregeln, denn zu vergleichen gab es nichts: Ich würde { $what } wählen.
hint-in-haste = In Eile, nach Faustregeln: Ich würde { $what } wählen. Das Vorausschauen hat diesmal zu lange gedauert; frag gern noch einmal.
hint-deed = Was die Figur dann täte, nach Faustregeln: { $what }.
hint-better = Ich würde { $what } wählen statt { $other }: { $why }.
hint-equal = Ich würde { $what } wählen, aber { $other } ist { $why }.
hint-estimate = -# Eine Schätzung unseres Computerspielers aus { $n } gedachten Fortsetzungen. Er weiß nicht mehr als du und irrt sich manchmal.
hint-thinking = 💡 *Unser Computerspieler denkt nach …*
hint-uncounted = -# An diesem Tisch sind jetzt Tipps erlaubt: Die Partie zählt nicht für die Statistik.
hint-late = -# Inzwischen wirst du etwas anderes gefragt.

advice-equal = etwa gleich gut
advice-nothing = nichts
advice-points = etwa { $more }
advice-little = ein wenig mehr
advice-source = vor allem durch *{ $source }*
advice-later = vor allem durch eine bessere Stellung
advice-more = { $more }, { $where }
advice-more-close = { $more }, { $where }; es ist knapp

button-look-back = Rückblick
refused-look-back-early = Zurückgeblickt wird, wenn die Partie vorbei ist.
refused-look-back-running = Dieser Rückblick ist schon unterwegs.
look-back-begins = Rückblick auf deine Partie …
look-back-progress = Rückblick auf deine Partie: Entscheidung { $n } von { $all } …
look-back-again = Rückblick auf deine Partie: Die Entscheidungen, die wohl am meisten gekostet haben, werden noch einmal geprüft …
look-back-failed = Der Rückblick hat diesmal nicht geklappt. Versuch es später noch einmal.
look-back-title = **Rückblick**: die Entscheidungen, die dich am meisten gekostet haben, nach Schätzung unseres Computerspielers.
look-back-choice = **{ $n }.** *{ $asked }* Du hast { $own } gewählt. { $other } wäre wohl besser gewesen: { $why }.
look-back-round = Runde { $round }
look-back-nothing = **Rückblick**: Keine deiner Entscheidungen sticht heraus. Wo unser Computerspieler anders entschieden hätte, erwartet er etwa dasselbe.
look-back-estimate = -# Geschätzt von unserem Computerspieler aus { $n } gedachten Fortsetzungen; die hier genannten Entscheidungen hat er ein zweites Mal mit neuen geprüft. Er weiß dabei nur, was du damals wusstest. Er irrt sich manchmal, vor allem bei Plänen, die er nicht sieht. Wo ein Bild dabei ist, steht { $chosen } bei dem, was du gewählt hast, { $better } bei dem, was besser gewesen wäre.
