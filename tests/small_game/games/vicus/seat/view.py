"""What one seat, or a spectator, may see."""

from __future__ import annotations

from msgspec import Struct

from games.core.seats import Seat
from games.vicus.course.scoring import CATEGORIES, points, round_number
from games.vicus.state import Result, Shop, State, Variant

SECRET = {category.key for category in CATEGORIES if category.secret}


class PlayerView(Struct, frozen=True):
    seat: Seat
    hand: tuple[str, ...] | None  # None: not to be seen
    hand_size: int
    laid: str | None
    points: dict[str, int]  # without secret ones of others before the end
    conceded: bool


class View(Struct, frozen=True):
    seat: Seat | None
    variant: Variant
    round: int
    players: tuple[PlayerView, ...]
    shops: dict[str, Shop]
    queue: tuple[Seat, ...]
    deck_size: int
    discard: tuple[str, ...]
    result: Result | None


def view(s: State, seat: Seat | None) -> View:
    return View(
        seat=seat,
        variant=s.variant,
        round=round_number(s),
        players=tuple(_player(s, Seat(other), seat) for other in range(len(s.players))),
        shops={place: s.shops[place] for place in sorted(s.shops)},
        queue=tuple(Seat(other) for other in s.queue),
        deck_size=len(s.deck),
        discard=tuple(s.discard),
        result=s.result,
    )


def _player(s: State, seat: Seat, viewer: Seat | None) -> PlayerView:
    player = s.players[seat]
    open_to_viewer = seat == viewer or s.result is not None
    known = points(s, seat)
    return PlayerView(
        seat=seat,
        hand=tuple(sorted(player.hand)) if open_to_viewer else None,
        hand_size=len(player.hand),
        laid=player.laid,
        points={key: known[key] for key in known if open_to_viewer or key not in SECRET},
        conceded=player.conceded,
    )
