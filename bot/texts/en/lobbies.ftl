# Lobbies: how long they last, who may sit down.

button-keep = Keep it open

lobby-ending = { $people } The table for { $game } has been waiting for players for long. It will be closed { $until }, unless somebody who sits there wants to keep it.
lobby-kept = { $who } keeps this table open. If nobody sits down, I shall ask again after { $until }.
note-lobby-expired = Nothing happened at this table for two weeks, so it was closed. /table open opens another.
refused-keep = Only those who sit at this table can keep it open. Press Join in the lobby, and it stays.
