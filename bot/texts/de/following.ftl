# Einer Partie folgen, ohne mitzuspielen.

button-following = Folgen …
button-follow-end = Das Ende erfahren
button-follow-round = Jede Runde erfahren
button-unfollow = Nicht mehr folgen

command-follow = folgen
command-follow-about = Von dieser Partie per Direktnachricht hören, ohne mitzuspielen

follow-ask = Du spielst hier nicht mit, kannst dieser Partie aber folgen: Ich schreibe dir, wenn sie zu Ende ist, oder nach jeder Runde.
follow-end = Du folgst dieser Partie: Ich schreibe dir, wenn sie zu Ende ist.
follow-round = Du folgst dieser Partie: Ich schreibe dir nach jeder Runde und wenn sie zu Ende ist.
dm-follow-end = Du folgst { $game } in { $channel }. Wenn die Partie zu Ende ist, schreibe ich dir hier.
dm-follow-round = Du folgst { $game } in { $channel }. Ich schreibe dir hier nach jeder Runde und wenn die Partie zu Ende ist.
followed-round = **{ $game }**, { $channel }: Eine Runde ist vorbei.
followed-end = **{ $game }**, { $channel }: Die Partie ist zu Ende.
followed-closed = **{ $game }**, { $channel }: Die Partie wurde vor ihrem Ende geschlossen.
done-unfollow = Du folgst dieser Partie nicht mehr.
note-follow-closed = { $who }: Deine Direktnachrichten sind für mich geschlossen, darum folgst du dieser Partie nicht mehr. Mit Tisch … und dann Folgen … beginnt es neu.
refused-follow-not-playing = Nur einer laufenden Partie kann man folgen.
refused-follow-player = Du spielst hier mit und erfährst ohnehin alles.
refused-follow-full = Dieser Partie folgen schon so viele ({ $n }), dass ich nicht noch mehr Leuten schreiben kann. Du kannst sie hier jederzeit ansehen: /spielplan, /verlauf.
refused-follow-closed = Deine Direktnachrichten sind für mich geschlossen, ich könnte dir nichts schreiben. Erlaube Direktnachrichten von Mitgliedern dieses Servers und drücke noch einmal.
refused-not-following = Du folgst dieser Partie nicht mehr.
refused-not-followed = Diesem Tisch folgst du nicht. Wähle einen der angebotenen, oder lass *tisch* in seinem Kanal leer.
refused-follow-which = Du folgst mehreren Partien: Wähle eine mit *tisch*.
refused-follow-none = Du folgst keiner Partie. Um einer zu folgen, nutze /tisch folgen in ihrem Kanal oder *Tisch …* unter ihrem Spielplan.
option-followed = tisch
option-followed-about = Welche der Partien, denen du folgst, wenn du nicht in ihrem Kanal bist
