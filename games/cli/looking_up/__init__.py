"""`list` and `rules`: finding a game or a topic by what somebody typed."""
