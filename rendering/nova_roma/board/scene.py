"""The whole table in one picture."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from games.nova_roma.city.board import CELLS
from games.nova_roma.seat.view import View
from games.nova_roma.terms import GOODS, ZONES
from rendering.board.changes import Changes
from rendering.board.masthead import masthead
from rendering.board.scene import MARGIN, TALLEST, Placement, Scene
from rendering.frame import Frame
from rendering.kit.canvas import Canvas
from rendering.nova_roma.board import city, forum, hippodrome, offers, sea
from rendering.nova_roma.board.changes import built, changes
from rendering.nova_roma.board.draft import draft_strip
from rendering.nova_roma.board.followers import follower_offer
from rendering.nova_roma.board.key import legend
from rendering.nova_roma.board.panel import GAP, LEFT
from rendering.nova_roma.board.plan import PLAN, plan_strip
from rendering.nova_roma.final import score_table
from rendering.nova_roma.player.area import Area, player_strip
from rendering.nova_roma.player.automa import automa_strip
from rendering.nova_roma.words.head import head, words_for
from rendering.nova_roma.words.standings import DRAFTS, standings
from rendering.words.spoken import Words


class Columns(NamedTuple):
    """Blocks below each other, at the left and at the right."""

    left: list[Canvas]
    right: list[Canvas]


Row: TypeAlias = "Canvas | Columns"
OWN = ("p", "m")  # spaces p11 and fields m11 belong to whoever is asked
STORED = (*GOODS, "coins", "influence", "markers")  # and so does what lies in the store


def board_scene(view: View, frame: Frame) -> Scene:
    """The plan of a building, or the draft, takes the room of the followers where it is scarce."""
    words, changed = words_for(view, frame), changes(frame.before, view)
    asked = [strip for strip in (plan_strip(view, words), draft_strip(view, words)) if strip]
    middle = _middle(view, words, changed)
    followers = follower_offer(view, words, frame.style == "compact")
    strips = _strips(view, frame, words)
    tries: list[list[Row]] = [[*asked, middle, followers, *strips], [*asked, middle, *strips]]
    return _fitted(view, frame, words, changed, tries)


def final_scene(view: View, frame: Frame) -> Scene:
    """The scoring table and as much of the table below it as fits; raises ValueError while the
    game goes on."""
    if view.result is None:
        raise ValueError("there is no scoring table before the game is over")
    words, changed = words_for(view, frame), changes(frame.before, view)
    table, strips = score_table(view, words), _strips(view, frame, words)
    map_alone = Columns(
        [city.city(view, words, built(changed))], [hippodrome.hippodrome(view, words)]
    )
    whole = _board_alone(view, words, changed)
    tries: list[list[Row]] = [[table, whole, *strips], [table, map_alone, *strips]]
    return _fitted(view, frame, words, changed, tries)


def _fitted(
    view: View, frame: Frame, words: Words, changed: Changes, tries: Iterable[list[Row]]
) -> Scene:
    """The first that is not too high, if possible with the meaning of the signs."""
    top = masthead(head(view, frame, words))
    tallest = TALLEST if frame.style == "compact" else TALLEST - legend(words, 1).box.h
    for rows in tries:
        placements = _placed(top, rows)
        last = placements[-1]
        height = last.y + last.block.box.h + 2 * GAP
        if height <= tallest:
            break
    asked = _asked(view, frame)
    marks = {_own(spot, view, asked): name for spot, name in frame.marks.items()}
    scene = Scene(height, tuple(placements), changed, marks, _focus(view, frame, asked))
    return scene if frame.style == "compact" else _explained(scene, words)


def _placed(top: Canvas, rows: list[Row]) -> list[Placement]:
    """The masthead over the whole width, below it blocks and columns of blocks, with margins."""
    placements = [Placement(top, 0, 0)]
    y = top.box.h + GAP
    for row in rows:
        columns = row if isinstance(row, Columns) else Columns([row], [])
        for x, blocks in zip((MARGIN, MARGIN + LEFT + GAP), columns, strict=True):
            below = y
            for block in blocks:
                placements.append(Placement(block, x, below))
                below += block.box.h + GAP
        y += max(map(_height, columns)) + GAP
    return placements


def _explained(scene: Scene, words: Words) -> Scene:
    for rows in (2, 1):
        signs = legend(words, rows)
        height = scene.height + signs.box.h
        if height <= TALLEST:
            foot = Placement(signs, MARGIN, scene.height - GAP)
            return scene._replace(height=height, placements=(*scene.placements, foot))
    return scene


# ---- blocks -----------------------------------------------------------------------------------


def _middle(view: View, words: Words, changed: Changes) -> Columns:
    left = [
        city.city(view, words, built(changed)),
        offers.contracts(view, words),
        sea.sea(view, words),
    ]
    right = [forum.forum(view, words), hippodrome.hippodrome(view, words)]
    tiles = offers.estate_offer(view, words, _height(left) - _height(right) - GAP)
    return Columns(left, [*right, tiles])


def _board_alone(view: View, words: Words, changed: Changes) -> Columns:
    """Without the offers, which nobody wants any more when all is over."""
    left = [city.city(view, words, built(changed)), sea.sea(view, words)]
    return Columns(left, [forum.forum(view, words), hippodrome.hippodrome(view, words)])


def _height(blocks: list[Canvas]) -> int:
    return sum(block.box.h + GAP for block in blocks) - GAP


def _strips(view: View, frame: Frame, words: Words) -> list[Canvas]:
    totals = [score.total for score in view.scores]
    best = max((standing.value for standing in standings(view)), default=None)
    holder = view.first_player if view.marker_claimed is None else view.marker_claimed
    strips = [
        player_strip(
            Area(
                player,
                points=None if view.phase in DRAFTS else totals[player.seat],
                ahead=totals[player.seat] == best,
                waits=player.seat in frame.waiting,
                holds_marker=player.seat == holder and view.automa is None,
                marker_claimed=view.marker_claimed is not None,
            ),
            words,
        )
        for player in view.players
    ]
    automa = automa_strip(view, words)
    return [*strips, automa] if automa else strips


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


def _focus(view: View, frame: Frame, asked: int) -> tuple[str, ...]:
    """A building in the making and the place it is made for are looked at together."""
    focus = [_own(spot, view, asked) for spot in frame.focus]
    if view.turn.planned:
        ways = [spot for spot in focus if spot[1:2] == ":" and spot[0] in ZONES]
        focus += [city.zone_spot(way[0]) for way in ways]
        if ways or any(spot in CELLS for spot in focus):
            focus.append(PLAN)
    return tuple(focus)
