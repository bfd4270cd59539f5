"""The board: time cycle, provinces, district, forum spaces, senate (specification 4.1, 4.12, 5).

Rows an owner of the printed game may want to check are marked [P] (public source) or [R] (ours);
what has no mark is stated in the rulebook.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

Pile: TypeAlias = Literal["left", "right"]
PILES: tuple[Pile, ...] = ("left", "right")  # of discarded cards, and of bonus tiles in the senate

QUARTERS = 4
ROUNDS_PER_QUARTER = 4
DEMANDS_PER_QUARTER = 3

# [P] Spaces of the time cycle by number of players; a table may set another length.
TIME_LENGTH: dict[int, int] = {2: 11, 3: 16, 4: 21}
SHORTEST_TIME = 8
LONGEST_TIME = 30

FIGURES = 15
START_IN_CAMP = 1  # in the military camp, and in the worker camp

# Points lost for 0, 1, 2, 3 demands not met.
PENALTIES: tuple[int, ...] = (0, 4, 9, 15)

# ---- provinces --------------------------------------------------------------------------------

CAMP = "military_camp"
FOREIGN_LEGIONNAIRE = 3  # points a province is worth less for each of them

# [P] In the order in which provinces are filled with forum tiles.
PROVINCES: dict[str, int] = {
    "alpes": 3,
    "raetia": 3,
    "noricum": 5,
    "narbonensis": 6,
    "lugudunensis": 6,
    "belgica": 6,
    "germania_superior": 6,
    "aquitania": 10,
    "britannia": 10,
    "germania_inferior": 10,
}

# [P] Where a leader may go from each place; nobody returns to the camp.
NEIGHBOURS: dict[str, tuple[str, ...]] = {
    "military_camp": ("alpes", "raetia", "noricum"),
    "alpes": ("narbonensis", "lugudunensis", "belgica", "raetia"),
    "raetia": ("alpes", "belgica", "germania_superior", "noricum"),
    "noricum": ("raetia",),
    "narbonensis": ("aquitania", "lugudunensis", "alpes"),
    "lugudunensis": ("britannia", "aquitania", "narbonensis", "alpes", "belgica"),
    "belgica": (
        "britannia",
        "lugudunensis",
        "germania_inferior",
        "germania_superior",
        "alpes",
        "raetia",
    ),
    "germania_superior": ("belgica", "germania_inferior", "raetia"),
    "aquitania": ("lugudunensis", "narbonensis"),
    "britannia": ("lugudunensis", "belgica", "germania_inferior"),
    "germania_inferior": ("britannia", "belgica", "germania_superior"),
}

# ---- construction district --------------------------------------------------------------------

# [P] Four rows of five sites.
ROWS = "ABCD"
COLUMNS = "12345"
SITES: tuple[str, ...] = tuple(row + column for row in ROWS for column in COLUMNS)


def _beside(site: str) -> tuple[str, ...]:
    row, column = ROWS.index(site[0]), COLUMNS.index(site[1])
    around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return tuple(
        ROWS[r] + COLUMNS[c] for r, c in around if 0 <= r < len(ROWS) and 0 <= c < len(COLUMNS)
    )


SITE_NEIGHBOURS: dict[str, tuple[str, ...]] = {site: _beside(site) for site in SITES}

# ---- forum ------------------------------------------------------------------------------------

YELLOW_SPACES: tuple[str, ...] = ("Y1", "Y2", "Y3")
GREEN_PER_PLAYER = 3  # the rulebook says so for four players, [P] for two and three


def green_spaces(players: int) -> tuple[str, ...]:
    """The spaces used, column by column from the left, top to bottom."""
    return tuple(f"G{n}" for n in range(1, GREEN_PER_PLAYER * players + 1))


# ---- senate -----------------------------------------------------------------------------------

# [P] Points for entering each space of the track; its votes are the same number.
SENATE: tuple[int, ...] = (0, 2, 3, 4, 5, 6, 7, 8)
SENATE_END = len(SENATE) - 1
