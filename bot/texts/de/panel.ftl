# Das private Zugfenster.

panel-not-asked = Du wirst gerade nichts gefragt.
panel-answered = Du hast geantwortet und kannst es noch ändern, bis alle geantwortet haben.
panel-answered-ahead = Du hast geantwortet. Es geht weiter, sobald alle es haben; bis dahin kannst du es zurücknehmen.
panel-sure = Wirklich? { $what }
panel-over = Diese Partie ist zu Ende.
panel-confirm =
    { $n ->
        [0] Deine Wahl: { $what }. Weil hier sonst niemand mitspielt, nimmt /zurücknehmen sie auch danach noch zurück.
        [one] Deine Wahl: { $what }. Danach zurücknehmen nur, wenn { $who } zustimmt.
       *[other] Deine Wahl: { $what }. Danach zurücknehmen nur, wenn die anderen zustimmen.
    }
panel-closes =
    { $n ->
        [0] Grüne Knöpfe gelten sofort; weil hier sonst niemand mitspielt, geht /zurücknehmen auch danach noch.
        [one] Grüne Knöpfe gelten sofort; danach zurücknehmen nur, wenn { $who } zustimmt.
       *[other] Grüne Knöpfe gelten sofort; danach zurücknehmen nur, wenn die anderen zustimmen.
    }
panel-turn-so-far = **Dein Zug bisher:**
panel-so-far = **Das bewirkt deine Wahl:**
panel-veiled = { $what } – was dabei aufgedeckt wird, siehst du nach dem Bestätigen.
panel-veiled-after = Was danach aufgedeckt wird, siehst du nach dem Bestätigen.
panel-hand = **Deine Hand**
panel-hand-asked = -# Du wirst gefragt: { $question }
panel-each = { $question } **{ $what }**
panel-nothing = nichts
panel-ends = **Damit endet die Partie.**
panel-then = **Und dann:**
panel-taken = Deine Wahl gilt.
panel-board = -# Der Tisch jetzt: { $where }
panel-preview = Vorschau: So sähe es danach aus, noch ist nichts endgültig
panel-unseen = Hier fehlt ein Bild: Ich konnte es nicht rechtzeitig zeichnen. *Mein Zug* unter dem neuesten Beitrag versucht es noch einmal.

button-caution = { $what } – bewirkt jetzt nichts
button-beside = { $what } …
hint-beside = -# Mit „…“ am Ende: Schritt für Schritt, du wirst weiter gefragt.
button-closing = { $what } – bestätigen
button-again = Wie zuletzt: { $what }
word-again = nochmal

choose-stepwise = Oder Schritt für Schritt
choose-more-ways = Oder eins davon
choose-one = Wähle eins
choose-some =
    { $least ->
        [0] Wähle bis zu { $most }
       *[other] Wähle { $least } bis { $most }
    }
choose-exactly =
    { $n ->
        [one] Wähle eins
       *[other] Wähle { $n }
    }
choose-more =
    { $n ->
        [one] Wähle noch eins
       *[other] Wähle noch bis zu { $n }
    }

## Worum es bei einer Frage geht

rules-of-question = **Zu dieser Frage:** { $question }
why-not-title = **Steht gerade nicht zur Wahl**
why-not-line = { $what } – { $reason }
why-not-typed = { $what } steht gerade nicht zur Wahl: { $reason }
choose-topic-of-question = Mehr zu dieser Frage
button-all-rules = Alle Regeln
