# What stored tellings of before say.

told-last-rank = { $who }: { $deeds }.
told-wages = { $who } pays the people { $what }.
