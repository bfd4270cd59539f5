"""The end of rounds and quarters: demands, the senate's vote, clean-up (specification 7)."""

from __future__ import annotations

from games.core.asking import Offer, each, offer, pick
from games.core.contract import Steps, Table
from games.core.seats import Seat
from games.core.text import Text, who
from games.trajan.course.ending import end
from games.trajan.course.scoring import winner
from games.trajan.data.board import (
    DEMANDS_PER_QUARTER,
    PILES,
    QUARTERS,
    YELLOW_SPACES,
    Pile,
)
from games.trajan.data.cargo import SHIPS
from games.trajan.data.tiles import KIND_OF, VOTES, Side
from games.trajan.mat.goods import spend_tiles
from games.trajan.measures import (
    everybody,
    leaders_in,
    penalty,
    tiles_of,
    tiles_to_spend,
    unmet,
    vote_ranking,
    votes,
)
from games.trajan.state import OwnedBonus, State
from games.trajan.words.labels import BONUS_TEXT, DEMAND_TEXT, bonus_hint

# ---- T7 and the end of a round ----------------------------------------------------------------


def end_rounds(t: Table, s: State) -> None:
    """Ends the rounds the last turn used up; then the next player is to move.

    The fourth round of a quarter stops it: the rest waits until the quarter is over.
    """
    while s.rounds_pending:
        s.rounds_pending -= 1
        if len(s.open_demands) == DEMANDS_PER_QUARTER:
            s.phase = "demands"
            t.tell("told-quarter-ends", quarter=s.quarter)
            return
        demand = s.demand_stack.pop()
        s.open_demands.append(demand)
        s.round_in_quarter += 1
        round_ = s.round_in_quarter
        t.tell("told-demand", demand=DEMAND_TEXT[demand], round=round_, reveals=True)
    s.phase = "turn"
    s.active_seat = (s.active_seat + 1) % len(s.players)


# ---- Q1: demands ------------------------------------------------------------------------------


def meet_demands(t: Table, s: State) -> Steps[None]:
    """What must be given is given; wild tiles are offered in secret, all at once."""

    def asked() -> dict[Seat, list[Offer[int]]]:
        open_to = {seat: _wilds_offered(s, seat) for seat in everybody(s)}
        return {seat: offers for seat, offers in open_to.items() if len(offers) > 1}

    spent: dict[Seat, int] = {}
    if asked():
        wanted = tuple(DEMAND_TEXT[demand] for demand in s.open_demands)
        prompt = Text("ask-wild-demand", {"demands": wanted})
        spent = yield from each("trajan.wild_demand", prompt, asked)
    for seat in everybody(s):
        _settle(t, s, seat, spent.get(seat, 0))
    s.phase = "senate"


def _wilds_offered(s: State, seat: Seat) -> list[Offer[int]]:
    """How many wild demand tiles to spend, most first, with the loss that remains."""
    player = s.players[seat]
    short = unmet(player, s.open_demands)
    most = min(short, tiles_of(player, "wild_demand"))
    return [
        offer(
            n,
            f"wilds:{n}",
            Text("do-wild-demand", {"n": n, "loss": penalty(short - n)}),
            spot=f"p{seat}:wild:wild_demand",
        )
        for n in range(most, -1, -1)
    ]


def _settle(t: Table, s: State, seat: Seat, wilds: int) -> None:
    player = s.players[seat]
    short = unmet(player, s.open_demands) - wilds
    given = tiles_to_spend(player, s.open_demands)
    for kind, n in given.items():
        spend_tiles(s, player, kind, n)
    spend_tiles(s, player, "wild_demand", wilds)
    loss = penalty(short)
    player.vp -= loss
    tiles = sum(given.values()) + wilds
    key = "told-demands-unmet" if short else "told-demands-met"
    t.tell(key, who=who(seat), tiles=tiles, n=short, loss=loss, reveals=True)


# ---- Q2: the senate ---------------------------------------------------------------------------


def hold_vote(t: Table, s: State) -> Steps[None]:
    """The first takes a bonus tile yellow side up, the second gets the other one grey."""
    ranking = vote_ranking(s)
    for seat in ranking:
        t.tell("told-votes", who=who(seat), votes=votes(s, seat))
    first, second = ranking[0], ranking[1]
    pile = yield from pick(first, "trajan.bonus", Text("ask-bonus"), _bonus_offered(s))
    other = next(left for left in PILES if left != pile)
    _give_bonus(t, s, first, pile, "yellow")
    _give_bonus(t, s, second, other, "grey")
    for space in s.senate_spaces:
        space.clear()
    s.senate_spaces[0] = [int(seat) for seat in reversed(ranking)]
    clean_up(t, s)


def _bonus_offered(s: State) -> list[Offer[Pile]]:
    offers = []
    for pile in PILES:
        tile = s.senate_bonus[pile]
        assert tile
        hint, spot = bonus_hint(tile, "yellow"), f"bonus:{pile}"
        offers.append(offer(pile, spot, BONUS_TEXT[tile], hint, spot=spot))
    return offers


def _give_bonus(t: Table, s: State, seat: Seat, pile: Pile, side: Side) -> None:
    tile = s.senate_bonus[pile]
    assert tile
    s.senate_bonus[pile] = None
    s.players[seat].bonus.append(OwnedBonus(tile, side))
    what = bonus_hint(tile, side)
    t.tell("told-gets-bonus", who=who(seat), tile=BONUS_TEXT[tile], side=side, what=what)


# ---- Q3: clean-up -----------------------------------------------------------------------------


def clean_up(t: Table, s: State) -> None:
    """Used tiles leave the game; after the fourth quarter it is over, else all is refilled."""
    for player in s.players:
        for kind in VOTES:
            spend_tiles(s, player, kind, tiles_of(player, kind))
    for space, tile in s.forum.items():
        if tile:
            s.removed[KIND_OF[tile]] = s.removed.get(KIND_OF[tile], 0) + 1
            s.forum[space] = None
    s.used_demands += s.open_demands
    s.open_demands.clear()
    if s.quarter == QUARTERS:
        s.rounds_pending = 0
        end(t, s, "quarters", [winner(s)])
        return
    refill(t, s)
    s.quarter += 1
    s.round_in_quarter = 1
    t.tell("told-quarter", quarter=s.quarter, reveals=True)
    end_rounds(t, s)


def refill(t: Table, s: State) -> None:
    """Bonus tiles, provinces, then the forum (ruling 33), as far as the stack goes."""
    for pile in PILES:
        s.senate_bonus[pile] = s.bonus_bag.pop()
    for name, province in s.provinces.items():
        empty = not (province.tile or province.legionnaires or leaders_in(s, name))
        if empty and s.forum_stack:
            province.tile = s.forum_stack.pop()
    for space in s.forum:
        stack = s.extra_stack if space in YELLOW_SPACES else s.forum_stack
        s.forum[space] = stack.pop() if stack else None
    for ship in SHIPS:
        s.ships[ship] = "front"
