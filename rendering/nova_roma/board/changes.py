"""What changed between two views, as spots of the picture with what to write on them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from games.nova_roma.seat.view import PlayerView, View
from games.nova_roma.terms import GOODS
from rendering.board.changes import Changes, Figures, differing
from rendering.nova_roma.words.standings import automa_standing

Pairs: TypeAlias = Iterator[tuple[str, object, object]]

BUILT = "built:"  # the city draws these itself, along the rim of the building


def changes(before: bytes | None, now: View) -> dict[str, Figures | None]:
    """Spot -> its number then and now, or nothing where the glow says enough."""
    if before is None:
        return {}
    then = msgspec.json.decode(before, type=View)
    if len(then.players) != len(now.players):
        return {}
    found: dict[str, Figures | None] = dict.fromkeys((*_board(then, now), *_offers(then, now)))
    found |= dict(differing(_points(then, now)))
    for old, new in zip(then.players, now.players, strict=True):
        found |= {f"p{new.seat}:{spot}": figures for spot, figures in _player(old, new)}
    return found


def built(changed: Changes) -> frozenset[str]:
    """First cells of the buildings that are new."""
    return frozenset(spot.removeprefix(BUILT) for spot in changed if spot.startswith(BUILT))


def _points(then: View, now: View) -> Pairs:
    for old, new in zip(then.scores, now.scores, strict=True):
        yield f"p{new.seat}:points", old.total, new.total
    if then.automa_score and now.automa_score:
        # With the end its open points count too; that is no news.
        before = automa_standing(replace(then, result=now.result))
        yield "automa:points", before, automa_standing(now)


# ---- the middle of the table ------------------------------------------------------------------


def _board(then: View, now: View) -> Iterator[str]:
    yield from (token.square for token in now.forum.tokens if token not in then.forum.tokens)
    yield from (BUILT + b.anchor for b in now.buildings if b not in then.buildings)
    for old, new in zip(then.rewards, now.rewards, strict=True):
        if old.resolved != new.resolved:
            yield new.space
    yield from (f"ship:{s.owner}:{s.name}" for s in now.ships if s not in then.ships)
    for was, lane in zip(then.lanes, now.lanes, strict=True):
        spaces = {racer.owner: racer.space for racer in was.racers}
        for racer in lane.racers:
            if spaces[racer.owner] != racer.space:
                yield f"racer:{lane.lane}:{racer.owner}"
    if then.artisans != now.artisans:
        yield "artisans"


def _offers(then: View, now: View) -> Iterator[str]:
    """Cards that came; a gap where one was taken shows nothing."""
    for kind, was, offer in (
        ("sailing", then.sailing, now.sailing),
        ("building", then.building, now.building),
        ("follower", then.followers, now.followers),
    ):
        for n, card in enumerate(offer.cards, start=1):
            if card and card not in was.cards:
                yield f"{kind}:{n}"
    known = {slot.tile for slot in then.estate}
    yield from (slot.slot for slot in now.estate if slot.tile not in known)
    for colour, tiles in now.mosaic_offer.items():
        yield from (tile for tile in tiles if tile not in then.mosaic_offer.get(colour, ()))


# ---- players ----------------------------------------------------------------------------------


def _player(old: PlayerView, new: PlayerView) -> Iterator[tuple[str, Figures | None]]:
    yield from differing(_counts(old, new))
    yield from ((spot, None) for spot in _laid(old, new))


def _laid(old: PlayerView, new: PlayerView) -> Iterator[str]:
    """Tiles, followers and markers that came or were turned."""
    for was, space in zip(old.production, new.production, strict=True):
        if was != space:
            yield space.name
    known = {(hired.card, hired.exhausted) for hired in old.row}
    yield from (hired.card for hired in new.row if (hired.card, hired.exhausted) not in known)
    claimed = {field.name for field in old.mosaic if field.claimed}
    yield from (f.name for f in new.mosaic if f.claimed and f.name not in claimed)


def _counts(old: PlayerView, new: PlayerView) -> Pairs:
    """What is counted on a player's strip, then and now."""
    yield "coins", old.coins, new.coins
    yield "influence", old.influence, new.influence
    yield "artisans", old.artisans, new.artisans
    yield "hand", old.hand_size, new.hand_size
    yield "patricians", old.patricians_left, new.patricians_left
    yield "blocks", old.blocks_left, new.blocks_left
    yield "markers", (old.markers, old.markers_to_win), (new.markers, new.markers_to_win)
    yield "chariots", old.chariots, new.chariots
    yield "contracts", (old.sailing, old.building), (new.sailing, new.building)
    yield "name", old.conceded, new.conceded
    for good in GOODS:
        yield good, old.goods[good], new.goods[good]
