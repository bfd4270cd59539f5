"""A round of Vicus, rule by rule."""

from __future__ import annotations

from msgspec import Raw
from msgspec.structs import replace

from games.core.contract import Table
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from games.vicus import GAME
from games.vicus.course.scoring import points
from games.vicus.state import Shop


def dealt(*hands: str, festival: str = "on") -> Match:
    """A match that begins with these hands, one string of cards for each seat."""
    match = Match.start(GAME, len(hands), 1, {"festival": festival})
    state = match.state_copy()
    pack = [*state.deck, *(card for player in state.players for card in player.hand)]
    for player, hand in zip(state.players, hands, strict=True):
        player.hand = hand.split()
    held = " ".join(hands).split()
    state.deck = [card for card in pack if card not in held]
    saved = replace(match.saved(), state=Raw(GAME.dump(state)), tail=())
    return Match(GAME, saved)


def answer(match: Match, seat: int, pick: str) -> None:
    match.submit(Seat(seat), match.seq, [pick])


def test_the_highest_number_builds_first():
    match = dealt("wine_1 oil_2 bread_3", "wine_22 oil_23 bread_24")
    answer(match, 0, "lay:oil_2")
    answer(match, 1, "lay:bread_24")
    assert match.waiting() == (1,)
    answer(match, 1, "build:b2")
    assert match.waiting() == (0,)
    assert match.view(None).shops == {"b2": Shop(1, "bread")}


def test_a_taken_plot_is_not_offered_again():
    match = dealt("wine_1 oil_2 bread_3", "wine_22 oil_23 bread_24")
    answer(match, 0, "lay:oil_2")
    answer(match, 1, "lay:bread_24")
    answer(match, 1, "build:b2")
    assert "build:b2" not in [option.id for option in match.pending(Seat(0)).options]


def test_without_festivals_nobody_earns_coins():
    match = dealt("wine_1 oil_2 bread_3", "wine_22 oil_23 bread_24", festival="off")
    answer(match, 0, "lay:oil_2")
    answer(match, 1, "lay:bread_24")
    answer(match, 1, "build:b2")
    answer(match, 0, "build:b1")
    assert [own["festival"] for own in match.standing(None)] == [0, 0]


def test_rent_neighbours_and_wine_score():
    table = Table(Rng(1))
    state = GAME.setup(table, 2, {"festival": "on"})
    state.players[0].hand = ["wine_1", "oil_2", "wine_4"]
    state.shops = {"b1": Shop(0, "oil"), "b2": Shop(0, "oil"), "c3": Shop(1, "oil")}
    assert points(state, 0) == {"rent": 8, "neighbours": 1, "festival": 0, "cellar": 4}
