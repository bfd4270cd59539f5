"""Before a game: who sits where, with which variant; and seats that change hands later."""
