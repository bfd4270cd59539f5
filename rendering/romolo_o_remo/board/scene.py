"""The whole table in one picture: the map, and around it market, bank, characters and kings."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from games.core.ids import verb
from games.romolo_o_remo.seat.view import PlayerView, View
from games.romolo_o_remo.terms import RESOURCES, Resource
from rendering.board.masthead import masthead
from rendering.board.page import Page
from rendering.board.scene import GAP, INNER, TALLEST, Scene
from rendering.frame import Frame
from rendering.kit.canvas import Canvas
from rendering.romolo_o_remo.board.brings import brings
from rendering.romolo_o_remo.board.changes import changes, told_before
from rendering.romolo_o_remo.board.characters import asked_characters, characters
from rendering.romolo_o_remo.board.chart import WIDE, blank_map, chart, radius_for
from rendering.romolo_o_remo.board.market import asked_market, bank, market
from rendering.romolo_o_remo.board.own import OWN, own_goods
from rendering.romolo_o_remo.board.pile import asked_units
from rendering.romolo_o_remo.board.stored import stored
from rendering.romolo_o_remo.board.strips import event_strip, fight_strip, key_strip
from rendering.romolo_o_remo.board.ways import marches
from rendering.romolo_o_remo.final import score_table
from rendering.romolo_o_remo.player.estate import estate
from rendering.romolo_o_remo.words.head import head, names, words_for
from rendering.words.spoken import Words

WAR = {"fight", "raze"}  # verbs


class Room(NamedTuple):
    """What the parts of the table are made for."""

    view: View
    frame: Frame
    words: Words
    noted: bool = True


def board_scene(view: View, frame: Frame, noted: bool = True) -> Scene:
    """Pictures of its parts want no notes over market and bank: they would be cut out of those."""
    page = Page(masthead(head(view, frame, words_for(view, frame))))
    dealt = view if view.hexes else replace(view, hexes=blank_map(view))
    room = Room(dealt, frame, words_for(view, frame), noted)
    land = _laid_out(page, room)
    large = _large(room)
    page.row(large)
    page.row(_own(room, large or land))
    return _finished(page, room)


def final_scene(view: View, frame: Frame) -> Scene:
    """The scoring table over the map; raises ValueError while the game goes on."""
    if view.result is None:
        raise ValueError("there is no scoring table before the game is over")
    room = Room(view, frame, words_for(view, frame))
    page = Page(masthead(head(view, frame, room.words)))
    page.row(score_table(view, room.words))
    if view.hexes:
        land = chart(view, frame, names(view, room.words))
        beside = INNER - land.box.w - GAP
        page.beside(land, [[panel] for panel in _kings(room, beside)])
    return _finished(page, room)


def _finished(page: Page, room: Room) -> Scene:
    frame = room.frame
    key = key_strip(room.view, room.words) if frame.style == "full" else None
    if key and page.y + key.box.h + GAP <= TALLEST:
        page.row(key)
    focus = (*frame.focus, OWN) if frame.focus else ()
    # Where something is asked, the places to choose from are all that is outlined.
    asked = any(spot in placed.block.spots for placed in page.placements for spot in frame.focus)
    changed = {} if asked else changes(frame.before, room.view)
    return Scene(page.y + GAP, tuple(page.placements), changed, frame.marks, focus)


# ---- layouts ----------------------------------------------------------------------------------


def _laid_out(page: Page, room: Room) -> Canvas:
    """Everything on the table; the map of it."""
    view, frame, words, _ = room
    land = _land(room)
    beside = INNER - land.box.w - GAP
    if radius_for(view) == WIDE:
        offers = _offers(room, beside, beside)
        rest = land.box.h - sum(block.box.h + GAP for block in offers)
        people = _people(room, beside, 1, rest)
        page.beside(land, [[block] for block in (*offers, *people)])
        page.row(fight_strip(view, frame, words, INNER))
        for panel in _kings(room, INNER):
            page.row(panel)
        return land
    half = (beside - GAP) // 2
    offers = _offers(room, half, beside - half - GAP)
    extras = [
        fight_strip(view, frame, words, beside),
        event_strip(view, words, beside),
    ]
    below = [*_kings(room, beside), *(extra for extra in extras if extra)]
    taken = offers[0].box.h + GAP + sum(block.box.h + GAP for block in below)
    people = _people(room, beside, 2, land.box.h - taken)
    page.beside(land, [offers, *([block] for block in (*people, *below))])
    return land


def _land(room: Room) -> Canvas:
    """The map, drawn anew only where something on it has changed."""
    view, frame, words, _ = room
    moved = [(a.name, b.name, unit) for a, b, unit in marches(frame.before, view)]
    brought = brings(view, frame)
    seen = (view.hexes, view.phase, view.fight, moved, frame.marks, frame.focus, brought)
    return stored("map", seen, words, lambda: chart(view, frame, names(view, words)))


def _offers(room: Room, market_w: int, bank_w: int) -> list[Canvas]:
    view, _, words, noted = room
    asked = _trades(room)
    traded = (view.market, view.market_cubes, market_w, asked, noted)
    left = (view.bank, view.exhausted, bank_w, noted)
    return [
        stored("market", traded, words, lambda: market(view, words, market_w, asked, noted)),
        stored("bank", left, words, lambda: bank(view, words, bank_w, noted)),
    ]


def _people(room: Room, w: int, columns: int, tall: int) -> list[Canvas]:
    """The characters; none before they are laid out and after the last was recruited.

    Those that are asked about stand below everything, larger.
    """
    view, _, words, _ = room
    if _recruits(room) or (not view.stack and not any(view.display)):
        return []
    seen = (view.display, view.stack, view.stack_types, w, columns, tall)
    return [stored("people", seen, words, lambda: characters(view, words, w, columns, tall))]


def _recruits(room: Room) -> bool:
    return any(spot.startswith("character:") for spot in room.frame.focus)


def _trades(room: Room) -> bool:
    return room.view.seat is not None and any(
        spot.startswith("column:") for spot in room.frame.focus
    )


def _large(room: Room) -> Canvas | None:
    """What is asked about and too small on the table."""
    view, frame, words, _ = room
    if _recruits(room):
        return asked_characters(view, words)
    if _trades(room) and view.seat is not None:
        return asked_market(view, view.players[view.seat], words, _sold(frame))
    return asked_units(view, frame, words)


def _sold(frame: Frame) -> dict[str, list[Resource]]:
    """By column, the goods that may be sold over it; nothing where something is bought."""
    pairs = [id.partition(":") for ids in frame.offers.values() for id in ids]
    found: dict[str, list[Resource]] = {}
    for good in RESOURCES:
        for kind, _, column in pairs:
            if kind == good and column:
                found.setdefault(column, []).append(good)
    return found


def _own(room: Room, above: Canvas) -> Canvas | None:
    """What the one who is asked has, where something is asked, as wide as what is asked."""
    focus = room.frame.focus
    if not focus:
        return None
    part = above.parts[0].box if above.parts else above.box
    shown = any(spot in above.spots for spot in focus)
    return own_goods(room.view, focus, room.words, _deeds(room.frame), part.w if shown else 0)


def _deeds(frame: Frame) -> list[str]:
    """Whom one would attack where, or what is torn down."""
    return [
        frame.places[spot]
        for spot, ids in frame.offers.items()
        if spot in frame.places and WAR & set(map(verb, ids))
    ]


def _kings(room: Room, w: int) -> list[Canvas]:
    view, frame, words, _ = room
    kings: list[PlayerView] = [*view.players, *([view.rival] if view.rival else [])]
    others = [(player.alive, player.team) for player in view.players]
    crowds = [hex for hex in view.hexes if len(hex.units) > 1]  # where units are perhaps counted

    was = told_before(frame.before, view)

    def panel(king: PlayerView) -> Canvas:
        waits, prefix = king.seat in frame.waiting, f"p{king.seat}:"
        own = {at.removeprefix(prefix): n for at, n in was.items() if at.startswith(prefix)}
        seen = (king, others, crowds, view.variant, w, waits, own)
        return stored("king", seen, words, lambda: estate(view, king, words, w, waits, own))

    return [panel(king) for king in kings]
