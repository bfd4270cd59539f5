"""The steward's rules of thumb in numbers: victory points, unless said otherwise.

Set by hand, and weighed in games of stewards among themselves.
"""

from __future__ import annotations

from games.glory_to_rome.data.cards import Role

# ---- buildings and time -----------------------------------------------------------------------

ROOM = 1.9  # an influence is a point, and room for a client and for a card in the vault
LONG = 12  # rounds still to come from which on an engine pays in full
CARDS_HELD = (0.6, 0.45, 0.4, 0.35, 0.3, 0.2, 0.15, 0.1, 0.05, 0.03)  # the first, second, …
SENATORS_HELD = (0.1, -0.1, -0.2, -0.3)  # the first, second, … beyond any other card
FRESH = 0.2  # what an unknown card may be good for, beyond being a card
OPEN_SITE = 0.12  # every building begun makes the next one less likely to be finished
VAULT_CARD = 2.0  # a card in a vault, bonus included
END_WON, END_LOST = 12.0, -12.0
PATIENCE = 1.3  # how much longer than usual a game may last before an end is an end
ROUNDS_A_SITE = 2.5  # in town, until it is taken
CARDS_A_TURN = 1.3  # that a player draws

# ---- goods ------------------------------------------------------------------------------------

TO_SELL, UNSOLD = 0.5, 0.25  # share of a material's value, with and without room in the vault
FOR_A_CARD = 0.6  # that a card in hand could be built of it
WANTED = 0.8  # share of the step of a building that lacks it
NEW_IN_STOCK = 2.0  # the first of its kind, with a Forum
SOLD = 0.4  # beyond its value, for the bonus of the vaults
VAULT_ROOM = 1.1  # that it takes, at the start of a game
DECK_SALE = 1.7  # an unseen card into the vault
DECK_CLIENT = 2.6  # an unseen card as client
FOUNTAIN = 1.2  # an unseen card to build with

# ---- people -----------------------------------------------------------------------------------

ALIKE = 0.9  # times that, for each client of the same kind
NEW_CLIENT = 3.0  # the first of its kind, with a Forum
THEIR_CLIENTS = 0.6  # what an action gives away to a client of the others
FOLLOWING = 0.9  # share of what an action brings: thinking would make the hand larger

# ---- the hand ---------------------------------------------------------------------------------

TO_FOUND, TO_ADD = 0.3, 0.4  # share of a foundation or step that a card is good for
IN_POOL = 0.4  # chance to get a material from there
DOCKED, CRAFTED = 0.8, 0.4  # share of a card that goes from hand to stockpile, or is built with
STEP = 0.9  # share of a building not yet finished
FINISHED = 0.5  # that nobody can hinder it any more
AWAY = 0.8  # another action
STACKED = 0.1  # share of a material's value that is built with
STOLEN = 0.35  # that another has a card less

CLIENT: dict[Role, float] = {
    "laborer": 3.3,
    "craftsman": 4.0,
    "architect": 4.5,
    "legionary": 3.5,
    "merchant": 4.3,
    "patron": 3.0,
}

# What a function brings over a whole game. Those that work once are weighed in ONCE.
FUNCTION: dict[str, float] = {
    "academy": 2.3,
    "aqueduct": 3.8,
    "archway": 3.0,
    "atrium": 3.0,
    "bar": 2.3,
    "basilica": 4.5,
    "bath": 3.0,
    "bridge": 3.0,
    "circus": 2.3,
    "circus_alt": 1.5,
    "colosseum": 3.8,
    "dock": 2.3,
    "forum": 3.8,
    "forum_alt": 5.3,
    "fountain": 3.0,
    "gate": 1.5,
    "insula": 3.0,
    "latrine": 1.1,
    "ludus_magnus": 3.0,
    "market": 3.0,
    "palace": 3.8,
    "palisade": 1.8,
    "road": 1.5,
    "scriptorium": 3.0,
    "senate": 1.2,
    "sewer": 3.0,
    "shrine": 1.8,
    "slave_market": 3.8,
    "stairway": 0.5,
    "storeroom": 3.0,
    "temple": 3.0,
    "tower": 2.7,
    "vomitorium": 0.8,
    "wall": 2.3,
}
