"""The whole table in one picture."""

from __future__ import annotations

from games.glory_to_rome.seat.view import View
from rendering.board.masthead import (
    masthead,
)
from rendering.board.scene import GAP, MARGIN, TALLEST, Placement, Scene, stacked
from rendering.frame import Frame
from rendering.glory_to_rome.board.centre import centre
from rendering.glory_to_rome.board.changes import changes
from rendering.glory_to_rome.board.key import legend
from rendering.glory_to_rome.final import score_table
from rendering.glory_to_rome.player.area import Area, Told, player_block
from rendering.glory_to_rome.player.plates import Detail
from rendering.glory_to_rome.words.head import head, words_for
from rendering.kit.canvas import Canvas
from rendering.words.spoken import Words

START = 2  # influence everybody begins with


def board_scene(view: View, frame: Frame) -> Scene:
    words = words_for(view, frame)
    return _fitted(view, frame, words, [centre(view, words)])


def final_scene(view: View, frame: Frame) -> Scene:
    """The board with the scoring table; raises ValueError while the game goes on."""
    if view.result is None:
        raise ValueError("there is no scoring table before the game is over")
    words = words_for(view, frame)
    table, middle = score_table(view, words), centre(view, words)
    return _fitted(view, frame, words, [table, middle], [table])


def _fitted(view: View, frame: Frame, words: Words, *middles: list[Canvas]) -> Scene:
    """As much as fits: foundations lose their functions, then the table its middle at the end,
    then buildings their functions, and last of all open hands are left to the text."""
    top = masthead(head(view, frame, words))
    changed = changes(frame.before, view)
    tries = [(detail, middles[0]) for detail in (Detail.ALL, Detail.FINISHED, Detail.DENSE)]
    tries += [(detail, middles[-1]) for detail in (Detail.FINISHED, Detail.DENSE, Detail.NAMES)]
    if frame.style == "compact":
        tries = [(Detail.NAMES, middles[0]), *tries[-1:]]
    tellable: Told = "hand" if len(middles) > 1 else "hand and vault"  # the table has the vaults
    for told in (tellable, ""):
        for detail, middle in tries:
            blocks = [*middle, *_areas(view, frame, words, detail, told)]
            scene = stacked(top, blocks, changed, frame.marks, frame.focus)
            if scene.height <= TALLEST:
                return _explained(scene, words)
    return scene  # pyrefly: ignore[unbound-name]  (there are tries)


def _explained(scene: Scene, words: Words) -> Scene:
    """With the meaning of the signs, if there is room."""
    signs = legend(words)
    height = scene.height + signs.box.h
    if height > TALLEST:
        return scene
    foot = Placement(signs, MARGIN, scene.height - GAP)
    return scene._replace(height=height, placements=(*scene.placements, foot))


def _areas(view: View, frame: Frame, words: Words, detail: Detail, told: Told) -> list[Canvas]:
    shown = all(p.hand is not None for p in view.players)
    most = max(p.influence for p in view.players)
    won = view.result.winners if view.result else None
    return [
        player_block(
            Area(
                player,
                leads=player.seat == view.leader and view.result is None,
                waits=player.seat in frame.waiting,
                ahead=player.influence == most > START if won is None else player.seat in won,
                told=told if shown else "",
                variant=view.variant,
                detail=detail,
            ),
            words,
        )
        for player in view.players
    ]
