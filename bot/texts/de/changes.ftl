# Was seit dem eigenen letzten Zug geschah.

button-recap = Was geschah
button-all-steps = Alles zugleich
button-film = Film

recap-title = **Seit deinem letzten Zug**
recap-first = **Bisher**
recap-lately = **Was zuletzt geschah**
recap-last = **Der letzte Zug**
recap-then = **Was damals geschah**
recap-own = **Seit deinem letzten Zug ist nichts geschehen.** Das war er:
recap-nothing = Seit deinem letzten Zug ist nichts geschehen.
changed-title = **Züge { $first } bis { $last }**
changed-step = **Schritt { $n } von { $of }**
changed-table = Am Tisch
