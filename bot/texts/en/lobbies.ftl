# Lobbies: how long they last, who may sit down.

button-keep = Keep it open

lobby-ending = { $people } The table for { $game } has been waiting for players for a long time. It will be closed { $until }, unless somebody who sits there keeps it open.
lobby-kept = { $who } keeps this table open. If nobody sits down, I shall ask again after { $until }.
note-lobby-expired = Nothing happened at this table for two weeks, so it was closed. /table open opens another.
refused-keep = Only those who sit at this table can keep it open. Press Join in the lobby, and it stays.

## Who may sit down

button-sit = Sit down
button-note = Note…
button-entry-invited = By invitation only
button-entry-open = Open to everybody
choose-invited = Invite somebody
choose-removed = Ask somebody to leave
modal-note = A note for this table
modal-note-label = Who are you looking for, and when?

option-note = note
option-note-about = A few words for those who look at the table
option-private = private
option-private-about = Only those you invite can sit down

lobby-note = Note: { $note }
lobby-private = By invitation: only those whom the host has invited can sit down.
lobby-invited = Invited: { $who }
done-invited = An invitation is on its way to { $who }.
done-invited-nobody = Everybody you named sits here already, or is invited.
done-removed = { $who } no longer sits here, and was told so politely. They can come back if you invite them.
dm-invited = { $host } invites you to { $game } in { $channel }.
dm-asked-to-leave = { $host } needs your seat at the table for { $game } in { $channel } for somebody else. Nothing is lost, the game had not begun; thank you for having come. Only an invitation brings you back to this table; every other one is open to you.
note-invited = { $who }: { $host } invites you to this table. Press Join above to sit down.
note-asked-to-leave = { $who }: { $host } needs your seat for somebody else. The game had not begun; thank you for having come.
refused-private = This table is by invitation, and you are not invited yet. Ask { $host }, who can invite you under Table…, or open a table of your own with /table open.
refused-removed = { $host } has asked you to leave this table; only an invitation brings you back. Every other table is open to you.
refused-not-there = That person no longer sits at this table.

## A thread for a table

button-thread = Open in a thread
option-thread = thread
option-thread-about = A thread of its own for this table
lobby-in-thread = **{ $game }** has its table in { $channel }: everything else happens there.
done-thread = The table is in { $channel } now; everything else happens there.
permission-create-public-threads = Create Public Threads
refused-in-thread = This is a thread already: the table is fine here.
refused-thread-permissions = I cannot open a thread here: I lack { $what }. Ask a moderator to allow it in this channel; the table can stay here meanwhile.
refused-thread-elsewhere = A thread can only be opened from the lobby’s own message, in a text channel. Use /table open with the option *thread*, or /table move in a thread of yours.
refused-thread = Discord did not let me open a thread here. Try again later; a table needs none.

## A free seat at a table by invitation

offer-invited = The seat of { $who } is free. This table is by invitation: { $host } can give the seat to somebody with /table replace; until then the game goes on as it is.
refused-private-seat = This table is by invitation. Ask { $host }, who can give you the seat with /table replace.
