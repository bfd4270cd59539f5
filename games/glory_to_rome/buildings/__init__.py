"""The forty buildings (and two alternatives): each one row, with its own function above it if it
needs one. A row is the whole of a building; the texts players read are `building-<name>` in
`texts/`.
"""

from games.glory_to_rome.buildings import (
    completion,
    construction,
    legion,
    playing,
    round_end,
    trade,
    winning,
)

__all__ = ["completion", "construction", "legion", "playing", "round_end", "trade", "winning"]
