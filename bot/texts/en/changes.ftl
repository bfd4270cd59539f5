# What changed since one's last move.

button-recap = What changed
button-all-steps = All at once
button-film = Film

recap-title = **Since your last move**
recap-first = **So far**
recap-lately = **What happened lately**
recap-last = **The latest move**
recap-then = **What changed then**
recap-own = **Nothing has happened since your last move.** This was it:
recap-nothing = Nothing has happened since your last move.
changed-title = **Moves { $first } to { $last }**
changed-step = **Step { $n } of { $of }**
changed-table = At the table
