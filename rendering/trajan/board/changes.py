"""What changed between two views: spots of the picture, stones sown, the way of the marker."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

import msgspec
from msgspec.structs import replace

from games.trajan.data.board import PILES, SITES
from games.trajan.data.circle import ACTIONS, TRAYS
from games.trajan.data.circle import Colour as Stone
from games.trajan.seat.view import PileView, PlayerView, ProvinceView, View
from rendering.board.changes import Figures, differing
from rendering.trajan.player.circle import Sown

Pairs: TypeAlias = Iterator[tuple[str, object, object]]
Found: TypeAlias = Iterator[tuple[str, Figures | None]]


class News(NamedTuple):
    spots: dict[str, Figures | None]  # with their numbers, or nothing where the glow says enough
    sown: tuple[Sown, ...]  # by seat
    gained: tuple[int, ...]  # points, by seat
    trail: tuple[int, ...]  # spaces of the time cycle the marker went over


def changes(before: bytes | None, now: View) -> dict[str, Figures | None]:
    """Spots of the picture that look different since then."""
    return news(before, now).spots


def news(before: bytes | None, now: View) -> News:
    nothing = News({}, (Sown(),) * len(now.players), (0,) * len(now.players), ())
    if before is None:
        return nothing
    then = msgspec.json.decode(before, type=View)
    shown_anew = then.phase == "stones" != now.phase
    if len(then.players) != len(now.players) or shown_anew:
        return nothing
    pairs = list(zip(then.players, now.players, strict=True))
    spots = dict(_board(then, now))
    for old, new in pairs:
        spots |= {f"p{new.seat}:{spot}": figures for spot, figures in _player(old, new)}
    return News(
        spots,
        tuple(_sown(old, new) for old, new in pairs),
        tuple(new.vp - old.vp for old, new in pairs),
        _trail(then, now),
    )


# ---- the board --------------------------------------------------------------------------------


def _board(then: View, now: View) -> Found:
    yield from differing([("deck", then.deck_size, now.deck_size)])
    yield from differing(_map(then, now))
    yield from differing(_city(then, now))
    for n in range(len(then.open_demands), len(now.open_demands)):
        yield f"demand:{n}", None
    if then.quarter != now.quarter:
        yield "quarter", None
    if then.quarter != now.quarter or now.result:
        return  # forum, ships and senate are all new, or cleared
    if then.round_in_quarter != now.round_in_quarter:
        yield "round", None
    yield from differing(_refilled(then, now))
    for n, (old, new) in enumerate(zip(then.senate_spaces, now.senate_spaces, strict=True)):
        if set(new) - set(old):
            yield f"senate:{n}", None


def _map(then: View, now: View) -> Pairs:
    for old, new in zip(then.provinces, now.provinces, strict=True):
        yield f"province:{new.id}", _without(old, new.leaders), new
    before, after = ([p.military_camp for p in view.players] for view in (then, now))
    yield "camp:military", before, after


def _without(province: ProvinceView, leaders: Sequence[int]) -> ProvinceView:
    """As if who left had not been there: a line tells where a leader goes, not whence."""
    return replace(province, leaders=tuple(n for n in province.leaders if n in leaders))


def _city(then: View, now: View) -> Pairs:
    for n, site in enumerate(SITES):
        yield f"site:{site}", then.sites[n], now.sites[n]
    before, after = ([p.worker_camp for p in view.players] for view in (then, now))
    yield "camp:worker", before, after
    if then.phase == now.phase:  # when play begins, covered tiles are turned up by nobody
        for old, new in zip(then.trajan_stacks, now.trajan_stacks, strict=True):
            yield f"stack:{new.id}", old, new
    for pile in PILES:
        was, lies = then.discards[pile], now.discards[pile]
        yield f"discard:{pile}", was, lies
        if is_taken(was, lies):
            yield f"taken:{pile}", was.top, None


def is_taken(old: PileView, new: PileView) -> bool:
    """Whether the card on top is gone, whatever lies there instead."""
    return old.top is not None and new.cards[: old.size] != old.cards


def _refilled(then: View, now: View) -> Pairs:
    for space, tile in now.forum.items():
        yield f"space:{space}", then.forum[space], tile
    for old, new in zip(then.ships, now.ships, strict=True):
        yield f"ship:{new.id}", old, new
    for pile in PILES:
        yield f"bonus:{pile}", then.senate_bonus[pile], now.senate_bonus[pile]


def _trail(then: View, now: View) -> tuple[int, ...]:
    """Spaces left behind, up to a whole lap."""
    length = now.time_length
    steps = (now.time_pos - then.time_pos) % length
    if not steps and (then.quarter, then.round_in_quarter) != (now.quarter, now.round_in_quarter):
        steps = length
    return tuple((then.time_pos + step) % length for step in range(steps))


# ---- a player ---------------------------------------------------------------------------------


def _player(old: PlayerView, new: PlayerView) -> Found:
    yield from differing(_mat(old, new))
    yield from differing(_tiles(old, new))
    sown = _sown(old, new)
    came = tuple(n for n, stones in enumerate(sown.stones) if stones)
    yield from ((f"tray:{n}", None) for n in sown.emptied or came[-1:])
    owned = {own.id for own in old.bonus}
    for own in new.bonus:
        if own.id not in owned:
            yield f"bonus:{own.id}", None


def _mat(old: PlayerView, new: PlayerView) -> Pairs:
    yield "vp", old.vp, new.vp
    yield "hand", old.hand_size, new.hand_size
    yield "name", old.conceded, new.conceded
    yield "supply", old.supply, new.supply
    yield "workers", (old.worker_camp, old.sites), (new.worker_camp, new.sites)
    yield "legions", (old.military_camp, old.legions), (new.military_camp, new.legions)
    yield "votes", old.votes_tiles, new.votes_tiles
    for n in range(TRAYS):
        yield f"slot:{n}", old.slots[n], new.slots[n]
    if new.arch is None:
        yield "arch", old.arch, None


def _tiles(old: PlayerView, new: PlayerView) -> Pairs:
    for kind in new.need_tiles:
        before, after = ((p.trajan_needs[kind], p.need_tiles[kind]) for p in (old, new))
        yield f"need:{kind}", before, after
    for wild in new.wild:
        yield f"wild:{wild}", old.wild[wild], new.wild[wild]
    for action in ACTIONS:
        own, owned = ((p.extra[action], action in p.plus2) for p in (old, new))
        yield f"action:{action}", own, owned
    for type in new.buildings:
        yield f"building:{type}", old.buildings[type], new.buildings[type]
    for card in dict.fromkeys((*old.display, *new.display)):
        yield f"display:{card}", old.display.count(card), new.display.count(card)


def _sown(old: PlayerView, new: PlayerView) -> Sown:
    """Trays that lost stones, and what came into the others."""
    if not any(old.trays):
        return Sown()
    emptied = tuple(n for n in range(TRAYS) if _more(old.trays[n], new.trays[n]))
    return Sown(tuple(_more(new.trays[n], old.trays[n]) for n in range(TRAYS)), emptied)


def _more(stones: tuple[Stone, ...], others: tuple[Stone, ...]) -> tuple[Stone, ...]:
    """Stones without as many others of their colour."""
    left = list(others)
    found = []
    for stone in stones:
        if stone in left:
            left.remove(stone)
        else:
            found.append(stone)
    return tuple(found)
