# Lines as stored stories of former days have them.

told-takes-province-tile = { $who } takes { $tile } there.
