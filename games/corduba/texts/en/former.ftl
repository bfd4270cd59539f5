# What stored tellings of before say.

told-last-rank = { $who }: { $deeds }.
