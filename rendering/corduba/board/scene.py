"""The whole table in one picture: the town, and below it market, Rome, milestones and players."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from games.corduba.seat.view import PlayerView, View
from rendering.board.changes import Changes
from rendering.board.masthead import masthead
from rendering.board.page import Page
from rendering.board.scene import GAP, INNER, TALLEST, Scene
from rendering.corduba.board.changes import changes
from rendering.corduba.board.panels.caepio import caepio_card
from rendering.corduba.board.panels.demand import demand
from rendering.corduba.board.panels.key import key_strip
from rendering.corduba.board.panels.market import market
from rendering.corduba.board.panels.milestones import milestones
from rendering.corduba.board.panels.own import OWN, own_goods
from rendering.corduba.board.panels.panel import stored
from rendering.corduba.board.town.city import city
from rendering.corduba.final import score_table
from rendering.corduba.look.people import names_of, people
from rendering.corduba.player.area import Room as AreaRoom
from rendering.corduba.player.area import area, height
from rendering.corduba.player.chips import Was
from rendering.corduba.words.head import head, words_for
from rendering.frame import Frame
from rendering.kit.cache import Store
from rendering.kit.canvas import Canvas
from rendering.words.spoken import Words

ABREAST = {1: 1, 2: 2, 3: 3, 4: 2}  # players in a row
STRIP = 200  # height of market, demand and milestones
MARKET, DEMAND = 600, 440

_heights: Store[int] = Store(60)  # of players' areas


class Room(NamedTuple):
    """What the parts of the table are made for."""

    view: View
    frame: Frame
    words: Words
    changed: Changes


def board_scene(view: View, frame: Frame) -> Scene:
    room = Room(view, frame, words_for(view, frame), changes(frame.before, view))
    page = Page(masthead(head(view, frame, room.words)))
    page.row(city(view, room.words, room.changed))
    _strip(page, room)
    _players(page, room)
    if frame.focus:
        page.row(own_goods(view, frame.focus, room.words))
    return _finished(page, room)


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
    key = key_strip(words)
    if frame.style == "full" and page.y + key.box.h + GAP <= TALLEST:
        page.row(key)
    return Scene(page.y + GAP, tuple(page.placements), changed, frame.marks, _focus(view, frame))


def _focus(view: View, frame: Frame) -> tuple[str, ...]:
    """What is asked, what one has, and the quarter in which something is turned about."""
    if not frame.focus:
        return ()
    if any(spot == "portus" for spot in frame.focus):  # a turn begins: it is about everything
        return ()
    if len(_quarters(frame)) > 1:  # large as it is
        return frame.focus
    turning = any(spot.startswith("turn:") for spot in frame.focus)
    where = (f"district:{view.planned.district}",) if turning and view.planned else ()
    return (*frame.focus, OWN, *where)


def _quarters(frame: Frame) -> set[str]:
    """Where the buildings stand that are asked for."""
    return {spot.split(":")[1] for spot in frame.focus if spot.startswith("tile:")}


def _strip(page: Page, room: Room) -> None:
    view, _, words, _ = room
    rest = INNER - MARKET - DEMAND - 2 * GAP
    traders = [player.trader_ready and player.character for player in view.players]
    left = (view.offerings, view.neutral, view.basilica_senators)
    trade = (view.market, view.basket, traders, left)
    stalls = stored("market", trade, words, lambda: market(view, words, MARKET, STRIP))
    rome = stored("demand", view.demand, words, lambda: demand(view, words, DEMAND, STRIP))
    page.row(stalls, rome, _beside(room, rest))


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
    """In rows of equal height."""
    everybody = people(room.view)
    abreast = ABREAST[len(everybody)]
    w = (INNER - GAP * (abreast - 1)) // abreast
    for n in range(0, len(everybody), abreast):
        row = [(one, AreaRoom(w, was=_was(room, one))) for one in everybody[n : n + abreast]]
        h = max(_height(room, one, sized) for one, sized in row)
        page.row(*(_area(room, one, sized._replace(h=h)) for one, sized in row))


def _was(room: Room, player: PlayerView) -> Was:
    """Figures of a player that have just changed."""
    prefix = f"p{player.seat}:"
    return {
        spot.removeprefix(prefix): figures
        for spot, figures in room.changed.items()
        if figures and spot.startswith(prefix)
    }


def _height(room: Room, player: PlayerView, sized: AreaRoom) -> int:
    """As high as it was, if it shows the same."""
    view, _, words, _ = room
    seen = msgspec.json.encode((player, view.demand, sized))
    key = (seen, words.language, words.names)
    return _heights.get(key, lambda: height(view, player, words, sized))


def _area(room: Room, player: PlayerView, sized: AreaRoom) -> Canvas:
    view, frame, words, _ = room
    sized = sized._replace(waits=player.seat in frame.waiting)
    seen = (player, view.order, view.passed, view.phase, view.demand, sized)
    return stored("area", seen, words, lambda: area(view, player, words, sized))
