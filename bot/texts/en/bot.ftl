# What the bot says besides the game's own words.

## Buttons

button-move = My move
button-hand = My hand
button-history = History
button-rules = Rules
button-more = More…
button-back = Back
button-none = Nothing
button-ready = Take these
button-clear = Clear
button-type = Type it…
button-undo = Undo
button-restart = Start over
button-confirm = Confirm
button-rethink = Choose again
button-join = Join
button-leave = Leave
button-add-bot = Add bot
button-remove-bot = Remove bot
button-variant = Variant…
button-start = Start
button-alone = Play alone
button-close = Close the game
button-rematch = Rematch
button-jump = Jump to…
button-own-hand = My hand then
button-public-board = The board
button-tomorrow = Tomorrow
button-pace = Pace…
button-table = Table…
button-away = I am away…
button-back-again = I am back
button-pause = Pause…
button-paused = Play on…
button-play-on = Play on now
button-quit = Leave the game…
button-offer = Until somebody takes my seat
button-steward = The steward takes it
button-give_up = I give up
button-stay = I stay after all
button-take = Take the seat
button-stalled-wait = Keep waiting
button-stalled-steward = The steward plays
button-stalled-free = The seat is free
button-stalled-end = End the game
button-agree = Agree
button-refuse = Refuse

choice-seats = { $n ->
    [one] 1 player
   *[other] { $n } players
}
choose-topic = What do you want to know about?
choose-away = For how long?
choose-steward = Where shall the steward play meanwhile?
choice-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
choose-pace = How long does the table wait for a move?
choose-variant = Which setting?

modal-type = Type your choice
modal-type-label = The option, or part of its name
modal-jump = Jump to a move
modal-jump-label = Number of the move

## Public posts

post-turn =
    { $n ->
        [one] ▶ { $who } is next.
       *[other] ▶ { $who } are next.
    }
post-turn-what =
    { $n ->
        [one] ▶ { $who } is next: { $what }.
       *[other] ▶ { $who } are next: { $what }.
    }
post-your-turn =
    { $n ->
        [one] ▶ **Your turn, { $who }:** { $what }.
       *[other] ▶ **Over to you, { $who }:** { $what }.
    }
post-earlier =
    { $n ->
        [one] … and one line before that: see the log.
       *[other] … and { $n } lines before that: see the log.
    }
post-hurried =
    { $n ->
        [one] ⏳ { $who } ran out of time to look ahead: one of these answers is the steward’s, by rule of thumb.
       *[other] ⏳ { $who } ran out of time to look ahead: { $n } of these answers are the steward’s, by rule of thumb.
    }
post-no-picture = The picture could not be drawn this time; /board draws it again.
post-late-picture = The picture takes longer this time; it follows here.
post-no-files = I may not attach files here, so the picture is missing. A moderator can allow it.
note-dm-closed = { $who }: your direct messages are closed to me now. So your turns are called here, and your hand is behind My move and My hand. If you prefer DMs, allow direct messages from members of this server (server menu, Privacy Settings); the next hand then comes again.
note-gone = { $who } can no longer be reached and has probably left the server. { $called }: as the host you can hand the seat on with /table replace.
note-host-gone = { $who }, the host, can no longer be reached and has probably left the server. A moderator can hand the seat on with /table replace; whoever gets it is then the host. { $called }
note-moved = { $game } goes on in { $channel }.
trouble-forbidden = I may not write in { $channel } any more, so nothing is posted about { $game } there. Ask a moderator to let me send messages; then everything is posted. Meanwhile you can play on with the button below.
trouble-channel-gone = The channel of your game of { $game } is gone. Nothing is lost: the host can go on with /table move in another channel, and you can play with the button below.
trouble-thread-closed = The thread { $channel } of your game of { $game } is archived or locked, so nothing is posted there. Whoever is allowed to can open it again; then everything is posted. The host can also go on elsewhere with /table move, and you can play with the button below.
trouble-refused = Discord refuses what I post about { $game } in { $channel }. Nothing is lost: the host can go on with /table move in another channel, and you can play with the button below.
note-untold = Something that happened could not be posted because of a fault of mine; it has been noted. /board shows the table as it is. { $called }
hand-title = Your hand in { $game }, { $channel }
note-updated =
    { $n ->
        [one] The rules were updated. One unfinished choice no longer fits and is asked again.
       *[other] The rules were updated. { $n } unfinished choices no longer fit and are asked again.
    }
note-undone = By consent of all, the last choice of { $who } and everything after it was taken back.
note-undone-alone = { $who } has taken back the last turn and everything after it. That is free because nobody else plays here; with others at the table they would be asked.
note-undone-agreed =
    { $n ->
        [one] { $asked } agrees: the last turn of { $who } and everything after it was taken back.
       *[other] { $asked } agree: the last turn of { $who } and everything after it was taken back.
    }
note-taken-back-alone = { $who } has taken back { $what }. That is free because nobody else plays here; with others at the table they would be asked.
note-taken-back-agreed =
    { $n ->
        [one] { $asked } agrees: { $who } takes back { $what }.
       *[other] { $asked } agree: { $who } takes back { $what }.
    }
note-closed = { $who } closed this table. What was played is kept: /history, /log, /replay and /board still show it. /table reopen takes it back; that ends { $until }.
note-reopened = { $who } opened this table again: the game goes on.
note-pace-live = { $who } changed the pace of this table: it is played live, and whoever is awaited is reminded after ten minutes.
note-pace-day = { $who } changed the pace of this table: whoever is awaited is reminded after a day.
note-pace-three_days = { $who } changed the pace of this table: whoever is awaited is reminded after three days.
note-pace-none = { $who } changed the pace of this table: nobody is reminded any more.
note-away = { $who } is away until { $until }.
note-gave-up = { $who } has given up. A computer player goes on in that seat until somebody takes it.
note-left-alone = Nobody plays here any more, so this table was closed. What was played is kept; /table reopen takes it back for a week.
note-paused = This table pauses until { $until }: nobody is reminded before then. Whoever wants to can still move. Table… → Play on… ends the pause.
note-played-on = { $who } has ended the pause: this table plays on, and everybody has their full time again.
note-sleeps = This table sleeps: { $who } has not moved for a long time, and nobody is reminded any more. Nothing is lost; any move wakes it.
note-stand-in = The steward now plays for { $who }, until they are back. Their seat stays theirs: My move brings them back at once.
note-stays = { $who } stays after all: the seat is no longer free.
note-back = { $who } is back.
note-taken = { $new } takes the seat of { $old }, with everything in it. Welcome!
note-ended = This table was closed by vote. What was played is kept: /history, /log, /replay and /board still show it. /table reopen takes it back for a week.
offer-anybody = The seat of { $who } is free. Whoever takes it plays on from here, with the hand; until then the game goes on as it is.
offer-over = A seat was offered here; it is no longer free.
offer-person = { $to }: the seat of { $who } is offered to you. Press below if you want to play on from here, with the hand.
waiting-line = -# ⏳ The table is waiting for { $who }.
waiting-one = { $who } (asked { $since })
nudge-message = { $game }, { $channel }: the others are waiting for you. Your turn began { $since }: { $what }.
nudge-here = { $who }, the others are waiting for you. Your turn began { $since }: { $what }.
nudge-any = it is your move
note-seat = The seat of { $old } now belongs to { $new }, with everything in it.

## Looking back

history-title = **Move { $move } of { $last }** · { $at }
log-title = **The latest of the log**; all of it is in the file.
log-undone = (taken back) { $line }
board-title = The board after move { $move }
replay-title-one = Move { $first }
replay-title = Moves { $first } to { $last }

## The lobby

lobby-free = *free*
lobby-host = host
lobby-bot = computer ({ $kind })
lobby-standard = the usual game
lobby-variant = Variant: { $what }
seat-away = away until { $until }
seat-stand-in = the steward plays meanwhile
seat-free = the seat is free
away-ask = You are away? Say for how long. Your tables are told and wait for you, without reminders; at each of them the steward can play for you meanwhile. With your first look at a panel you are back.
away-now = You are away until { $until }. Your tables wait for you; below you can let the steward play for you at some of them. With your first look at a panel you are back.
pause-ask = How long shall this table pause? All who play here are asked; if everybody agrees, nobody is reminded until then.
leave-ask = You want to leave this game. There are three ways; each is explained before anything happens.
leave-offered = Your seat is offered; until somebody takes it, you play on. You can stay after all, or leave in another way, which is explained before anything happens.
leave-offer = **If you confirm, your seat is offered in the channel.** You play on until somebody takes it, and are asked as ever. Whoever takes it gets your hand; you are told then.
leave-offer-invited = **If you confirm, the others are told that your seat is free.** This table is by invitation: only { $host } can give it to somebody, with /table replace. Until then you play on and are asked as ever. Whoever takes it gets your hand; you are told then.
leave-offer-host = **If you confirm, the others are told that your seat is free.** This table is by invitation, and you are its host: only you can give it to somebody, with /table replace. Until then you play on and are asked as ever. Whoever takes it gets your hand.
leave-steward = **If you confirm, the steward plays for you from then on.** You will no longer be asked or pinged. The seat stays yours: My move brings you back at any time.
leave-give_up = **If you confirm, you give up.** The seat will no longer be yours, and your hand no longer shown to you. A computer player goes on in it, and it is offered to others in the channel. You will never be asked or pinged here again.
leave-give_up-invited = **If you confirm, you give up.** The seat will no longer be yours, and your hand no longer shown to you. A computer player goes on in it; this table is by invitation, so only its host can give the seat to somebody. You will never be asked or pinged here again.
leave-alone = **If you confirm, you give up.** Nobody else plays here, so the table will be closed. What was played is kept.
lobby-pace = Pace: { $pace }
table-pictures = Pictures in posts: { $pictures }
pictures-both = front page and board
pictures-front = front page only
pictures-board = board only
pace-live = live, 10 minutes
pace-day = a day
pace-three_days = three days
pace-none = none
pace-live-about = All are here; a reminder after ten minutes
pace-day-about = A reminder after a day; quiet hours do not count
pace-three_days-about = A reminder after three days; quiet hours do not count
pace-none-about = Nobody is ever reminded
pace-about = Pace of this table: **{ $pace }**. Whoever is awaited that long is reminded; quiet hours do not count.
lobby-ready = The host may start.
lobby-waiting =
    { $n ->
        [one] Waiting for at least one player.
       *[other] Waiting for at least { $n } players.
    }
lobby-alone =
    { $n ->
        [one] You are alone at this table: one more seat is free. Wait for somebody, add a bot, or play the solo game now.
       *[other] You are alone at this table: { $n } more seats are free. Wait for others, add bots, or play the solo game now.
    }
lobby-full = The table is full: { $host } may start.
lobby-rematch =
    { $n ->
        [one] **{ $who }** wants a rematch. { $others }: you are seated already; press Leave if you do not want to play.
       *[other] **{ $who }** wants a rematch. { $others }: you are all seated already; press Leave if you do not want to play.
    }
lobby-started = The game has started. Good luck!
lobby-closed = This table was closed.
lobby-close =
    { $n ->
        [one] A game is under way here: one move so far. Really close it? It can be opened again for a week.
       *[other] A game is under way here: { $n } moves so far. Really close it? It can be opened again for a week.
    }
dm-welcome = You sit down to { $game } in { $channel }. Your hand will come here, in one message that is kept current.
dm-closed = Your direct messages are closed to me, so your hand cannot come by DM. That is fine: **My move** and **My hand** under the board show it to you alone. If you prefer DMs, allow direct messages from members of this server.
status-lobby = waiting to start
status-playing = playing
status-over = over
status-closed = closed
info-table = table { $id }
info-paused = Paused until { $until }.
info-moves =
    { $n ->
        [one] One move so far.
       *[other] { $n } moves so far.
    }

## Votes

vote-open = { $who } asks to take back { $what }. Still to agree: { $missing }. The question ends { $until }.
vote-what =
    { $n ->
        [one] move { $first } (“{ $line }”)
       *[other] moves { $first } to { $last }, from “{ $line }” on
    }
vote-what-draft = what was chosen in the move under way
vote-overtaken =
    { $n ->
        [one] Not taken back: the game went on before { $asked } had agreed to the request of { $who }. /undo asks anew.
       *[other] Not taken back: the game went on before everybody had agreed to the request of { $who }. /undo asks anew.
    }
vote-agreed = Taken back: the last turn of { $who } and everything after it.
vote-refused =
    { $n ->
        [one] Not taken back: { $asked } refused the request of { $who }.
       *[other] Not taken back: somebody refused the request of { $who }.
    }
vote-expired =
    { $n ->
        [one] Not taken back: { $asked } did not agree to the request of { $who } in time.
       *[other] Not taken back: not everybody agreed to the request of { $who } in time.
    }
vote-pause-open = { $who } asks to pause this table until { $pause }. Still to agree: { $missing }. The question ends { $until }.
vote-pause-agreed = Agreed: this table pauses until { $pause }. Nobody is reminded before then; whoever wants to can still move. Table… → Play on… ends the pause.
vote-pause-refused =
    { $n ->
        [one] No pause: { $asked } refused the request of { $who }.
       *[other] No pause: somebody refused the request of { $who }.
    }
vote-pause-expired =
    { $n ->
        [one] No pause: { $asked } did not agree to the request of { $who } in time.
       *[other] No pause: not everybody agreed to the request of { $who } in time.
    }
vote-stalled-open =
    { $n ->
        [one] { $who } has not moved for a long time. What shall become of the game? { $missing } decides; the question ends at once when { $who } moves, or { $until }.
       *[other] { $who } has not moved for a long time. What shall become of the game? More than half of those who are asked decide; the question ends at once when { $who } moves. Still to answer: { $missing }. The question ends { $until }.
    }
vote-stalled-back = { $who } has moved: the game goes on.
vote-stalled-wait = The table keeps waiting for { $who }.
vote-stalled-steward = Decided: the steward plays for { $who } until they are back.
vote-stalled-free = Decided: the seat of { $who } is free for somebody else.
vote-stalled-end = Decided: the game ends here.
vote-seat-owner = The seat of { $who } is to go to { $heir }, with the hand. Only { $who } can agree to that; somebody who has left the server need not be asked. The question ends { $until }.
vote-seat-others = The seat of { $who } is to go to { $heir }, with the hand. { $who } decides that; if there is neither an answer nor a move of { $who } by the end ({ $until }), all the others together do. Still to answer: { $missing }.
vote-seat-silent = The others agree that the seat of { $who } goes to { $heir }, with the hand. { $who } can refuse, or simply play on; otherwise it changes hands { $until }.
vote-seat-bot = The seat of { $who } is to go to { $heir }, with the hand. Still to agree: { $missing }. The question ends { $until }.
vote-seat-agreed = Agreed: the seat now belongs to { $heir }.
vote-seat-offered = Agreed: the seat of { $who } is offered to { $heir }, who must take it.
vote-seat-refused = The seat of { $who } stays as it is: somebody refused to let { $heir } have it.
vote-seat-expired = The seat of { $who } stays as it is: not everybody agreed in time to let { $heir } have it, or its owner has played on.
dm-seat-asked = In { $game }, { $channel }, your seat is to go to { $heir }, who would then see your hand. It is yours: agree only if you want to stop playing there. Ends { $until }.
dm-seat-others = In { $game }, { $channel }, your seat is to go to { $heir }, who would then see your hand. It is yours: agree only if you want to stop playing there. If you refuse or play on, you keep it; if you do neither, the others can give it away together { $until }.
dm-seat-gone = Your seat in { $game }, { $channel }, now belongs to { $heir }. Your hand there is no longer shown to you.

## Done

done-join = You sit at the table.
done-leave = You left the table.
done-start = The game has started.
done-addbot = A computer player sits down.
done-close = The table was closed. What was played is kept.
done-reopen = The game goes on.
done-settings = From now on this table’s posts are in English.
done-replace = The seat of { $old } now belongs to { $new }.
done-offered = The seat of { $old } is offered to { $new }, who must take it.
done-seat-asked = The seat belongs to { $old }, who is asked here and by direct message.
done-seat-bot-asked = The others at the table are asked about the seat of { $old }.
done-back = Welcome back. Your seats are yours to play.
done-pause-asked = The others are asked in the channel.
done-pause = The table pauses.
done-play-on = The pause is over.
done-offer = Your seat is offered in the channel. Until somebody takes it, you play on.
done-offer-invited = The others are told that your seat is free. Until it is given to somebody, you play on.
done-stay = Good that you stay: your seat is no longer offered.
done-steward = The steward plays for you. My move brings you back.
done-give_up = You have left this game. Thank you for playing.
done-take = The seat is yours; your hand comes by direct message, and is always behind My move.
done-tomorrow = Good: I shall remind you again on { $at }.
done-move = The game goes on here.
done-undo = Taken back: { $what }.
done-vote =
    { $n ->
        [one] Something has been revealed or done since, so { $who } is asked in the channel whether you may take back { $what }.
       *[other] Something has been revealed or done since, so { $who } are asked in the channel whether you may take back { $what }.
    }

## Refused

refused-channel-taken = There is already a table in this channel. Play it, close it, or use another channel or a thread.
refused-no-table = There is no table here. Open one with /table open.
refused-permissions = I cannot run a table here: I lack { $what }. Ask a moderator to allow it in this channel, then open the table.
note-permissions = In this channel I lack { $what }. The game can be played all the same, but a moderator should allow it: without files there are no pictures, without the history a post may appear twice after a restart.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
refused-no-games = You sit at no table at the moment. Open one with /table open in a channel.
refused-which-table = You sit at several tables. Name the one you mean in the option *table*, or use the command in its channel: { $known }
refused-needs-channel = That needs a channel of a server: use it there.
refused-not-my-table = You do not sit at that table. Choose one of those that are offered, or leave *table* empty in its channel.
reply-about = -# { $game }, { $channel }
refused-seated = You already sit at this table.
refused-other-seated = { $who } already sits at this table.
refused-not-seated = You do not sit at this table.
refused-full =
    { $n ->
        [one] The table is full: it has one seat.
       *[other] The table is full: it has { $n } seats.
    }
refused-too-few =
    { $n ->
        [one] This game needs at least { $least } players; only one sits here. Let somebody join, or add a bot.
       *[other] This game needs at least { $least } players; { $n } sit here. Let somebody join, or add a bot.
    }
refused-started = The game has already started.
refused-over = This game is over. Open another table with /table open, or press Rematch under the last post.
refused-not-closed = This table is not closed.
refused-reopen-late = This table was closed on { $at }; that can be taken back for a week only. What was played can still be seen.
refused-not-started = The game has not started yet.
refused-not-player = You do not play at this table. You can look at the board and the history.
refused-host-only = Only the host (<@{ $host }>) may do that.
refused-caretaker = Only the host (<@{ $host }>) or a moderator may do that.
refused-bot = There is no such computer player. Choose from the list while you type, or leave it empty for the steward. There are: { $known }.
refused-variant = There is no setting “{ $given }” in this game. Start typing and choose from the list, one setting in each field; or open the table without it and press Variant… in the lobby. Settings: { $known }.
refused-variant-value = “{ $given }” is not clear: { $name } can be one of these: { $known }. Start typing and choose from the list.
refused-no-bot = There is no computer player to send away.
refused-bot-account = That is a bot’s account. Leave the member empty to seat a computer player.
refused-last-person = At least one person must stay at the table.
refused-nothing-to-move = You host no game in another channel that could be moved here.
refused-move-which = Which table do you mean? You host these in other channels: { $known }. Use /table move again and choose one in the field “table”.
refused-whose = Nobody of that name sits here. Choose from the list while you type: { $known }.
refused-move = There is no such move. The last one is { $last }.
refused-range = Choose moves from 1 to { $last }, the first not after the last.
refused-number = Please type a number.
refused-busy = So much is being drawn at the moment that this has to wait. Please try again in a minute.
refused-replay-running = The film of moves { $first } to { $last } of this table is being drawn; it appears here soon. Please ask for yours after that.
refused-quota-person = You have asked for a lot in a short time. Please try again { $again }; your moves are not affected.
refused-quota-server = A lot has been asked for on this server in a short time. Please try again { $again }; moves are not affected.
refused-zone = I know no city or time zone “{ $zone }”. Write a larger city near you, or a zone such as Europe/Berlin.
refused-zone-near = I know no city or time zone “{ $zone }”. Is one of these meant: { $near }? Otherwise write a larger city near you.
refused-quiet = I do not understand the quiet hours “{ $hours }”. Write them as 22-7, 22:30-7 or 10pm-7am, or off to switch them off.
refused-quiet-zone = For quiet hours I must know where you live: choose the place first, under *Quiet hours* in /settings, or name your time-zone there too.
refused-topic = I found nothing about “{ $topic }”. Start typing and choose from the list.
refused-away = “{ $given }” is not a time I understand, or not within { $n } days from now. Write a number of days, such as 7, or a date, such as 2026-11-24.
refused-nobody-plays = Nobody else plays at this table at the moment: the game would be over without you. It waits instead.
refused-offered-already = Your seat is already offered in the channel.
refused-not-free = This seat is not free any more.
refused-offered-to = This seat is offered to { $to } alone.
refused-no-longer-asked = You are no longer asked this: open the panel to see how things stand.
refused-put-off = You have put this move off { $n } times; now the others are waiting for it.
refused-not-your-reminder = This reminder is for somebody else: only the person whose turn it is can put it off.
refused-vote-open = There is already an open question at this table. Answer that one first.
refused-no-vote = This question is no longer open.
refused-not-your-vote = You are not asked about this.
refused-nothing-to-undo = There is no choice of yours to take back.
error-conflict = Somebody else was faster. Open the panel again.
error-fault = Something went wrong on my side. Nothing was changed; please try again. The fault has been noted.
error-broken-off = The connection to Discord broke off. Please check whether it was done, and try again if not.
error-not-shown = What you did is stored; only this answer could not be shown. Open the panel again to see how things stand.
error-database = My database cannot be read or written at the moment; perhaps the disk is full. What you did has most likely not been taken: please look again in a few minutes, and try once more if it is not there. It has been noted for whoever runs me.
error-damaged = This table is damaged in my database and cannot be opened. It has been noted for whoever runs me; the other tables play on.

## People

rules-how = Choose a topic below, or type /rules and begin the name of a card, role or term.
mygames-waiting = **Waiting for you**
mygames-others = **Your other tables**
mygames-turn = { $who } to move
mygames-yours = your turn
mygames-jump = the newest post
settings-now = Language: { $language } · hands by DM: { $pings } · pictures: { $style } · your DMs are { $dm }.
settings-quiet = Quiet hours: { $hours } ({ $zone }). You are not pinged then; if it is still your turn, you are when they end.
settings-no-quiet = Quiet hours: none.
language-en = English
language-de = German
word-on = on
word-off = off
dm-state-unknown = not tried yet
dm-state-open = open
dm-state-closed = closed to me
choice-discord-language = As in Discord
choice-table-gone = { $game }, in a channel I no longer see
choice-style-full = full
choice-style-compact = compact
button-mygames = My games
help-text =
    { "**" }Playing here**
    • /learn – a first game against the computer that explains itself as you play.
    • /table open – open a table in this channel; friends press *Join*, the host presses *Start*.
    • When it is your turn you are pinged. *My move* under the board opens your private panel: choose, look at the preview, confirm.
    • /play – your panel, from anywhere; with a choice it answers at once.
    • /hand, /board, /recap – your hand, the board, what changed since your last move.
    • /history, /replay, /log – look back.
    • *Plan* in your panel – answers in advance what others’ turns will ask.
    • /undo – free until something is revealed or somebody else acts; after that the others are asked. Alone against computers it is always free.
    • /away until – your tables wait for you, or the steward plays meanwhile. *Table…* under the board: away, pausing, leaving, pace.
    • /rules – look up any card, role or term. /mygames – where you are awaited. /stats – what you have played and won. /settings – how you hear of your turn, quiet hours, language.
    • /table follow – news of a game you do not play in. /privacy – what I keep about you, and how to delete it.

## Commands

command-table = table
command-table-about = Open and look after a table
command-open = open
command-open-about = Open a table in this channel
command-join = join
command-join-about = Sit down at the table of this channel
command-leave = leave
command-leave-about = Leave the table; in a running game you are asked how
command-start = start
command-start-about = Start the game (host)
command-add-bot = add-bot
command-add-bot-about = Seat a computer player (host)
command-info = info
command-info-about = Who plays what here, and whose turn it is
command-close = close
command-close-about = Close the table of this channel (host or moderator)
command-reopen = reopen
command-reopen-about = Go on with a game that was closed, within a week (host or moderator)
command-settings = settings
command-table-settings-about = Language and pictures of this table’s posts, and its pace (host or moderator)
command-settings-about = How you hear of your turn, quiet hours, language, hands
command-replace = replace
command-replace-about = Offer somebody’s seat to a member or a computer player; in a game all are asked (host, moderator)
command-move = move
command-move-about = Bring your table from another channel to this one (host)
command-play = play
command-play-about = Your move: open your panel, or choose at once
command-hand = hand
command-hand-about = Your hand, for your eyes only
command-undo = undo
command-undo-about = Take your last choice back
command-board = board
command-board-about = The board, now or after an earlier move
command-history = history
command-history-about = Leaf through the boards since your last move
command-replay = replay
command-replay-about = A film of some moves
command-recap = recap
command-recap-about = What happened since your last move
command-log = log
command-log-about = Everything that happened at this table
command-rules = rules
command-rules-about = Look up the rules of a game
command-mygames = mygames
command-mygames-about = All your tables, those that wait for you first
command-away = away
command-away-about = Say that you are away, or back again
command-away-until = until
command-away-until-about = Your tables wait for you, or the steward plays meanwhile
command-away-back = back
command-away-back-about = You are back at all your tables
command-help = help
command-help-about = How to play here
option-table = table
option-table-about = Which of your tables, if you are not in its channel
option-game = game
option-game-about = Which game
option-seats = seats
option-seats-about = For how many players
option-variant = variant
option-variant-about = A setting that differs from the usual game; choose from the list
option-variant-2 = variant-2
option-variant-2-about = Another setting; the lobby’s Variant… button has room for more
option-variant-3 = variant-3
option-variant-3-about = Another setting; the lobby’s Variant… button has room for more
option-pictures = pictures
option-pictures-about = What posts about moves show
option-pace = pace
option-pace-about = How long the table waits for a move before a reminder comes
option-when = date-or-days
option-when-about = A number of days, such as 7, or a date, such as 2026-11-24
option-kind = kind
option-kind-about = Which computer player
option-language = language
option-language-about = The language I speak to you
option-table-language = language
option-table-language-about = The language of public posts at this table
option-whose = whose
option-whose-about = Whose seat; choose from the list
option-member = member
option-member-about = Who takes the seat; leave empty for a computer player
option-choice = choice
option-choice-about = One of your open options
option-move = move
option-move-about = After which move; leave empty for now
option-text = text
option-text-about = In words instead of a picture
option-from = from
option-from-about = First move
option-to = to
option-to-about = Last move
option-topic = topic
option-topic-about = A card, role or term
option-pings = hands
option-pings-about = Send me my hand by direct message
option-style = pictures
option-style-about = Whole boards, or compact pictures for a phone
option-quiet = quiet
option-quiet-about = When I do not ping you, such as 22-7; off to switch it off
option-zone = time-zone
option-zone-about = Where you live: begin to type a city near you
