"""The words of the game: goods, actions, lanes, colours, and the numbers the rulebook prints."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

Good: TypeAlias = Literal["wheat", "stone", "wood", "wine", "horse"]
Yield: TypeAlias = Literal["wheat", "stone", "wood", "wine", "horse", "coin"]
Payment: TypeAlias = Literal["wheat", "stone", "wood", "wine", "horse", "coin", "artisan"]
Action: TypeAlias = Literal[
    "trade", "upgrade", "petition", "recruit", "sail", "build", "race", "produce"
]
Colour: TypeAlias = Literal["purple", "yellow", "green", "red"]
MosaicColour: TypeAlias = Literal["green", "yellow", "orange"]
ZoneId: TypeAlias = Literal["A", "B", "C"]
Route: TypeAlias = Literal["north", "south"]

GOODS: tuple[Good, ...] = get_args(Good)
YIELDS: tuple[Yield, ...] = get_args(Yield)
ACTIONS: tuple[Action, ...] = get_args(Action)  # in the order of the forum tiles FT1–FT8
COLOURS: tuple[Colour, ...] = get_args(Colour)  # by seat
MOSAIC_COLOURS: tuple[MosaicColour, ...] = get_args(MosaicColour)  # rows of the mosaic, from above
ZONES: tuple[ZoneId, ...] = get_args(ZoneId)
ROUTES: tuple[Route, ...] = get_args(Route)

NEUTRAL = -1  # owner of the pieces of a colour nobody plays, and of the solo opponent's
START = "H0"  # the harbour all ships leave

ROUNDS = 5
LAPS = 3  # patricians of a player, and so turns in a round
TOP_STRENGTH = 3
MOST_GOODS = 5
MOST_INFLUENCE = 8
HAND_LIMIT = 6
ROW_LIMIT = 7
FREE_ROW = 3  # cards of the follower row that cost no influence
ARTISANS = 16
ARTISANS_KEPT = 3
BLOCKS = 20
MARKERS_AT_START = 4
MARKERS_TO_WIN = 3
LEGIONNAIRES_EACH = 2  # with two players
LEGIONNAIRES_SOLO = 6
FIRST_COINS = 3  # of the first player; every later one has a coin more
SLOTS = 4
CHARIOTS_IN_PLAY = 5
EMPERORS_IN_PLAY = 5
CARDS_AT_START = 2
DRAFT_PACK = 4
MARKER_PRICE = 2  # influence for the first-player marker
NEUTRAL_START = 4  # space of the neutral racers with two players
AUTOMA_RACERS = 3  # space of the solo opponent's racers
AUTOMA_START = {"easy": 20, "normal": 30, "hard": 40}
FINISH_VP = 5
MARKER_VP = 2
ANIMAL_SET = 3
ANIMAL_VP = (0, 2, 5, 9)  # for none, one, two, a whole set

# The forum: columns a–d, rows 1–4 from above.
SQUARES: tuple[str, ...] = tuple(f"{column}{row}" for row in range(1, 5) for column in "abcd")
ROW: dict[str, int] = {square: int(square[1]) - 1 for square in SQUARES}  # 0 … 3, from above
COLUMN: dict[str, int] = {square: "abcd".index(square[0]) for square in SQUARES}  # from the left
