"""What every game is written in; it knows none of them.

contract    all that bot, storage and rendering may know of a game
asking      how rules ask; ids takes option ids apart for those who have the question alone
plans       whether an open question is answered by what its seat said before
match/      one running game: what is asked, answered, stored, imagined
choices     answers as they are stored; record: a whole game in one file; checking: its promises
rng         chance; codec: states as JSON, with every older layout
seats, text, catalogue, headlines   who, what is said, in which words, what matters most
variants, conceding, errors         switches of a table, giving up, what may go wrong
bots/       computer players
"""
