"""Phase 1: rebellion, flames that spread, and what the players have caused."""

from __future__ import annotations

from games.corduba.course.ending import end
from games.corduba.holdings.purse import change_popularity
from games.corduba.measures import (
    board,
    flames,
    inflammable,
    owners,
    revolting,
    tile_of,
    tiles,
)
from games.corduba.state import Owner, State
from games.corduba.terms import CAEPIO, DISTRICTS, UNREST_MARKERS, DistrictId
from games.corduba.words.chronicle import Chronicle
from games.corduba.words.labels import amount_text, owner_text, tile_text
from games.core.asking import Offer, offer, pick, pick_some
from games.core.contract import Steps, Table
from games.core.seats import Seat
from games.core.text import Text

Target = tuple[DistrictId, str]  # a tile: its district and type


def targets(s: State, districts: list[DistrictId]) -> list[Target]:
    return [(d, tile.kind) for d in districts for tile in inflammable(s, d)]


def spread(table: Table, s: State) -> Steps[None]:
    """Rebellion if all districts revolt; else one more flame in each that does."""
    t = Chronicle(table)
    t.tell("told-round", n=s.round)
    burning = revolting(s)
    if len(burning) == len(DISTRICTS):
        end(t, s, "rebellion", [])
        return
    if s.solo:
        for _ in burning:
            if not _strike_at_random(t, s, "told-spreads-solo"):
                return
    else:
        for owner in s.order[::-1][: len(burning)]:
            found = targets(s, burning)
            if not found:
                break
            if flames(s) == UNREST_MARKERS:
                end(t, s, "flames", [])
                return
            prompt = Text("ask-spread")
            target = yield from _choose_target(s, Seat(owner), "corduba.spread", prompt, found)
            _strike(t, s, target)
            t.tell("told-spreads", who=owner_text(owner), tile=tile_text(*target))
            burning.remove(target[0])
    _lose_popularity(t, s)
    s.phase, s.queue = "sharing", [owner for owner in s.order if board(s, owner).held]


def _choose_target(
    s: State, seat: Seat, key: str, prompt: Text, found: list[Target]
) -> Steps[Target]:
    burning = revolting(s)
    offers = [_target_offered(target, burning=target[0] in burning) for target in found]
    return (yield from pick(seat, key, prompt, offers))


def _target_offered(target: Target, *, burning: bool) -> Offer[Target]:
    district, kind = target
    spot = f"tile:{district}:{kind}"
    hint = Text("hint-burns" if burning else "hint-would-burn")
    return offer(target, spot, tile_text(district, kind), hint, spot=spot, group=district)


def _strike(t: Chronicle, s: State, target: Target) -> None:
    tile_of(s, *target).unrest = True


def _strike_at_random(t: Chronicle, s: State, key: str) -> bool:
    """A built type by its card; False if that was one marker too many."""
    assert s.solo is not None
    found = [(d, tile.kind) for d, tile in tiles(s) if not tile.unrest]
    found = sorted(target for target in found if target[1] in s.solo.built)
    if not found:
        return True
    if flames(s) == UNREST_MARKERS:
        end(t, s, "flames", [])
        return False
    target = found[t.rng.below(len(found))]
    _strike(t, s, target)
    t.tell(key, tile=tile_text(*target), reveals=True)
    return True


def _lose_popularity(t: Chronicle, s: State) -> None:
    for owner in s.order:
        held = board(s, owner).held
        if held:
            change_popularity(t, s, owner, -held)
            t.tell_deeds("told-unpopular", who=owner_text(owner), n=held)


# ---- what the players have caused -------------------------------------------------------------


def share(table: Table, s: State) -> Steps[None]:
    """One player gives the markers taken last round to the others, as evenly as possible."""
    if s.queue:
        t, owner = Chronicle(table), s.queue[0]
        yield from _give(t, s, owner)
        s.queue.pop(0)
    if not s.queue:
        s.phase, s.queue = "placing", [owner for owner in s.order if board(s, owner).received]


def _give(t: Chronicle, s: State, owner: Owner) -> Steps[None]:
    giver = board(s, owner)
    others = [other for other in _around(s, owner) if other != owner]
    each, rest = divmod(giver.held, len(others))
    lucky: tuple[Owner, ...] = ()
    if rest:
        offers = [offer(o, f"seat:{o}", Text("do-give", {"who": owner_text(o)})) for o in others]
        prompt = Text("ask-share", {"n": rest})
        key = "corduba.share"
        lucky = yield from pick_some(Seat(owner), key, prompt, offers, rest, rest)
    given = {other: each + (other in lucky) for other in others}
    giver.held = 0
    for other, n in given.items():
        board(s, other).received += n
    to = tuple(
        Text("gets", {"who": owner_text(other), "what": amount_text("flames", n)})
        for other, n in given.items()
        if n
    )
    t.tell("told-shares", who=owner_text(owner), to=to)


def _around(s: State, owner: Owner) -> list[Owner]:
    """All by seats, so that an offer does not depend on the turn order."""
    return [o for o in owners(s) if o in s.order]


def place(table: Table, s: State) -> Steps[None]:
    """One player puts all markers received on tiles of any district."""
    t = Chronicle(table)
    if s.queue:
        owner = s.queue[0]
        player = board(s, owner)
        while player.received:
            player.received -= 1
            if owner == CAEPIO:
                if not _strike_at_random(t, s, "told-strikes-solo"):
                    return
                continue
            found = targets(s, list(DISTRICTS))
            if not found:
                continue
            if flames(s) == UNREST_MARKERS:
                end(t, s, "flames", [])
                return
            prompt = Text("ask-strike", {"left": player.received + 1})
            target = yield from _choose_target(s, Seat(owner), "corduba.strike", prompt, found)
            _strike(t, s, target)
            t.tell("told-strikes", who=owner_text(owner), tile=tile_text(*target))
        s.queue.pop(0)
    if not s.queue:
        s.phase = "market"
