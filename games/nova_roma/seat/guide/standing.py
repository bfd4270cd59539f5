"""What a seat has and can reach, by what it sees."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeVar

from games.core.contract import Decision
from games.core.seats import Seat
from games.nova_roma.data import TABLES
from games.nova_roma.data.achievements import Feats
from games.nova_roma.seat.view import OfferView, PlayerView, View
from games.nova_roma.terms import COLUMN, GOODS, ROW, TOP_STRENGTH, Action

What = TypeVar("What", bound=str)  # whatever prices are paid in


def mine(view: View, decision: Decision) -> PlayerView:
    return view.players[decision.seat]


def strengths(view: View, seat: Seat, square: str) -> tuple[int, int]:
    """Of the row's and of the column's action on a square, without followers."""
    row, column = (_strength(view, seat, square, line) for line in (ROW, COLUMN))
    return row, column


def _strength(view: View, seat: Seat, square: str, line: Mapping[str, int]) -> int:
    helpers = [
        token
        for token in view.forum.tokens
        if token.square != square and line[token.square] == line[square]
    ]
    own = sum(token.figure == "emperor" or token.owner == seat for token in helpers)
    return min(TOP_STRENGTH, 1 + own)


def pending(view: View, seat: Seat) -> dict[Action, int]:
    """The actions still to be done, with their strengths."""
    square = view.turn.square
    if square is None:
        return {}
    actions = view.forum.rows[ROW[square]], view.forum.columns[COLUMN[square]]
    known = dict(zip(actions, strengths(view, seat, square), strict=True))
    return {action: known[action] for action in view.turn.pending}


def reachable(offer: OfferView, strength: int) -> list[str]:
    """Contracts a strength reaches."""
    return [card for card in offer.cards[: strength + 1] if card]


def lacks(player: PlayerView, price: Mapping[What, int]) -> dict[What, int]:
    """What is missing of a price."""
    held: dict[str, int] = {good: player.goods[good] for good in GOODS}
    held |= {"coin": player.coins, "artisan": player.artisans, "influence": player.influence}
    short = {what: n - held[what] for what, n in price.items()}
    return {what: n for what, n in short.items() if n > 0}


def onward(harbour: str, sails: int, ways: Mapping[str, tuple[str, ...]]) -> Iterator[list[str]]:
    """The harbours a ship comes through, as far as its sails take it, by each way.

    It ends where a harbour asks which goods it shall be.
    """
    for there in ways[harbour]:
        found, left = [], sails
        at: str | None = there
        while at and TABLES.harbours[at].sails <= left:
            found.append(at)
            left -= TABLES.harbours[at].sails
            reward = TABLES.harbours[at].reward
            at = next(iter(ways[at]), None) if not (reward and reward.good) else None
        if found:
            yield found


def feats_of(player: PlayerView) -> Feats:
    """What a player has to show, as everybody sees it."""
    return Feats(
        len(player.building),
        len(player.sailing),
        len(player.row),
        sum(space.tile is not None for space in player.production),
        player.influence,
        player.spaces,
    )
