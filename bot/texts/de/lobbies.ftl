# Tische vor dem Spiel: wie lange sie bleiben, wer sich setzen darf.

button-keep = Offen lassen

lobby-ending = { $people } Der Tisch für { $game } wartet schon lange auf Mitspielende. Er wird { $until } geschlossen, wenn ihn niemand offen lässt, der daran sitzt.
lobby-kept = { $who } lässt diesen Tisch offen. Wenn sich niemand setzt, frage ich nach { $until } wieder.
note-lobby-expired = An diesem Tisch ist zwei Wochen lang nichts geschehen, darum wurde er geschlossen. /tisch eröffnen eröffnet einen neuen.
refused-keep = Nur wer an diesem Tisch sitzt, kann ihn offen lassen. Drücke oben auf Mitspielen, dann bleibt er.
