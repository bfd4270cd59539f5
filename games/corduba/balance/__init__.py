"""How balanced our numbers are: many games of stewards, counted.

`python -m games.corduba.balance --games 200 --seed 1` prints the tables of docs/games/corduba.md.
"""
