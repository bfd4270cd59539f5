# Wörter, die jedes Spiel braucht.

list-and = { $head } und { $last }
seat-name = Spieler { $n }
number = { $n }
points-more =
    { $n ->
        [one] einen Punkt mehr
       *[other] { $n } Punkte mehr
    }
bot-random = leicht: Zufallsspieler
bot-steward = mittel: überlegter Verwalter
bot-consul = schwer: weitblickender Konsul

error-over = Diese Partie ist zu Ende.
error-not-asked = Du wirst gerade nichts gefragt.
error-stale = Dieser Knopf gehört zu einer früheren Frage. Hier ist die aktuelle.
error-not-offered = „{ $pick }“ steht nicht zur Wahl. Nimm eine der genannten Möglichkeiten.
error-twice = Du hast dasselbe zweimal gewählt. Wähle jede Möglichkeit nur einmal.
error-count =
    { $least ->
        [0] { $most ->
            [one] Wähle höchstens eine Möglichkeit; du hast { $picked } gewählt.
           *[other] Wähle höchstens { $most } Möglichkeiten; du hast { $picked } gewählt.
        }
       *[other] Wähle { $least } bis { $most } Möglichkeiten; du hast { $picked } gewählt.
    }
error-count-exactly =
    { $most ->
        [one] Wähle genau eine Möglichkeit; du hast { $picked } gewählt.
       *[other] Wähle genau { $most } Möglichkeiten; du hast { $picked } gewählt.
    }
error-no-undo = Das lässt sich nicht allein zurücknehmen: Etwas wurde aufgedeckt, oder jemand anderes hat seither gehandelt.
error-drift = Die Aufzeichnung passt nach Wahl { $fit } nicht mehr zu den Regeln: Die Datei wurde verändert oder stammt aus anderem Code.
error-other-end = Alle Züge passen, führen aber zu einem anderen Ende als aufgezeichnet: Die Datei wurde verändert oder stammt aus anderem Code.
error-newer = Das wurde mit einer neueren Version geschrieben (Stand { $found }; diese Version liest bis { $known }). Aktualisiere zuerst.
error-unreadable = Diese Datei lässt sich nicht als Spielstand lesen: { $detail }.
error-tampered = Diese Datei wurde nach dem Schreiben verändert: Ihre Prüfsumme stimmt nicht. Nimm eine unveränderte Kopie.
error-too-big = Diese Datei ist größer als { $limit } MiB; so groß ist kein Spielstand.
error-other-game = Das gehört zu einem anderen Spiel: { $found }.
error-game = Ein Spiel „{ $game }“ gibt es nicht. Bekannte Spiele: { $known }.
error-seats = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $seats }.
error-variant = Den Variantenschalter „{ $variant }“ gibt es nicht. Bekannt: { $known }.
error-variant-value = „{ $value }“ ist keine Einstellung von { $variant }. Möglich: { $known }.

## Aufgeben, jederzeit

ask-aside = Jederzeit möglich:
do-concede = Aufgeben
hint-concede = Die Partie endet, wenn alle bis auf eine Person aufgegeben haben; du kannst es zurücknehmen
do-withdraw = Doch nicht aufgeben
hint-withdraw = Du spielst wieder auf Sieg
told-concedes = { $who } gibt auf.
told-plays-on = { $who } nimmt die Aufgabe zurück.
