# Wie oft der Spielplan eines Tisches gepostet wird.

button-volume = Spielpläne …
choose-volume = Wann wird der Spielplan gepostet?
option-volume = spielpläne
option-volume-about = Wann der Spielplan kommt: nach jedem Zug, je Spielzug, je Runde

table-volume = Spielpläne: { $volume }
volume-move = nach jedem Zug
volume-turn = zu Beginn jedes Spielzugs
volume-round = zu Beginn jeder Runde
volume-move-about = Die meisten Bilder
volume-turn-about = Wenn für jemanden der eigene Spielzug beginnt
volume-round-about = Die wenigsten Bilder
volume-about = Spielpläne dieses Tisches: **{ $volume }**. Was dazwischen geschah, steht beim nächsten Spielplan; wer dran ist, wird sofort gerufen, und /verlauf behält jeden Spielplan.
note-volume-move = { $who } hat diesen Tisch geändert: Der Spielplan kommt nach jedem Zug.
note-volume-turn = { $who } hat diesen Tisch geändert: Der Spielplan kommt, wenn ein Spielzug beginnt, mit allem, was seit dem letzten geschah. Wer dran ist, wird sofort gerufen.
note-volume-round = { $who } hat diesen Tisch geändert: Der Spielplan kommt, wenn eine Runde beginnt, mit allem, was seit dem letzten geschah. Wer dran ist, wird sofort gerufen.
