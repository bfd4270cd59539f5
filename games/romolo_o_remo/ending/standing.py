"""Points as they stand, by seat: partners have those of their team."""

from __future__ import annotations

from games.core.contract import Standing
from games.romolo_o_remo.ending.scoring import KEYS, Score, score
from games.romolo_o_remo.kings import RIVAL
from games.romolo_o_remo.state import State
from games.romolo_o_remo.terms import MONEY_PER_POINT

BEFORE = ("lots", "zones", "gifts", "placing")


def standing(s: State) -> tuple[Standing, ...]:
    """While money is hidden nothing tells of anybody else's: no majority, no Patronus."""
    if s.phase in BEFORE or not s.places:
        return tuple({} for _ in s.players)
    is_open = s.result is not None or not s.variant.hidden_money
    scores = score(s, open_money=is_open)
    found: list[Standing] = []
    for seat, player in enumerate(s.players):
        own = _of(scores, seat)
        points: dict[str, int] = {key: own.points[key] for key in KEYS}
        points["majorities"] = sum(own.bonus.values())
        if not is_open:
            points["money"] = player.money // MONEY_PER_POINT
        found.append(points)
    return tuple(found)


def public_points(s: State) -> tuple[int, ...]:
    """What everybody may know of each king's points, the rival's last; money counts at the end."""
    if s.phase in BEFORE or not s.places:
        return ()
    scores = score(s, open_money=s.result is not None)
    kings = [*range(len(s.players)), *([RIVAL] if s.rival else [])]
    return tuple(_public(s, _of(scores, seat)) for seat in kings)


def _public(s: State, own: Score) -> int:
    return own.total if s.result else own.total - own.points["money"]


def final_scores(s: State) -> tuple[int, ...]:
    """At the end; nobody has anything when it ends before the first turn."""
    return tuple(sum(own.values()) for own in standing(s))


def _of(scores: list[Score], seat: int) -> Score:
    return next(own for own in scores if seat in own.seats)
