# Following a game without playing it.

button-following = Follow…
button-follow-end = Tell me the end
button-follow-round = Tell me each round
button-unfollow = Stop following

command-follow = follow
command-follow-about = Hear of this game by direct message without playing it

follow-ask = You do not play here, but you can follow this game: I will write to you when it is over, or after each round.
follow-end = You follow this game: I will write to you when it is over.
follow-round = You follow this game: I will write to you after each round, and when it is over.
dm-follow-end = You follow { $game } in { $channel }. When it is over, I will write to you here.
dm-follow-round = You follow { $game } in { $channel }. I will write to you here after each round, and when it is over.
followed-round = **{ $game }**, { $channel }: a round is over.
followed-end = **{ $game }**, { $channel }: the game is over.
followed-closed = **{ $game }**, { $channel }: the game was closed before its end.
done-unfollow = You no longer follow this game.
note-follow-closed = { $who }: your direct messages are closed to me, so you no longer follow this game. Table… and then Follow… starts it again.
refused-follow-not-playing = Only a running game can be followed.
refused-follow-player = You play here, so you hear of everything anyway.
refused-follow-full = So many people follow this game already ({ $n }) that I cannot write to any more. You can look at it here at any time: /board, /history.
refused-follow-closed = Your direct messages are closed to me, so I could not tell you anything. Allow direct messages from members of this server, then press again.
refused-not-following = You do not follow this game any more.
refused-not-followed = You do not follow that table. Choose one of those that are offered, or leave *table* empty in its channel.
refused-follow-which = You follow more than one game: choose one with *table*.
refused-follow-none = You follow no game. To follow one, use /table follow in its channel, or *Table…* under its board.
option-followed = table
option-followed-about = Which of the games you follow, if you are not in its channel
