"""Redealt worlds agree with what a seat remembers of the draft and of reshuffles."""

from __future__ import annotations

import pytest

from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from games.nova_roma import GAME
from games.nova_roma.state import State
from tests.games.nova_roma.scene import Scene

WORLDS = 20
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
Looks = list[set[str]]  # the packs a seat has held, one after the other


def worlds_of(state: State, seat: int | None, n: int = WORLDS) -> list[State]:
    viewer = None if seat is None else Seat(seat)
    data = GAME.dump(state)
    return [GAME.redeal(GAME.load(data, GAME.version), viewer, Rng(k)) for k in range(n)]


# ---- the draft --------------------------------------------------------------------------------


class Draft:
    """A draft with random picks, and what every seat has seen of it."""

    def __init__(self, players: int, seed: int, passes: int = 4) -> None:
        self.match = Match.start(GAME, players, seed, {"follower_draft": "on"})
        self.looks: list[Looks] = [[] for _ in range(players)]
        rng = Rng(seed)
        for _ in range(passes):
            if self.now.phase == "follower_draft":
                self._pick(rng)

    @property
    def now(self) -> State:
        return self.match.state_copy()

    def _pick(self, rng: Rng) -> None:
        for seat, player in enumerate(self.now.players):
            if player.pack:
                self.looks[seat].append(set(player.pack))
        for seat in range(len(self.looks)):
            decision = self.match.pending(Seat(seat))
            ids = [option.id for option in decision.options]
            rng.shuffle(ids)
            self.match.submit(Seat(seat), self.match.seq, ids[: decision.least])


def held_in(world: State, seat: int, k: int) -> set[str]:
    """The pack a seat held before its k-th pick, read from who picked which card and when."""
    players, seats = world.players, len(world.players)
    picked = [player.drafted or player.kept for player in players]
    cards = [picked[(seat + j - k) % seats][j] for j in range(k, len(picked[0]))]
    return {*cards, *players[(seat - k + len(picked[0])) % seats].pack}


@PLAYERS
@pytest.mark.parametrize("passes", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_every_pack_a_seat_has_held_is_the_same_in_all_worlds(
    players: int, passes: int, seed: int
) -> None:
    draft = Draft(players, seed, passes)
    for seat, looks in enumerate(draft.looks):
        for world in worlds_of(draft.now, seat):
            assert [held_in(world, seat, k) for k in range(len(looks))] == looks


@PLAYERS
@pytest.mark.parametrize("passes", [0, 1, 2, 3, 4])
def test_a_world_has_all_cards_and_looks_the_same(players: int, passes: int) -> None:
    state = Draft(players, 3, passes).now
    for seat in (*range(players), None):
        for world in worlds_of(state, seat):
            assert (GAME.audit(world), GAME.view(world, seat)) == ([], GAME.view(state, seat))


@PLAYERS
@pytest.mark.parametrize("passes", [0, 1, 2, 4])
def test_what_a_seat_does_not_know_is_not_always_the_same(players: int, passes: int) -> None:
    state = Draft(players, 1, passes).now
    worlds = worlds_of(state, 0)
    others = [str([(p.pack, p.kept, sorted(p.hand)) for p in w.players[1:]]) for w in worlds]
    assert len(set(others)) > 1


def test_with_two_the_card_missing_from_a_pack_that_came_back_is_the_others() -> None:
    draft = Draft(2, 3, 2)
    first, _ = draft.looks[0]
    me = draft.now.players[0]
    missing = first - {*me.kept, *me.pack}
    assert all(missing <= set(world.players[1].kept) for world in worlds_of(draft.now, 0))


# ---- after the draft --------------------------------------------------------------------------


@PLAYERS
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_cards_one_put_back_are_in_no_hand_that_is_still_of_the_draft(
    players: int, seed: int
) -> None:
    draft = Draft(players, seed)
    me = draft.now.players[0]
    put_back = set(me.drafted) - set(me.hand)
    hands = [card for w in worlds_of(draft.now, 0) for p in w.players[1:] for card in p.hand]
    assert (len(put_back), put_back & set(hands)) == (2, set())


@PLAYERS
@pytest.mark.parametrize("seat", [0, 1, None])
def test_after_the_draft_everybody_holds_two_of_their_four(players: int, seat: int | None) -> None:
    for world in worlds_of(Draft(players, 2).now, seat):
        assert all(set(player.hand) <= set(player.drafted) for player in world.players)


def test_with_two_at_most_one_card_of_the_other_was_never_seen() -> None:
    draft = Draft(2, 4)
    seen = set().union(*draft.looks[0])
    unseen = [len(set(w.players[1].hand) - seen) for w in worlds_of(draft.now, 0)]
    assert set(unseen) == {0, 1}


def test_which_two_of_the_four_the_other_has_kept_is_open() -> None:
    draft = Draft(2, 4)
    seen = set().union(*draft.looks[0])
    known = {tuple(sorted(set(w.players[1].hand) & seen)) for w in worlds_of(draft.now, 0, 60)}
    assert len(known) == 6  # two of three cards that were seen, or one of them


def test_a_card_drawn_later_may_be_one_that_was_put_back() -> None:
    state = Draft(3, 1).now
    me, other = state.players[:2]
    other.hand.append(state.follower_deck.pop())
    put_back = set(me.drafted) - set(me.hand)
    assert any(put_back & set(w.players[1].hand) for w in worlds_of(state, 0, 200))


# ---- reshuffles -------------------------------------------------------------------------------

DISCARDED = {"hortense", "marcella", "marianus"}


def reshuffled() -> Scene:
    """Seat 1 holds two cards since before the reshuffle, seat 0 drew one after it."""
    scene = Scene(3).player(1, hand="calux gloria").player(2, hand="martinus nela")
    scene.deck("hilaria", discard=" ".join(sorted(DISCARDED)))
    return scene.acts(0, "recruit", 2).script(0, "deck", "deck")


@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_hand_from_before_a_reshuffle_has_no_card_of_the_new_deck(seat: int | None) -> None:
    worlds = worlds_of(reshuffled().now, seat)
    assert not any(DISCARDED & set(world.players[1].hand) for world in worlds)


def test_older_cards_change_hands_among_those_who_hold_some() -> None:
    worlds = worlds_of(reshuffled().now, None)
    hands = {tuple(sorted(world.players[1].hand)) for world in worlds}
    older = {card for hand in hands for card in hand}
    assert (len(hands) > 1, older <= {"calux", "gloria", "hilaria", "martinus", "nela"}) == (
        True,
        True,
    )


def test_cards_drawn_since_the_reshuffle_are_of_the_new_deck() -> None:
    worlds = worlds_of(reshuffled().now, 2)
    drawn = [DISCARDED & set(world.players[0].hand) for world in worlds]
    assert {len(cards) for cards in drawn} == {1}
    assert set().union(*drawn) == DISCARDED


def test_a_card_that_was_discarded_since_counts_with_the_new_deck() -> None:
    scene = Scene(3).player(1, hand="calux gloria").player(2, hand="martinus nela petran")
    scene.state.older = [["calux", "gloria", "martinus", "nela", "priscus"]]
    scene.deck("", discard="priscus severin valeria").acts(0, "recruit", 1).script(0, "deck")
    assert scene.now.older == [["calux", "gloria", "martinus", "nela"], ["petran"]]


@pytest.mark.parametrize("seat", [0, None])
def test_cards_of_two_reshuffles_are_kept_apart(seat: int | None) -> None:
    scene = Scene(3).player(1, hand="calux gloria").player(2, hand="martinus nela petran")
    scene.state.older = [["calux", "gloria", "martinus", "nela"]]
    scene.deck("", discard="priscus severin valeria").acts(0, "recruit", 1).script(0, "deck")
    worlds = worlds_of(scene.now, seat)
    assert all("petran" in world.players[2].hand for world in worlds)
