# Zeilen, wie gespeicherte Erzählungen von früher sie haben.

told-takes-province-tile = { $who } nimmt dort { $tile }.
