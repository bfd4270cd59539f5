"""The whole table in one picture."""

from __future__ import annotations

from itertools import product

from games.glory_to_rome.seat.view import View
from rendering.board.close_up import close_up
from rendering.board.masthead import masthead
from rendering.board.scene import GAP, MARGIN, TALLEST, Placement, Scene, stacked
from rendering.frame import Frame
from rendering.glory_to_rome.board.changes import changes
from rendering.glory_to_rome.board.forum import LOW, WIDE, Lie, forum
from rendering.glory_to_rome.board.key import legend
from rendering.glory_to_rome.board.near import choices
from rendering.glory_to_rome.final import score_table
from rendering.glory_to_rome.player.area import Area, Told, block_height, player_block
from rendering.glory_to_rome.player.detail import Detail
from rendering.glory_to_rome.words.head import head, words_for
from rendering.kit.canvas import Canvas
from rendering.words.spoken import Words

START = 2  # influence everybody begins with
HIGHEST = {Detail.HIGH: 1500}  # pictures; more is for what needs it
PAID = ("town:", "away:")  # places where one pays with material


def board_scene(view: View, frame: Frame) -> Scene:
    words = words_for(view, frame)
    if frame.focus:
        asked = choices(view, frame, words)
        top = masthead(head(view, frame, words))
        tries = [stacked(top, [asked], {}, frame.marks, frame.focus)] if asked else []
        tries += [_near(view, frame, words, detail) for detail in (Detail.ALL, Detail.SMALL)]
        large = [near for near in tries if close_up(near).scale > 1]
        if large:
            return large[0]
    return _fitted(view, frame, words, None)


def final_scene(view: View, frame: Frame) -> Scene:
    """The board with the scoring table; raises ValueError while the game goes on."""
    if view.result is None:
        raise ValueError("there is no scoring table before the game is over")
    words = words_for(view, frame)
    return _fitted(view, frame, words, score_table(view, words))


def _near(view: View, frame: Frame, words: Words, detail: Detail) -> Scene:
    """For a close-up, however high all of it would be; with what one can pay from."""
    pool = tuple(f"pool:{material}" for material in view.pool)
    focus = tuple(spot for spot in frame.focus if spot != "pool")
    focus += pool if focus != frame.focus else ()
    own = f"p{view.seat}:"
    if any(spot.startswith(PAID) or spot.startswith(f"{own}b:") for spot in focus):
        focus = (*focus, f"{own}stockpile")
    areas = [player_block(area, words) for area in _areas(view, frame, words, detail, "")]
    blocks = [forum(view, words, WIDE), *areas]
    changed = changes(frame.before, view)
    return stacked(masthead(head(view, frame, words)), blocks, changed, frame.marks, focus)


def _fitted(view: View, frame: Frame, words: Words, table: Canvas | None) -> Scene:
    """As much as fits: houses get lower, foundations lose their functions, the forum its hills;
    then names and functions move together, and last of all open hands are left to the text."""
    top = masthead(head(view, frame, words))
    above = [top, table] if table else [top]
    used = sum(block.box.h + GAP for block in above) + GAP

    def fits(areas: list[Area], detail: Detail, lie: Lie | None) -> bool:
        forum_tall = lie.height + GAP if lie else 0
        built = sum(block_height(area, words) + GAP for area in areas)
        foot = legend(words).box.h if detail > Detail.SMALL else 0
        return used + forum_tall + built <= HIGHEST.get(detail, TALLEST - foot)

    kinds: tuple[Told, Told] = ("hand" if table else "hand and vault", "")  # the table has vaults
    for told, (detail, lie) in product(kinds, _tries(frame, table is not None)):
        areas = _areas(view, frame, words, detail, told)
        if fits(areas, detail, lie):
            break
    middle = [*above[1:], *([forum(view, words, lie)] if lie else [])]
    blocks = [*middle, *(player_block(area, words) for area in areas)]
    changed = changes(frame.before, view)
    return _explained(stacked(top, blocks, changed, frame.marks, frame.focus), words)


def _tries(frame: Frame, over: bool) -> list[tuple[Detail, Lie | None]]:
    """When all is over the forum may be left out."""
    if frame.style == "compact":
        return [(Detail.NAMES, LOW), *([(Detail.NAMES, None)] if over else [])]
    tries: list[tuple[Detail, Lie | None]] = [
        (Detail.HIGH, WIDE),
        (Detail.ALL, WIDE),
        (Detail.LOW, WIDE),
        (Detail.LOW, LOW),
        (Detail.SMALL, WIDE),
        (Detail.SMALL, LOW),
        (Detail.DENSE, LOW),
        (Detail.TIGHT, LOW),
    ]
    if over:
        left_out = (Detail.LOW, Detail.SMALL, Detail.DENSE, Detail.TIGHT)
        tries += [(detail, None) for detail in left_out]
    return [*tries, (Detail.NAMES, None if over else LOW)]


def _explained(scene: Scene, words: Words) -> Scene:
    """With the meaning of the signs, if there is room."""
    signs = legend(words)
    height = scene.height + signs.box.h
    if height > TALLEST:
        return scene
    foot = Placement(signs, MARGIN, scene.height - GAP)
    return scene._replace(height=height, placements=(*scene.placements, foot))


def _areas(view: View, frame: Frame, words: Words, detail: Detail, told: Told) -> list[Area]:
    shown = all(p.hand is not None for p in view.players)
    most = max(p.influence for p in view.players)
    won = view.result.winners if view.result else None
    return [
        Area(
            player,
            leads=player.seat == view.leader and view.result is None,
            waits=player.seat in frame.waiting,
            ahead=player.influence == most > START if won is None else player.seat in won,
            told=told if shown else "",
            variant=view.variant,
            detail=_detail(view, player.seat, detail),
        )
        for player in view.players
    ]


def _detail(view: View, seat: int, detail: Detail) -> Detail:
    """Who looks sees the own street higher than those of others."""
    others = view.seat is not None and view.seat != seat
    return Detail.ALL if others and detail is Detail.HIGH else detail
