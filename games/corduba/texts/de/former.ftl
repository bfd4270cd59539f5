# Wie gespeicherte Erzählungen von früher etwas sagen.

told-last-rank = { $who }: { $deeds }.
told-wages = { $who } zahlt den Leuten { $what }.
