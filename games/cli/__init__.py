"""The terminal: play, watch, look up and measure every game of the registry.

main.py      finds the command; arguments.py reads the words, command.py is what a command is
keyboard/    `play`: people at one keyboard, from setting the table to the end of the game
simulation/  `simulate`, `measure`, `errs`: many games of computer players, checked and counted
fitting/     `fit`: how a game judges standings, learnt from games of its steward
files/       `replay` and `show`: saved games and exports
looking_up/  `list` and `rules`: finding a game or a topic by what somebody typed
screen/      words and frames on a screen, or in a pipe      errors.py  what goes wrong there
"""
