## Lektionen: eine erste Partie, die sich selbst erklärt

command-learn = lernen
command-learn-about = Eine erste Partie gegen den Computer, die sich beim Spielen selbst erklärt

button-learn = Bring es mir bei
button-lesson-begin = Zeig mir die erste Frage
button-lesson-leave = Keine Erklärungen mehr
button-lesson-on = Weiterspielen
button-lesson-real = Echten Tisch eröffnen
button-lesson-close = Diesen Tisch schließen

lesson-which = Welches Spiel möchtest du lernen? Du spielst eine echte Partie gegen den Computer, und jede Art von Frage erklärt sich beim ersten Mal selbst.
lesson-opened = **{ $game }, eine Lektion** für { $who } in { $channel }: Drücke dort *Mein Zug* unter dem Spielplan. Sie zählt für keine Statistik.
lesson-title = { $game }: eine erste Partie
lesson-over = Jetzt kannst du spielen
lesson-over-ways = Spiele diese Partie ohne Erklärungen weiter, eröffne hier einen Tisch für deine Freunde oder schließe diesen.
done-lesson-close = Die Lektion ist vorbei, der Tisch geschlossen. /tisch eröffnen eröffnet einen echten.
done-lesson-real = Die Lektion ist vorbei. In diesem Kanal ist ein neuer Tisch offen: Deine Freunde drücken *Mitspielen*, du drückst *Starten*.
refused-no-lesson = Für dieses Spiel gibt es noch keine Lektion: /regeln sagt, wie es gespielt wird.
