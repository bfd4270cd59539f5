"""The steward's rules of thumb in numbers: victory points, unless said otherwise.

Set by hand, then drawn to where stewards with a little more or less of everything won
games against each other.
"""

from __future__ import annotations

from games.trajan.data.circle import Action

# ---- time -------------------------------------------------------------------------------------

STEPS = 2.9  # of the time marker in a usual turn
HASTE = 1.75  # plans as if so many times fewer turns were left: what is had now is sure
LONG = 11.5  # own turns to come from which on what pays slowly pays in full
STEP_COST = 0.22  # a step of the time marker is a part of a turn less for everybody

# ---- the circle -------------------------------------------------------------------------------

NEXT_TURN = 0.59  # how much the best move after this one counts
READY = (0.0, 0.13, 0.26)  # share of a Trajan tile's worth with 0, 1, 2 of its colours in place
TO_FULFIL = 4.0
ALL_ORDERS = 24  # of more than so many only the promising ones are weighed
THEIR_LOSS, OWN_LOSS = 0.35, 0.65  # share of what unmet demands cost if the quarter ends early

# ---- Trajan tiles -----------------------------------------------------------------------------

FULFILLED = (0.75, 0.9, 0.9)  # chance of a new tile with 0, 1, 2 of its colours in place
TURNS_A_TILE = 1.6  # so many turns it takes to fulfil one
FIGURES = (2.15, 1.6)  # the first and second figure into a camp: an action saved
TO_USE_FIGURE = 5.0
DRAWN = 1.2  # a card from the deck, beyond its point at the end
MARKER = 4.0
DEMAND_COVERED = 4.6
NEEDED_A_QUARTER = 0.8  # chance that a kind of demand comes up at least once
SECOND_OF_A_KIND = 0.26  # a second tile for the same demand

# ---- forum tiles ------------------------------------------------------------------------------

LATER_NEED = 0.52  # a demand that may come, against one that lies open
PATIENCE = 0.85  # an open demand that can still be covered later
TIME_ENOUGH = 2.5  # own turns in the quarter for that
WILD_DEMAND = 5.4
WILD_COMMODITY = 3.5
WILD_KEPT = 4.0  # a wild demand tile that is not needed now
WILD_FOR_BONUS = 7.0  # at the end, instead of the demand tile a bonus tile wants
WILD_CONSTRUCTION = (1.0, 3.0, 9.0, 9.0, 3.0)  # by the most tiles of one type
EXTRA_SHARE = 1.0  # an extra-action tile against the action it repeats
TWICE = 2.0  # the same with a +2 marker
WILD_EXTRA = 0.5  # that it fits any action
USUAL_ACTION: dict[Action, float] = {
    "seaport": 2.3,
    "forum": 4.1,
    "military": 5.0,
    "senate": 7.6,
    "trajan": 6.8,
    "construction": 4.8,
}
TO_USE_EXTRA = 8.0
KEEP_EXTRA = 0.55  # share of a usual action a tile must bring to be used early in the game

# ---- senate -----------------------------------------------------------------------------------

VOTE_DOUBT = 1.3  # how far votes are from decided at the end of a quarter
VOTE_DOUBT_A_TURN = 0.8
NEXT_SPACE = 0.5  # every step up makes the next one dearer
TO_CLIMB_ON = 3.0

# ---- provinces --------------------------------------------------------------------------------

ARRIVED = 0.55  # share of a province's points that marching there is worth already
UNMANNED = 0.3  # the same without a legionnaire in camp
ONWARD = 0.42  # what lies beyond
RECRUIT_LEGIONNAIRE = (2.7, 1.9, 1.1)  # with 0, 1, more in camp
TO_DEPLOY, TO_DEPLOY_RECRUIT, TO_GO_ON = 2.0, 4.0, 3.0  # own turns until it pays

# ---- buildings --------------------------------------------------------------------------------

SET_STEP = (0.9, 2.4, 8.2, 10.0)  # towards a set, for the first, second, third, fourth tile
TURNS_A_BUILDING = 3.0
BESIDE = 0.25  # what the best site beside is worth already
RECRUIT_WORKER = (3.4, 1.8, 1.2)
TO_BUILD = 4.0

# ---- cards ------------------------------------------------------------------------------------

SAME = (1.3, 4.0, 10.0, 14.0)  # 1, 2, 3, 4 equal cards in hand
PAIR = 3.8
SINGLE = 1.7
CARD = 1.0
SHIPS_TO_COME = 3.0  # own turns to come from which on a hand counts in full
BONUS_IN_HAND = 0.6  # a card a bonus tile counts, not shown yet
CARGO = 0.75  # share of a hand's worth a shipment costs

# ---- bonus tiles ------------------------------------------------------------------------------

DEMAND_KEPT = 0.7  # chance to keep a demand tile to the end
LATER_BONUS, LAST_BONUS = 0.3, 0.9  # such a tile taken in an early quarter, and in the last
LEFT_TO_SECOND = 0.5  # how much the other bonus tile counts that somebody else gets
MORE_WORKERS = 0.22  # a turn
MORE_LEGIONNAIRES = 0.18
MORE_YELLOW = 0.4  # a quarter
MORE_CARDS = 0.11
