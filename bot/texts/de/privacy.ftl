# Was über Menschen gespeichert wird.

command-privacy = datenschutz
command-privacy-about = Was über dich gespeichert ist; alles als Datei, oder gelöscht
button-privacy = Datenschutz
button-my-data = Schick mir alles
button-forget-me = Alles löschen
button-forgotten = Ja, löschen

privacy-text =
    { "**" }Was über dich gespeichert wird**
    • deine Discord-Nummer und der Name, den andere sehen, an den Tischen, an denen du sitzt;
    • was auf deinen Plätzen geantwortet wurde, was dir eine Lektion schon erklärt hat, und eine Notiz zu einem Tisch, den du eröffnet hast, bis der Tisch gelöscht wird;
    • bis wann du weg bist, wenn du es gesagt hast, bis du wieder da bist;
    • was du an einem Platz im Voraus gesagt hast, bis es vorbei ist oder du es streichst;
    • deine Einstellungen: Sprache, Bilder, Benachrichtigungen, Zeitzone und Ruhezeit, und wann du zuletzt hier warst;
    • 30 Tage lang, wann du an einem Tisch gerufen wurdest;
    • dass dich jemand an einen Tisch eingeladen oder gebeten hat zu gehen, bis die Partie dort beginnt; welchen Partien du folgst, bis sie zu Ende sind;
    • welche Direktnachricht deine Hand zeigt; ob du einen Server verlassen hast, auf dem du spielst;
    • Ergebnisse, Summen und wie lange du andere warten lässt, außer du willst nicht mitgezählt werden (/statistik).
    Andere Nachrichten, die du schreibst, werden nicht gespeichert. Niemand sonst bekommt etwas davon. Entfernt ein Server den Bot, werden seine Tische nach 30 Tagen gelöscht.
note-nameless = Ein Platz ist frei geworden. { $who }, ein Computerspieler, spielt dort weiter, bis jemand ihn übernimmt.
privacy-file = Was über dich gespeichert ist, so wie es gespeichert ist: gültige Antworten (bei sehr vielen die deiner letzten Partien), Notizen, Einstellungen, Ergebnisse. Nicht darin: was dir oder einem Kanal in den letzten 30 Tagen gesagt wurde, und zurückgenommene Antworten; die bleiben beim Tisch, nach Plätzen.
privacy-sure = { "**" }Alles löschen?** Dein Name und deine Nummer verschwinden aus allen beendeten Partien, deine Einstellungen und Summen auch. Partien, die du gespielt hast, bleiben den anderen erhalten, ohne dich. Das lässt sich nicht zurücknehmen.
privacy-sure-tables = Du verlässt { $n ->
    [one] den Tisch
   *[other] die { $n } Tische
  }, an { $n ->
    [one] dem
   *[other] denen
  } du sitzt ({ $places }): Ein Computerspieler nimmt deinen Platz, bis ihn jemand anderes nimmt, und wo sonst niemand spielt, endet die Partie.
privacy-forgotten = Gelöscht. Über dich ist nichts mehr gespeichert, außer Nachrichten, die unterwegs sind oder einem Kanal von dir erzählten: Die verschwinden binnen 30 Tagen. Spielst du wieder, fängt es von vorn an.
