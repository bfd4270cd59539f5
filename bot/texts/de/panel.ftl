# Die private Tafel.

panel-not-asked = Du wirst gerade nichts gefragt.
panel-answered = Du hast geantwortet; bis auch die anderen geantwortet haben, kannst du es noch ändern.
panel-answered-ahead = Du hast geantwortet. Es geht weiter, sobald die anderen es auch haben; bis dahin kannst du es zurücknehmen.
panel-sure = Wirklich? { $what }
panel-over = Diese Partie ist zu Ende.
panel-confirm = Deine Wahl: { $what }. Nach dem Bestätigen lässt sie sich nur zurücknehmen, wenn die anderen zustimmen.
panel-so-far = **Deine Antworten bewirken zusammen:**
panel-nothing = nichts
panel-ends = **Damit endet die Partie.**
panel-done = Erledigt.
panel-preview = Vorschau: das ändert deine Wahl, noch ist nichts endgültig

choose-more-ways = Oder eins davon
choose-one = Wähle eins
choose-some = Wähle { $least } bis { $most }
choose-exactly = Wähle { $n }
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
