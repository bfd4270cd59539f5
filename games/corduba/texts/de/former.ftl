# Wie gespeicherte Erzählungen von früher etwas sagen.

told-last-rank = { $who }: { $deeds }.
