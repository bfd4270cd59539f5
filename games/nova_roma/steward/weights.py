"""What the steward thinks things are worth, in victory points.

The numbers are rules of thumb, set by hand and weighed in games of stewards among themselves.
"""

from __future__ import annotations

from games.nova_roma.data.components import TileKind
from games.nova_roma.data.followers import Counted
from games.nova_roma.terms import Action

# ---- time -------------------------------------------------------------------------------------

THIS_ROUND = 0.5  # what the rest of this round counts, against a whole one
THIS_TURN = 0.2  # the same in its last turn
FULL_PACE = 6  # actions still to come from which on supplies are worth most

# ---- supplies: the first, second, … while there is time to use them ---------------------------

GOOD_HELD = (0.85, 0.75, 0.6, 0.45, 0.3)
COIN_HELD = (0.65, 0.65, 0.6, 0.6, 0.55, 0.5, 0.45, 0.4, 0.4, 0.35, 0.35, 0.3)
INFLUENCE_HELD = (0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.6, 0.55)
GOOD_LEFT = 0.25  # at the end, as coins
INFLUENCE_LEFT = 0.5  # at the end, as artisans
ARTISAN_EACH_ROUND = 0.9  # what an artisan brings in a later round
ARTISAN_ALONE = 1.3  # times as much in the solo game, where nobody takes contracts away
ARTISAN_BEYOND = 0.15  # more than can be kept in the clean-up
ARTISAN_AT_HAND = 0.35  # available, while there are turns in this round
CARD_HELD = 0.2  # any follower in hand

# ---- contracts in sight -----------------------------------------------------------------------

PROSPECT = 0.5  # share of a contract's worth that supplies to pay it have now
PROSPECT_MISSING = 0.55  # and for every piece that lacks so much of that
PAID_EACH = 0.6  # what a piece of the cost could do elsewhere
SAILING_WORTH = 3.4  # a usual voyage
BLOCK_WORTH = 0.7  # a block of a building, where it will stand is open

# ---- sea --------------------------------------------------------------------------------------

VOYAGE_PACE = 5  # actions still to come from which on half a way to a harbour counts
HALF_WAY = 0.85  # share of the points of the next harbour that a part of the way is worth

# ---- hippodrome -------------------------------------------------------------------------------

GOAL_CURVE = (0.0, 0.35, 0.8, 1.4, 2.0, 2.8, 3.7, 5.0)  # by space, if the goal can be reached
GOAL_ACTIONS = 0.5  # actions to come that a space still to go takes
CHARIOT_NEXT = 0.4  # leading on the lane that is favoured next
CHARIOT_LATER = 0.12  # leading on any other lane, for every tile still face down
OVERTAKEN = 0.12  # chance that one turn of an opponent costs the lead
LANE_TIED = 0.5  # solo: chance to keep up with the opponent who is not ahead yet

# ---- mosaic -----------------------------------------------------------------------------------

FEAT_ACTIONS = 1.6  # actions that a missing feat takes
MARKER_HOPE = 0.35  # a field for which the marker still has to be won
LINE_SHARE = (0.1, 0.3, 1.0)  # of a line's worth, by claimed fields besides this one
LINE_REWARD = 1.2  # what a completed line brings at once
STEPS_AS_FEAT = 0.45  # a space in the hippodrome, as part of a feat
INFLUENCE_AS_FEAT = 0.4

# ---- city -------------------------------------------------------------------------------------

ZONE_DOUBT = 14  # actions to come from which on majorities are open
ZONE_DOUBT_MOST = 0.6
REWARD_TOUCHED = 0.3  # share of a reward for standing beside it first
REWARD_FOR_OTHERS = 0.3

# ---- followers --------------------------------------------------------------------------------

STRENGTH_EACH_ROUND: dict[Action, float] = {
    "trade": 0.5,
    "upgrade": 0.6,
    "petition": 0.5,
    "recruit": 0.5,
    "sail": 1.0,
    "build": 0.9,
    "race": 0.9,
    "produce": 1.1,
}
PLACING_EACH_ROUND = 0.9
GOODS_EACH_ROUND = 0.5
INFLUENCE_EACH_ROUND = 0.45
WAIVING_EACH_ROUND = 0.3
COIN_EACH_ROUND = 0.5
TAMED_EACH_ROUND = 0.35  # for every animal
FOLLOWER_USE = 0.15  # of a follower that could still be used in this round

# What followers count by the end beyond what they would count now, in a whole game, by what
# they count.
GROWTH: dict[Counted, float] = {
    "wheat": 1.5,
    "stone": 1.5,
    "wood": 1.5,
    "wine": 1.5,
    "horse": 1.5,
    "estate": 4.0,
    "follower": 2.5,
    "race": 4.0,
    "building": 2.0,
    "sailing": 4.5,
    "animal": 2.0,
}
PLAYING_PACE = 10  # actions still to come from which on a card in hand is likely to be played
ACTIONS_EACH_PLAY = 6  # actions still to come for each card of the hand that will be played
LIKELY_CARD = 1.0  # a card that will be played, beyond what it then counts
UNSEEN_CARD = 0.5  # a card from the deck
CARD_LATER = 0.2  # share of a card's worth that may be had later
GOODS_SPENT = 0.8  # share of the goods at hand that will not be left at the end
PRIZE_HOPE = 0.55  # of the points for enough coins or influence, while there is time

# ---- estate -----------------------------------------------------------------------------------

ANIMAL = 2.9  # of a set of three, on the average
ANIMAL_NOW = 0.5  # share of the points it brings now
TILE_EACH_ROUND: dict[TileKind, float] = {
    "prod_wheat": 0.45,
    "prod_stone": 0.5,
    "prod_wood": 0.5,
    "prod_wine": 0.45,
    "prod_horse": 0.45,
    "prod_influence": 0.5,
    "conv_coin_artisan": 0.25,
    "conv_influence_good": 0.15,
    "conv_influence_coins": 0.25,
}
TILE_ONCE: dict[TileKind, float] = {
    "sp_recruit": 1.6,
    "sp_sails": 3.2,
    "sp_build": 2.0,
    "sp_income": 2.2,
    "sp_hippodrome": 2.6,
}
TILE_TURNS = 4  # turns still to come from which on a tile with one effect is surely used
# How much each space is worked on; animals go where nobody works.
SPACE_USED = (1.0, 0.9, 0.45, 0.95, 0.85, 0.4, 0.5, 0.35, 0.2)
TILE_LOST = 1.0  # a tile that gives way to another
CONVERSION = 0.3  # one thing for another, once
SPACE_LOST = 0.35  # for each later round, of a space under an animal

# ---- forum ------------------------------------------------------------------------------------

WISHES = 2  # requests of a petition that are thought through
LIKELY_SQUARES = 3  # squares of the forum whose two actions are thought through together
LIKELY_ENDS = 2  # of one action, from which the next is thought through
MARKER_EARLY = 0.5  # the first-player marker before the last round
SAME_LINE = 0.22  # for each further patrician that may profit from this one's lines
LINE_LURE: dict[Action, float] = {
    "trade": 0.5,
    "upgrade": 0.7,
    "petition": 0.5,
    "recruit": 0.6,
    "sail": 1.4,
    "build": 1.3,
    "race": 0.9,
    "produce": 1.4,
}
