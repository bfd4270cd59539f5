# Tische vor dem Spiel: wie lange sie bleiben, wer sich setzen darf.

button-keep = Offen lassen

lobby-ending = { $people } Der Tisch für { $game } wartet schon lange auf Mitspielende. Er wird { $until } geschlossen, wenn ihn niemand offen lässt, der daran sitzt.
lobby-kept = { $who } lässt diesen Tisch offen. Wenn sich niemand setzt, frage ich nach { $until } wieder.
note-lobby-expired = An diesem Tisch ist zwei Wochen lang nichts geschehen, darum wurde er geschlossen. /tisch eröffnen eröffnet einen neuen.
refused-keep = Nur wer an diesem Tisch sitzt, kann ihn offen lassen. Drücke oben auf Mitspielen, dann bleibt er.

## Who may sit down

button-sit = Platz nehmen
button-note = Notiz …
button-entry-invited = Nur mit Einladung
button-entry-open = Für alle offen
choose-invited = Jemanden einladen
choose-removed = Jemanden bitten zu gehen
modal-note = Eine Notiz zu diesem Tisch
modal-note-label = Wen suchst du, wann spielt ihr?

option-note = notiz
option-note-about = Ein paar Worte für alle, die den Tisch sehen
option-private = privat
option-private-about = Nur wen du einlädst, kann Platz nehmen

lobby-note = Notiz: { $note }
lobby-private = Mit Einladung: Nur wer eingeladen ist, kann Platz nehmen.
lobby-invited = Eingeladen: { $who }
done-invited = Eine Einladung ist unterwegs zu { $who }.
done-invited-nobody = Alle Genannten sitzen schon hier oder sind eingeladen.
done-removed = { $who } sitzt nicht mehr hier und hat es höflich erfahren. Mit einer Einladung geht es zurück an den Tisch.
dm-invited = { $host } lädt dich zu { $game } in { $channel } ein.
dm-asked-to-leave = { $host } braucht deinen Platz am Tisch für { $game } in { $channel } für jemand anderen. Nichts ist verloren, die Partie hatte noch nicht begonnen; danke, dass du da warst. An diesen Tisch bringt dich nur eine Einladung zurück; alle anderen stehen dir offen.
note-invited = { $who }: { $host } lädt dich an diesen Tisch ein. Drücke oben auf Mitspielen.
note-asked-to-leave = { $who }: { $host } braucht deinen Platz für jemand anderen. Die Partie hatte noch nicht begonnen; danke, dass du da warst.
refused-private = An diesen Tisch kommt man mit Einladung, und du hast noch keine. Frage { $host }: Unter Tisch … kann man dich einladen. Oder eröffne mit /tisch eröffnen einen eigenen.
refused-removed = { $host } hat dich gebeten, diesen Tisch zu verlassen; nur eine Einladung bringt dich zurück. Alle anderen Tische stehen dir offen.
refused-not-there = Diese Person sitzt nicht mehr an diesem Tisch.

## Ein Thread für einen Tisch

button-thread = In einem Thread öffnen
option-thread = thread
option-thread-about = Ein eigener Thread für diesen Tisch
lobby-in-thread = **{ $game }** hat seinen Tisch in { $channel }: Alles Weitere geschieht dort.
done-thread = Der Tisch ist jetzt in { $channel }; alles zu ihm geschieht dort.
permission-create-public-threads = Öffentliche Threads erstellen
refused-in-thread = Das hier ist schon ein Thread: Der Tisch steht gut.
refused-thread-permissions = Ich kann hier keinen Thread öffnen: Mir fehlt { $what }. Bitte die Moderation, es in diesem Kanal zu erlauben; der Tisch kann so lange hier bleiben.
refused-thread-elsewhere = Ein Thread lässt sich nur von der Nachricht des Tisches aus öffnen, in einem Textkanal. Nimm /tisch eröffnen mit der Option *thread*, oder /tisch umziehen in einem eigenen Thread.
refused-thread = Discord ließ mich hier keinen Thread öffnen. Versuche es später noch einmal; ein Tisch braucht keinen.

## Ein freier Platz an einem Tisch mit Einladung

offer-invited = Der Platz von { $who } ist frei. An diesen Tisch kommt man mit Einladung: { $host } kann den Platz mit /tisch ersetzen jemandem geben; bis dahin geht die Partie weiter wie bisher.
refused-private-seat = An diesen Tisch kommt man mit Einladung. Frage { $host }: Mit /tisch ersetzen kann man dir den Platz geben.
