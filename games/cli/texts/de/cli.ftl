# Die Wörter des Terminals. Was zu einem Spiel gehört, steht in dessen eigenem Katalog.

## Hilfe

cli-usage = Aufruf:
cli-about = Brettspiele im Terminal: gegen Menschen und Computer spielen, Regeln nachschlagen, Partien simulieren und nacherzählen.
cli-about-list = die Spiele aufzählen
cli-about-rules = die Regeln eines Spiels nachschlagen, ganz oder ein Thema daraus
cli-about-play = an dieser Tastatur spielen, mit Menschen und Computern
cli-about-simulate = Computer viele Partien spielen lassen
cli-about-measure = messen, wie stark ein Computerspieler unter anderen ist
cli-about-fit = anpassen, wie ein Spiel Stellungen beurteilt: für Computerspieler, die vorausdenken
cli-about-errs = suchen, wo sich der Verwalter eines Spiels irrt, nach Art der Frage
cli-about-replay = eine exportierte Partie nacherzählen, Wahl für Wahl
cli-about-show = den Tisch einer exportierten Partie zeigen
cli-help-commands = Befehle
cli-help-words = Wörter
cli-help-options = Optionen
cli-help-help = diese Hilfe zeigen und aufhören
cli-help-version = die Version zeigen und aufhören
cli-help-language = Sprache aller Texte (sonst die des Systems); darf überall stehen
cli-help-game = das Spiel: Schlüssel, Name, Teil des Namens oder Anfangsbuchstaben
cli-help-topic = was du nachschlagen willst, deutsch oder englisch; nichts: die Übersicht
cli-help-variant = Schalter des Tischs; „rules <Spiel>“ zählt sie auf
cli-help-play-game = das Spiel; nichts: das einzige, oder du wirst gefragt
cli-help-play-seats = wer spielt, Platz für Platz: human (Mensch) oder der Name eines Computerspielers
cli-help-play-players = wie viele mitspielen
cli-help-play-bots = wie viele davon Computer sind (sonst alle bis auf eine Person)
cli-help-play-names = Namen, Platz für Platz
cli-help-play-seed = Zahl, die allen Zufall bestimmt; dieselbe Zahl gibt dieselbe Partie
cli-help-play-save = wo die Partie gespeichert wird (sonst im Ordner saves)
cli-help-play-no-save = nur auf Wunsch speichern
cli-help-play-resume = eine gespeicherte Partie fortsetzen; ohne Datei wählst du aus den letzten
cli-help-simulate-players = wie viele mitspielen ({ $usual })
cli-help-simulate-games = wie viele Partien ({ $usual })
cli-help-simulate-seed = Startzahl der ersten Partie; jede weitere hat die nächste ({ $usual })
cli-help-simulate-bots = ein Computerspieler für alle Plätze oder einer für jeden ({ $usual })
cli-help-simulate-jobs = wie viele Prozesse sich die Arbeit teilen ({ $usual })
cli-help-simulate-boost = mit reichen Stellungen aus der Mitte eines Spiels beginnen, zu denen der Zufall kaum kommt
cli-help-simulate-json = ein JSON-Objekt je Partie und Zeile, die Summen zuletzt
cli-help-simulate-check = nach jeder Wahl alle Zusagen der Spiellogik prüfen (langsam)
cli-help-simulate-save-dir = jede Partie auch als Export in diesen Ordner schreiben
cli-help-measure-bots = wer gemessen wird, mit wechselndem Platz, und wer die anderen sind ({ $usual })
cli-help-measure-to = eine Datei mit einer Zeile je Partie: Was ihr fehlt, wird gespielt und ergänzt, und alles darin wird gezählt
cli-help-measure-page = eine Seite der Dokumentation, deren Tabelle durch die gezählte ersetzt wird
cli-help-measure-earlier = der Ordner eines früheren Verwalters dieses Spiels, der dann als „earlier“ mitspielt
cli-help-errs-each = wie viele Antworten auf jede Art von Frage in einer Partie geprüft werden ({ $usual })
cli-help-fit-to = wohin die Gewichte geschrieben werden (sonst dorthin, wo das Spiel sie liest)
cli-help-export = der Export: eine gespeicherte Partie
cli-help-upto = nur die ersten n Entscheidungen
cli-help-seat = wer schaut: ein Platz (ab 0 gezählt), ein Name oder public (alle)
cli-help-show-json = als JSON

cli-metavar-command = Befehl
cli-metavar-seats = human,steward,…
cli-metavar-players = n
cli-metavar-bots = wer
cli-metavar-number = n
cli-metavar-names = Ada,Ben,…
cli-metavar-seed = Zahl
cli-metavar-save = Datei
cli-metavar-games = n
cli-metavar-jobs = n
cli-metavar-folder = Ordner
cli-metavar-seat = Platz
cli-metavar-file = Datei

## Nachschlagen

cli-list-seats = { $least }–{ $most } Personen
cli-group-topic = Wie es geht
cli-group-role = Rollen
cli-group-material = Material
cli-group-building = Gebäude
cli-group-other = Weiteres
cli-rules-variants = Varianten
cli-rules-default = { $value } (üblich)
cli-rules-with = Mit { $setting }: { $text }
cli-rules-how = Nachschlagen: python -m games rules { $game } <Thema>

## Einen Tisch aufmachen

cli-welcome-game = Was möchtest du spielen?
cli-welcome-number = Deine Wahl, { $least }–{ $most } (Enter: { $usual }):
cli-welcome-name = Wie heißt du?
cli-welcome-other-name = Wie heißt Spieler { $n }?
cli-welcome-usual = { $question } (Enter: { $usual })
cli-welcome-opponents = Wie viele Gegner, { $least }–{ $most }? (Enter: { $usual })
cli-welcome-people = Wie viele davon sitzen mit an dieser Tastatur, { $least }–{ $most }? (Enter: { $usual })
cli-kind-human = an dieser Tastatur
cli-kind-steward = Computer
cli-kind-consul = Computer, denkt voraus
cli-kind-random = Computer, spielt zufällig
cli-welcome-seat = { $name } ({ $kind })
cli-welcome-seats = Am Tisch: { $seats }.
cli-welcome-file = Die Partie wird nach jeder Wahl in { $file } gespeichert.
cli-welcome-how = So antwortest du
cli-welcome-how-1 = Tippe die Nummer einer Möglichkeit (mehrere: 2 4) oder einen Teil davon.
cli-welcome-how-2 = ? nennt alle Befehle; ? und ein Wort erklärt das Wort: ? Ziel, ? Runde
cli-welcome-how-3 = zurück nimmt eine Wahl zurück; ende hört auf und speichert.
cli-welcome-begin = Enter, und es geht los.
cli-saving-to = Gespeichert in { $file }; ? hilft.
cli-resume-offer = Willkommen zurück. Die letzte Partie fortsetzen?
cli-resume-new = Eine neue Partie
cli-resume-which = Welche Partie willst du fortsetzen?
cli-resume-save =
    { $choices ->
        [one] { $game }, { $when }: { $names }, 1 Entscheidung ({ $file })
       *[other] { $game }, { $when }: { $names }, { $choices } Entscheidungen ({ $file })
    }
cli-resumed = Weiter mit { $file } nach Entscheidung { $choices }; ? hilft.

## Spielen

cli-news = Seit deiner letzten Wahl
cli-news-first = Bisher
cli-news-more =
    { $n ->
        [one] {" "}(davor noch 1 Zeile: verlauf)
       *[other] {" "}(davor noch { $n } Zeilen: verlauf)
    }
cli-board-more = +{ $n }: tisch
cli-answer-one = { $first }–{ $last } oder ? für Hilfe:
cli-answer-exactly = Wähle genau { $n }, die Nummern mit Leerzeichen dazwischen:
cli-answer-some = Wähle { $least }–{ $most }, zum Beispiel „1 3“:
cli-answer-or-nothing =
    { $most ->
        [one] Wähle höchstens eine; Enter für nichts:
       *[other] Wähle bis zu { $most }, zum Beispiel „1 3“; Enter für nichts:
    }
cli-answer-order = Alle { $n } in der gewünschten Reihenfolge, zum Beispiel „2 1 3“:
cli-answer-or-back = Nummer, oder Enter für zurück:
cli-page = Enter für mehr, ein Wort zum Aufhören:
cli-pass = Gib die Tastatur an { $who } weiter.
cli-pass-undo = { $who } kann die letzte Wahl noch zurücknehmen: zurück
cli-pass-enter = { $who }, drücke Enter, wenn sonst niemand zuschaut:
cli-help-title = Was du tippen kannst
cli-command-help = ?, hilfe
    .does = diese Hilfe; „? Wort“ schlägt ein Wort in den Regeln nach
cli-command-board = tisch
    .does = noch einmal der ganze Tisch
cli-command-log = verlauf
    .does = alles, was bisher geschah
cli-command-undo = zurück
    .does = die letzte Wahl zurücknehmen
cli-command-save = speichern
    .does = jetzt speichern; „speichern Datei“ schreibt eine Kopie dorthin
cli-command-more = mehr
    .does = was du jederzeit tun darfst, zum Beispiel aufgeben
cli-command-quit = ende
    .does = aufhören; die Partie bleibt gespeichert
cli-yes = j, ja
cli-no = n, nein
cli-undone = Zurückgenommen. Wähle neu.
cli-undo-nothing = Es gibt noch nichts zurückzunehmen.
cli-undo-why = Etwas wurde aufgedeckt, oder jemand hat seither gehandelt. Gemeinsam könnt ihr zurück bis vor die letzte Wahl von { $who }.
cli-undo-agree = Alle einverstanden? j/N:
cli-undo-refused = Es wurde nichts zurückgenommen.
cli-more-nothing = Sonst kannst du gerade nichts tun.
cli-save-over = { $file } gibt es schon. Überschreiben? j/N:
cli-saved = Gespeichert in { $file }.
cli-quit-save = Die Partie speichern? J/n:
cli-quit-saved = Die Partie ist in { $file } gespeichert. Weiter geht es mit:
cli-quit-unsaved = Die Partie wurde nicht gespeichert.
cli-stopped-interrupt = Abgebrochen. Die Partie ist in { $file } gespeichert; weiter mit: { $command }
cli-stopped-interrupt-unsaved = Abgebrochen. Die Partie wurde nicht gespeichert; mit --save bleibt sie erhalten.
cli-stopped-input = Es kommt keine Eingabe mehr. Die Partie ist in { $file } gespeichert; weiter mit: { $command }
cli-stopped-input-unsaved = Es kommt keine Eingabe mehr. Die Partie wurde nicht gespeichert; mit --save bleibt sie erhalten.

## Das Ende

cli-end-title = Ende
cli-points =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
cli-end-kept = Die ganze Partie steht in { $file }.
cli-end-copy = Dateiname für eine Kopie (Enter: keine):
cli-end-export = Dateiname zum Speichern (Enter: nicht speichern):

## Simulieren und nacherzählen

cli-simulate-progress = Es wird gespielt
cli-simulate-seed = Startzahl
cli-simulate-choices = Entscheidungen
cli-simulate-end = Ende
cli-simulate-scores = Punkte nach Platz
cli-simulate-winner = gewonnen
cli-simulate-total =
    { $games ->
        [one] 1 Partie, { $choices } Entscheidungen in { $seconds } s ({ $rate } je Sekunde)
       *[other] { $games } Partien, { $choices } Entscheidungen in { $seconds } s ({ $rate } je Sekunde)
    }
cli-simulate-ends = Geendet durch: { $reasons }
cli-simulate-seat = Platz { $seat }: { $n }
cli-simulate-wins = Siege: { $wins }
cli-simulate-tail = Meiste Wahlen seit einem Sicherungspunkt: { $n }
cli-measure-done = { $own } unter { $other }: { $won } von { $games } Partien gewonnen, { $share } % (95-%-Intervall { $least }–{ $most } %); { $lead } Punkte vor dem besten anderen (± { $doubt }). Eine Antwort dauert im Median { $median } ms, in 99 von 100 Fällen höchstens { $slow } ms; eine Partie braucht { $seconds } s Rechenzeit.
cli-measure-done-alone = { $own } allein: { $won } von { $games } Partien gewonnen, { $share } % (95-%-Intervall { $least }–{ $most } %), mit { $points } Punkten (± { $doubt }). Eine Antwort dauert im Median { $median } ms, in 99 von 100 Fällen höchstens { $slow } ms; eine Partie braucht { $seconds } s Rechenzeit.
cli-measure-head = | Spieler | gemessen | andere | Partien | gewonnen (95-%-Intervall) | Vorsprung | ms je Antwort, Median / p99 | s je Partie |
cli-measure-row = | { $players } | { $own } | { $other } | { $games } | { $share } % ({ $least }–{ $most }) | { $lead } ± { $doubt } | { $median } / { $slow } | { $seconds } |
cli-measure-row-alone = | { $players } | { $own } | – | { $games } | { $share } % ({ $least }–{ $most }) | – | { $median } / { $slow } | { $seconds } |
cli-errs-head = | Frage | je Partie | geprüft | widersprochen | Punkte je Antwort verloren | Punkte je Partie verloren |
cli-errs-row = | { $question } | { $asked } | { $searched } | { $contradicted } | { $loss } ± { $error } | { $whole } |
cli-simulate-broken =
    In der Partie mit Startzahl { $seed } wurde nach Entscheidung { $choice } eine Zusage gebrochen: { $problem }. Allein läuft sie mit --seed { $seed } --games 1 --check{ $start ->
        [rich] {" "}--boost
       *[usual] {""}
    }.
cli-replay-of = Die ersten { $n } von { $of } Entscheidungen:

## Anpassen

cli-fit-done = { $file } ist geschrieben: { $standings } Stellungen. In Partien, aus denen nicht gelernt wurde, streut der Vorsprung am Ende um { $spread } Punkte; das Urteil liegt um { $error } daneben, der Punktestand um { $points }.

## Was schiefgeht

cli-error-language = Die Sprache „{ $word }“ gibt es nicht; wähle eine von { $known }.
cli-error-command = Den Befehl „{ $word }“ gibt es nicht; python -m games --help zählt alle auf.
cli-error-boost-export = Ein Spiel, das mit einer reichen Stellung beginnt, lässt sich nicht als Export schreiben: --boost und --save-dir vertragen sich nicht.
cli-error-option = Die Option { $option } ist so nicht richtig angegeben; --help zeigt, wie.
cli-error-unknown = „{ $words }“ verstehe ich nicht; { $command } --help zeigt, was man sagen kann.
cli-error-number = „{ $word }“ passt nicht zu { $option }: Gib eine ganze Zahl ab { $least } an.
cli-error-number-between = „{ $word }“ passt nicht zu { $option }: Gib eine ganze Zahl von { $least } bis { $most } an.
cli-error-between = Tippe eine Zahl von { $least } bis { $most } oder nur Enter.
cli-error-setting = „{ $word }“ ist keine Einstellung: Schreib --variant Schalter=Wert.
cli-error-no-game = Nenne ein Spiel: { $known }.
cli-error-game = Ein Spiel „{ $word }“ gibt es nicht; wähle eines von { $known }.
cli-error-game-ambiguous = „{ $word }“ passt zu mehreren Spielen; wähle eines von { $known }.
cli-error-topic = Nichts in den Regeln heißt „{ $word }“; versuch ein anderes Wort.
cli-error-topic-nearest = Nichts in den Regeln heißt „{ $word }“; vielleicht meinst du: { $nearest }.
cli-error-topic-ambiguous = „{ $word }“ passt zu mehrerem; wähle eines: { $nearest }.
cli-error-kind = „{ $word }“ kennt hier niemand; auf einem Platz sitzt einer von { $known }.
cli-error-bot = Den Computerspieler „{ $word }“ gibt es nicht; wähle einen von { $known }.
cli-error-measure = Nenne zwei Computerspieler, nicht { $bots }: wer gemessen wird und wer die anderen sind.
cli-error-earlier = { $folder } ist kein Ordner mit einem Verwalter: Darin liegt keine player.py.
cli-error-page = Auf der Seite steht keine Tabelle, die mit „{ $head }“ beginnt; setz diese Zeile dorthin, wo sie hingehört.
cli-error-fit = { $game } hat kein Urteil, das sich anpassen ließe.
cli-error-bots =
    { $bots ->
        [one] 1 Computerspieler ist für { $seats } Plätze genannt; nenne einen für alle oder einen für jeden.
       *[other] { $bots } Computerspieler sind für { $seats } Plätze genannt; nenne einen für alle oder einen für jeden.
    }
cli-error-seats-or-players = Gib entweder --seats an oder --players und --bots, nicht beides.
cli-error-names = { $given } Namen sind zu viele für { $seats } Plätze; lass welche weg.
cli-error-names-alone = Sag mit --players oder --seats, wer spielt; dann passen die Namen.
cli-error-name-twice = Es können nicht zwei { $name } heißen; wähle einen anderen Namen.
cli-error-save-or-not = Gib entweder --save oder --no-save an, nicht beides.
cli-error-save-exists = { $file } gibt es schon; setze die Partie mit --resume fort oder wähle einen anderen Namen.
cli-error-exists = { $file } gibt es schon; wähle einen anderen Namen.
cli-error-resume-with = --resume setzt den Tisch fort, wie er gespeichert wurde; lass { $option } weg.
cli-error-resume-game = { $file } ist eine Partie { $game }; lass das andere Spiel weg.
cli-error-resume-seats = Die gespeicherte Partie hat { $seats } Plätze; nenne mit --seats, wer auf jedem sitzt.
cli-error-no-saves = Im Ordner saves liegen keine Partien; beginne eine mit: python -m games play
cli-error-no-export = Nenne den Export, zum Beispiel eine Datei im Ordner saves.
cli-error-no-file = Die Datei { $file } gibt es nicht; prüfe den Namen.
cli-error-read = { $file } lässt sich nicht lesen ({ $reason }); wähle eine andere Datei.
cli-error-write = { $file } lässt sich nicht schreiben ({ $reason }); wähle einen anderen Ort.
cli-error-export = { $file }: { $reason }
cli-error-seat = „{ $word }“ ist kein Platz; wähle public oder einen von { $known }.
cli-error-empty = Hier braucht es eine Antwort; tippe eine Nummer oder ? für Hilfe.
cli-error-choice = Nichts hier heißt „{ $word }“; tippe eine Nummer oder ? für Hilfe.
cli-error-choice-number = Eine { $number } gibt es hier nicht; tippe eine Nummer von { $first } bis { $last }.
cli-error-choice-ambiguous = „{ $word }“ passt zu mehrerem: { $found }. Tippe mehr oder eine Nummer.
cli-error-system = Das System weigert sich ({ $reason }); prüfe Dateien und Ordner und versuch es noch einmal.
cli-interrupted = Mit Strg-C abgebrochen; beginne neu, wann du willst.
cli-input-ended = Es kommt keine Eingabe mehr; beginne neu und beantworte die Fragen.
cli-output-closed = Niemand liest die Ausgabe mehr; lenke sie in eine Datei oder in ein Programm, das alles liest.
