"""Where the places of the scene lie, in units of the whole."""

from __future__ import annotations

from rendering.kit.box import Box

WIDTH, HEIGHT = 1600, 850
MAP = Box(0, 0, 1010, 542)
SITES = Box(1010, 0, 590, 404)
ARCADE = Box(1010, 404, 590, 138)
HARBOUR = Box(0, 542, 604, 308)
FORUM = Box(604, 542, 478, 308)
SENATE = Box(1082, 542, 518, 308)

# Inside of their places:
CAMP = Box(548, 462, 436, 64)  # the legions' fort on the map
SHIPS = Box(18, 46, 306, 254)
QUAY = 330  # where the quay begins
SCAFFOLD = Box(14, 52, 555, 344)  # five bays, four floors
BAYS, FLOORS = 5, 4
ARCHES = Box(76, 6, 492, 130)
ATTIC = 34  # above the arches
STALLS = Box(12, 48, 454, 252)
TEMPLE = Box(14, 6, 490, 210)  # gable and columns
GABLE = 64
STEPS = 92  # height of the stairs
