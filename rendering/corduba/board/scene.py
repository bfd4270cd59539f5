"""The whole table in one picture: the town, and below it market, Rome, milestones and players."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from games.corduba.seat.view import PlayerView, View
from rendering.board.changes import Changes
from rendering.board.masthead import masthead
from rendering.board.page import Page
from rendering.board.scene import GAP, INNER, TALLEST, Scene
from rendering.corduba.board.changes import changes
from rendering.corduba.board.panels.asked import asked
from rendering.corduba.board.panels.caepio import caepio_card
from rendering.corduba.board.panels.demand import demand
from rendering.corduba.board.panels.fires import FIRES, fires
from rendering.corduba.board.panels.key import key_strip
from rendering.corduba.board.panels.market import TRADING_W, deals, market
from rendering.corduba.board.panels.milestones import milestones
from rendering.corduba.board.panels.own import OWN, own_goods
from rendering.corduba.board.panels.panel import stored
from rendering.corduba.board.panels.rises import rises
from rendering.corduba.board.panels.uses import USES
from rendering.corduba.board.panels.works import works
from rendering.corduba.board.town.city import city
from rendering.corduba.final import score_table
from rendering.corduba.look.people import looks_like, names_of, people
from rendering.corduba.player.area import WHO, area
from rendering.corduba.player.area import Room as AreaRoom
from rendering.corduba.player.chips import Was
from rendering.corduba.words.head import head, winners, words_for
from rendering.frame import Frame
from rendering.kit.canvas import Canvas
from rendering.kit.theme import PLASTER
from rendering.words.spoken import Words

STRIP = 200  # height of market, demand and milestones
MARKET, DEMAND = 564, 476


class Room(NamedTuple):
    """What the parts of the table are made for."""

    view: View
    frame: Frame
    words: Words
    changed: Changes


def board_scene(view: View, frame: Frame) -> Scene:
    room = Room(view, frame, words_for(view, frame), changes(frame.before, view))
    page = Page(masthead(head(view, frame, room.words)))
    named = (*frame.marks, *frame.focus, *frame.offers)
    cells = any(spot.startswith("cell:") for spot in named)
    town = city(view, room.words, room.changed, cells)
    whole = asked(view, frame, room.words, room.changed)
    large = whole or rises(view, frame.focus, room.words) or works(view, frame.focus, room.words)
    page.row(_without(town, large.spots) if large else town)
    _strip(page, room)
    _players(page, room)
    if _strikes(view, frame):
        page.row(fires(view, room.words))
    elif frame.focus:
        page.row(large)
        page.row(own_goods(view, frame.focus, room.words) if whole is None else None)
    return _finished(page, room)


def _without(block: Canvas, spots: Iterable[str]) -> Canvas:
    """The block, without spots that are shown larger elsewhere."""
    copy = Canvas(block.box.w, block.box.h, PLASTER)
    copy.put(block, 0, 0)
    for spot in spots:
        copy.spots.pop(spot, None)
    return copy


def final_scene(view: View, frame: Frame) -> Scene:
    """The scoring over the town; raises ValueError while the game goes on."""
    if view.result is None:
        raise ValueError("there is no scoring table before the game is over")
    room = Room(view, frame, words_for(view, frame), changes(frame.before, view))
    page = Page(masthead(head(view, frame, room.words)))
    page.row(score_table(view, room.words))
    page.row(city(view, room.words, {}))
    return _finished(page, room)


def _finished(page: Page, room: Room) -> Scene:
    view, frame, words, changed = room
    key = key_strip(view, words) if frame.style == "full" else None
    if key and page.y + key.box.h + GAP <= TALLEST:
        page.row(key)
    return Scene(page.y + GAP, tuple(page.placements), changed, frame.marks, _focus(frame))


def _focus(frame: Frame) -> tuple[str, ...]:
    """What is asked, and what one has."""
    if not frame.focus:
        return ()
    if any(spot == "portus" for spot in frame.focus):  # a turn begins: it is about everything
        return ()
    if len(_quarters(frame)) > 1:  # large as it is
        return (*frame.focus, FIRES)
    return (*frame.focus, USES, OWN)


def _strikes(view: View, frame: Frame) -> bool:
    """Whether unrest may be put anywhere in town."""
    return view.phase == "placing" and len(_quarters(frame)) > 1


def _quarters(frame: Frame) -> set[str]:
    """Where the buildings stand that are asked for."""
    return {spot.split(":")[1] for spot in frame.focus if spot.startswith("tile:")}


def _strip(page: Page, room: Room) -> None:
    view, frame, words, _ = room
    rest = INNER - MARKET - DEMAND - 2 * GAP
    traders = [player.trader_ready and player.character for player in view.players]
    left = (view.offerings, view.neutral, view.basilica_senators)
    offered = deals(view, frame) if frame.focus else {}
    w = TRADING_W if offered else MARKET
    trade = (view.market, view.basket, traders, left, offered)
    stalls = stored("market", trade, words, lambda: market(view, words, w, STRIP, offered))
    rome = stored("demand", view.demand, words, lambda: demand(view, words, DEMAND, STRIP))
    beside = _beside(room, rest)
    if offered:
        page.row(stalls)
        page.row(rome, beside)
    else:
        page.row(stalls, rome, beside)


def _beside(room: Room, w: int) -> Canvas:
    """Res Gestae, or the cards of the solo opponent."""
    view, _, words, _ = room
    if view.solo:
        seen = (view.solo, view.decade)
        return stored("caepio", seen, words, lambda: caepio_card(view, words, w, STRIP))
    claimed = (view.milestones, [player.milestones for player in view.players])
    names = names_of(words)
    return stored("milestones", claimed, words, lambda: milestones(view, words, names, w, STRIP))


def _players(page: Page, room: Room) -> None:
    """A strip for each."""
    for one in people(room.view):
        page.row(_area(room, one))


def _was(room: Room, player: PlayerView) -> Was:
    """Figures of a player that have just changed."""
    prefix = f"p{player.seat}:"
    return {
        spot.removeprefix(prefix): figures
        for spot, figures in room.changed.items()
        if figures and spot.startswith(prefix)
    }


def _ahead(view: View) -> tuple[int, ...]:
    """Who wears the laurel: the winners, or who has most Senators, as they look."""
    if view.result:
        return winners(view)
    most = max(player.senators for player in people(view))
    return tuple(looks_like(each.seat) for each in people(view) if each.senators == most > 0)


def strip_before(view: View, frame: Frame, player: PlayerView, w: int, who: int) -> Canvas:
    """What lies before a player, as wide as it is wanted."""
    room = Room(view, frame, words_for(view, frame), changes(frame.before, view))
    return _area(room, player, w, who)


def _area(room: Room, player: PlayerView, w: int = INNER, who: int = WHO) -> Canvas:
    view, frame, words, _ = room
    ahead = looks_like(player.seat) in _ahead(view)
    sized = AreaRoom(w, player.seat in frame.waiting, ahead, _was(room, player), who)
    seen = (player, view.order, view.passed, view.phase, view.demand, sized)
    return stored("area", seen, words, lambda: area(view, player, words, sized))
