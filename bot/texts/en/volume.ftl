# How often the board of a table is posted.

button-volume = Boards…
choose-volume = When is the board posted?
option-volume = boards
option-volume-about = When the board is posted: every move, each turn, each round

table-volume = Boards: { $volume }
volume-move = after every move
volume-turn = each turn
volume-round = each round
volume-move-about = The most pictures
volume-turn-about = When somebody’s own turn begins
volume-round-about = The fewest pictures
volume-about = Boards of this table: **{ $volume }**. What happened in between is told with the next board; whoever is awaited is called at once, and /history keeps every board.
note-volume-move = { $who } changed this table: the board is posted after every move.
note-volume-turn = { $who } changed this table: the board is posted when a turn begins, with all that happened since the last one. Whoever is awaited is called at once.
note-volume-round = { $who } changed this table: the board is posted when a round begins, with all that happened since the last one. Whoever is awaited is called at once.
