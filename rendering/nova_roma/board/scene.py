"""The whole table in one picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from games.core.ids import rest, verb
from games.nova_roma.city.board import CELLS
from games.nova_roma.data import TABLES
from games.nova_roma.estate.tiles import SPACES
from games.nova_roma.mosaic.fields import FIELDS
from games.nova_roma.seat.view import ShipView, View
from games.nova_roma.terms import ACTIONS, GOODS, SQUARES, ZONES
from rendering.board.changes import Changes
from rendering.board.masthead import masthead
from rendering.board.scene import MARGIN, TALLEST, Placement, Scene
from rendering.frame import Frame
from rendering.kit.canvas import Canvas
from rendering.nova_roma.board import city, forum, hippodrome, sea
from rendering.nova_roma.board.changes import built, changes
from rendering.nova_roma.board.draft import draft_strip
from rendering.nova_roma.board.followers import follower_offer
from rendering.nova_roma.board.ghosts import NOTHING, Outlook, outlook
from rendering.nova_roma.board.key import legend
from rendering.nova_roma.board.laying import laid_tile, tile_to_lay
from rendering.nova_roma.board.near import NEXT, asked_offers, contracts, next_spaces
from rendering.nova_roma.board.offers import cards
from rendering.nova_roma.board.own import STORE, own_store, zones_of
from rendering.nova_roma.board.panel import GAP
from rendering.nova_roma.board.plan import PLAN, plan_strip
from rendering.nova_roma.board.taking import (
    asked_followers,
    asked_goods,
    followers,
    good_spot,
    goods,
)
from rendering.nova_roma.board.wanted import WANTED, asked_goals, draft_tiles
from rendering.nova_roma.final import score_table
from rendering.nova_roma.player.area import COUNTS, Area, player_strip
from rendering.nova_roma.player.automa import automa_strip
from rendering.nova_roma.scenery.measures import CITY, FORUM, LEFT
from rendering.nova_roma.words.head import head, words_for
from rendering.nova_roma.words.standings import DRAFTS, standings
from rendering.words.spoken import Words

Row: TypeAlias = Sequence[Placement]  # beside each other, from where the row begins
OWN = ("p", "m")  # spaces p11 and fields m11 belong to whoever is asked
LANES = ("lane1", "lane2", "lane3")
STORED = (*GOODS, "coins", "influence", "markers")  # and so does what lies in the store


def board_scene(view: View, frame: Frame) -> Scene:
    """Where room is scarce the followers on offer are told in signs, then not at all."""
    words, changed = words_for(view, frame), changes(frame.before, view)
    places = view.phase == "turn" and view.turn.square is None  # a patrician, no legionnaire
    mover = _asked(view, frame) if places and {*SQUARES} & {*frame.focus} else None
    pointed = outlook(view, {*frame.marks, *frame.focus})
    zones = zones_of(frame.focus)
    near = zones[0] if len(zones) == 1 else None
    laid = {ghost.way for ghost in pointed.ghosts if ghost.way}
    plan = None if laid and laid >= {*_ways(frame.marks)} else plan_strip(view, words, near)
    asked = [strip for strip in (plan, _draft(view, frame, words)) if strip]
    above = [*_alone(*asked), _place(view, words, changed, mover, pointed, frame)]
    below = [*_alone(*_strips(view, frame, words, changed)), *_store(view, frame, words)]
    offers = _alone(*_offers(view, frame, words))
    styles = (False, True) if frame.style == "full" else (True,)
    people = [_alone(follower_offer(view, words, short)) for short in styles]
    if asked_followers(view, frame.focus):
        people = []
    tries = [[*above, *offers, *row, *below] for row in (*people, [])]
    scene = _fitted(view, frame, words, changed, tries)
    if frame.focus and not _is_seen(scene):
        return board_scene(view, replace(frame, focus=()))
    return scene


def _is_seen(scene: Scene) -> bool:
    """Whether a place that is asked for is drawn."""
    spots = {spot for placed in scene.placements for spot in placed.block.spots}
    return not spots.isdisjoint({*scene.focus} - {STORE})


def final_scene(view: View, frame: Frame) -> Scene:
    """The scoring table and as much of the table below it as fits; raises ValueError while the
    game goes on."""
    if view.result is None:
        raise ValueError("there is no scoring table before the game is over")
    words, changed = words_for(view, frame), changes(frame.before, view)
    table, place = _alone(score_table(view, words)), _place(view, words, changed)
    strips = _alone(*_strips(view, frame, words, changed))
    return _fitted(view, frame, words, changed, [[*table, place, *strips], [*table, place]])


def _fitted(
    view: View, frame: Frame, words: Words, changed: Changes, tries: Iterable[list[Row]]
) -> Scene:
    """The first that is not too high, if possible with the meaning of the signs."""
    top = masthead(head(view, frame, words))
    tallest = TALLEST if frame.style == "compact" else TALLEST - legend(words, 1).box.h
    for rows in tries:
        placements = [Placement(top, 0, 0)]
        height = top.box.h + GAP
        for row in rows:
            placements += [Placement(block, MARGIN + x, height + y) for block, x, y in row]
            height += max(y + block.box.h for block, _, y in row) + GAP
        height += GAP
        if height <= tallest:
            break
    asked = _asked(view, frame)
    large = asked_goods(frame.focus)
    marks = {
        good_spot(spot) if spot in large else _own(spot, view, asked): name
        for spot, name in frame.marks.items()
    }
    news = {} if frame.focus else changed  # a question looks ahead, not back
    scene = Scene(height, tuple(placements), news, marks, _focus(view, frame, asked))
    return scene if frame.style == "compact" else _explained(scene, words)


def _explained(scene: Scene, words: Words) -> Scene:
    for rows in (2, 1):
        signs = legend(words, rows)
        height = scene.height + signs.box.h
        if height <= TALLEST:
            foot = Placement(signs, MARGIN, scene.height - GAP)
            return scene._replace(height=height, placements=(*scene.placements, foot))
    return scene


# ---- blocks -----------------------------------------------------------------------------------


def _alone(*blocks: Canvas) -> list[Row]:
    """Each a row of its own."""
    return [(Placement(block, 0, 0),) for block in blocks]


def _offers(view: View, frame: Frame, words: Words) -> list[Canvas]:
    """What lies at the edge of the board; what is chosen from it is drawn large."""
    asked = _asked(view, frame)
    payer = view.players[asked]
    large = [contracts(offer, payer, frame.focus) for offer in asked_offers(view, frame.focus)]
    if wanted := asked_goods(frame.focus):
        large.append(goods(payer, wanted, words))
    if hired := asked_followers(view, frame.focus):
        large.append(followers(view, hired, words))
    lanes = [n for n, lane in enumerate(LANES, start=1) if lane in frame.focus]
    if lanes:
        large.append(next_spaces(view, asked, lanes, words))
    return large or [cards(view, words)]


def _draft(view: View, frame: Frame, words: Words) -> Canvas | None:
    """The mosaic tiles on offer, in words where one of them is asked for."""
    tiles = {tile for tiles in view.mosaic_offer.values() for tile in tiles}
    return draft_tiles(view, words) if tiles & {*frame.focus} else draft_strip(view, words)


def _store(view: View, frame: Frame, words: Words) -> list[Row]:
    """Beside a question what there is to pay with; nothing is paid in a draft or for a place in the
    city, and what is asked for there is shown anyway."""
    own = {*frame.focus} <= {*STORED} and not asked_goods(frame.focus)
    if own or zones_of(frame.focus) or view.phase in DRAFTS:
        return []
    if kind := tile_to_lay(view, frame.focus, frame.question, words):
        tile = laid_tile(kind, _asked(view, frame), words)
        tile.spot(STORE, tile.box.inset(2))  # it is paid for: only where it lies is open
        return _alone(tile)
    store = own_store(view, _asked(view, frame), frame.focus, words)
    if not {*FIELDS} & {*frame.focus}:
        return _alone(store)
    return _alone(asked_goals(view, _asked(view, frame), frame.focus, words), store)


def _place(
    view: View,
    words: Words,
    changed: Changes,
    mover: int | None = None,
    pointed: Outlook = NOTHING,
    asked: Frame | None = None,
) -> Row:
    """The city by the sea: four blocks without a gap; what a question offers is drawn in them."""
    petitioned = _petitioned(asked) if asked else ()
    bound = _bound(view, asked) if asked else ()
    return (
        Placement(city.city(view, words, built(changed), pointed), 0, 0),
        Placement(forum.forum(view, words, mover, petitioned), LEFT, 0),
        Placement(sea.sea(view, words, bound), 0, CITY),
        Placement(hippodrome.hippodrome(view, words), LEFT, FORUM),
    )


def _petitioned(frame: Frame) -> forum.Prices:
    """The actions a petition offers, each with its prices; they stand in the ids of options."""
    offers = {spot: frame.offers.get(spot, ()) for spot in frame.focus}
    found = {
        action: tuple(rest(id) for id in offers.get(action, ()) if verb(id) == action)
        for action in ACTIONS
    }
    return tuple((action, prices) for action, prices in found.items() if prices)


def _bound(view: View, frame: Frame) -> tuple[ShipView, ...]:
    """Own ships where they could sail to; which stands in the ids of options."""
    asked = _asked(view, frame)
    own = {vessel.name: vessel for vessel in view.ships if vessel.owner == asked}
    return tuple(
        replace(own[verb(id)], harbour=spot)
        for spot in frame.focus
        if spot in TABLES.harbours
        for id in frame.offers.get(spot, ())
        if rest(id) == spot and verb(id) in own
    )


def _strips(view: View, frame: Frame, words: Words, changed: Changes) -> list[Canvas]:
    totals = [score.total for score in view.scores]
    best = max((standing.value for standing in standings(view)), default=None)
    holder = view.first_player if view.marker_claimed is None else view.marker_claimed
    asked = _asked(view, frame)
    pointed = {_own(spot, view, asked) for spot in (*frame.marks, *frame.focus)}
    named = {*changed, *pointed}
    strips = [
        player_strip(
            Area(
                player,
                points=None if view.phase in DRAFTS else totals[player.seat],
                ahead=totals[player.seat] == best,
                waits=player.seat in frame.waiting,
                holds_marker=player.seat == holder and view.automa is None,
                marker_claimed=view.marker_claimed is not None,
                named=_named(named, player.seat),
                pointed=_named({_own(spot, view, asked) for spot in frame.marks}, player.seat),
                roomy=any(f"p{player.seat}:{name}" in pointed for name in (*SPACES, *FIELDS)),
            ),
            words,
        )
        for player in view.players
    ]
    automa = automa_strip(view, words)
    return [*strips, automa] if automa else strips


def _named(spots: Iterable[str], seat: int) -> tuple[str, ...]:
    """Counts that are pointed at, which are told even if they are nothing."""
    own = (spot.partition(":") for spot in spots)
    return tuple(sorted(name for owner, _, name in own if owner == f"p{seat}" and name in COUNTS))


# ---- what is pointed at -----------------------------------------------------------------------


def _asked(view: View, frame: Frame) -> int:
    if view.seat is not None:
        return view.seat
    return frame.waiting[0] if len(frame.waiting) == 1 else view.active


def _own(spot: str, view: View, asked: int) -> str:
    """As the picture calls a spot of the options: spaces, goods, followers are the asked one's."""
    hired = [card.card for card in view.players[asked].row]
    own = spot[:1] in OWN and spot[1:].isdigit()
    return f"p{asked}:{spot}" if own or spot in STORED or spot in hired else spot


def _ways(spots: Iterable[str]) -> list[str]:
    """Those that name a way a building can lie."""
    return [spot for spot in spots if spot[1:2] == ":" and spot[0] in ZONES]


def _focus(view: View, frame: Frame, asked: int) -> tuple[str, ...]:
    """A building in the making and its place are looked at together, and always one's store."""
    large = asked_goods(frame.focus)
    focus = [good_spot(spot) if spot in large else _own(spot, view, asked) for spot in frame.focus]
    if view.turn.planned:
        ways = _ways(focus)
        focus += [city.zone_spot(way[0]) for way in ways]
        if any(spot in CELLS for spot in focus):
            focus.append(PLAN)
    if any(spot in LANES for spot in focus):
        focus.append(NEXT)
    if {*FIELDS} & {*frame.focus}:
        focus.append(WANTED)
    return (*focus, STORE) if focus else ()
