"""The whole table in one picture."""

from __future__ import annotations

from games.core.text import Text, who
from games.glory_to_rome.data.cards import MATERIAL_OF
from games.glory_to_rome.seat.view import View
from rendering.board.masthead import (
    Chip,
    Masthead,
    Standing,
    masthead,
    news_of,
    ranking,
    turn_told,
    turn_told_shortly,
)
from rendering.board.scene import GAP, MARGIN, TALLEST, Placement, Scene, stacked
from rendering.frame import Frame
from rendering.glory_to_rome.board.centre import centre
from rendering.glory_to_rome.board.changes import changes
from rendering.glory_to_rome.board.key import legend
from rendering.glory_to_rome.final import ranked, score_table
from rendering.glory_to_rome.look import COLOUR, ROLE_SIGN
from rendering.glory_to_rome.player.area import Area, Told, player_block
from rendering.glory_to_rome.player.plates import Detail
from rendering.kit.canvas import Canvas
from rendering.kit.theme import GOLD, PLASTER_DARK
from rendering.words.spoken import Words, drawn_words

PACKAGE = "games.glory_to_rome"
START = 2  # influence everybody begins with


def words_for(view: View, frame: Frame) -> Words:
    return drawn_words(PACKAGE, frame, len(view.players))


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
    head = masthead(_head(view, frame, words))
    changed = changes(frame.before, view)
    tries = [(detail, middles[0]) for detail in (Detail.ALL, Detail.FINISHED, Detail.DENSE)]
    tries += [(detail, middles[-1]) for detail in (Detail.FINISHED, Detail.DENSE, Detail.NAMES)]
    if frame.style == "compact":
        tries = [(Detail.NAMES, middles[0]), *tries[-1:]]
    tellable: Told = "hand" if len(middles) > 1 else "hand and vault"  # the table has the vaults
    for told in (tellable, ""):
        for detail, middle in tries:
            blocks = [*middle, *_areas(view, frame, words, detail, told)]
            scene = stacked(head, blocks, changed, frame.marks, frame.focus)
            if scene.height <= TALLEST:
                return _explained(scene, words)
    return scene  # pyrefly: ignore[unbound-name]  (there are tries)


def _explained(scene: Scene, words: Words) -> Scene:
    """With the meaning of the signs, if there is room."""
    signs = legend(words)
    height = scene.height + signs.image.height
    if height > TALLEST:
        return scene
    foot = Placement(signs, MARGIN, scene.height - GAP)
    return scene._replace(height=height, placements=(*scene.placements, foot))


def _areas(view: View, frame: Frame, words: Words, detail: Detail, told: Told) -> list[Canvas]:
    shown = all(p.hand is not None for p in view.players)
    most = max(p.influence for p in view.players)
    return [
        player_block(
            Area(
                player,
                leads=player.seat == view.leader and view.result is None,
                waits=player.seat in frame.waiting,
                ahead=player.influence == most > START,
                told=told if shown else "",
                variant=view.variant,
                detail=detail,
            ),
            words,
        )
        for player in view.players
    ]


def _head(view: View, frame: Frame, words: Words) -> Masthead:
    return Masthead(
        title=words.say("game-name"),
        progress=words.say("pic-progress", round=view.round, move=frame.move),
        chip=_chip(view, words),
        turn=turn(view, frame, words),
        turn_short=_turn_short(view, frame, words),
        turn_note=_acting(view, frame, words),
        seats=tuple(view.result.winners) if view.result else frame.waiting,
        standing_title=words.say("gtr-points" if view.scores else "gtr-influence"),
        standings=standings(view),
        news=news_of(frame),
        names=words.names,
    )


def standings(view: View) -> tuple[Standing, ...]:
    """The best first: by influence while vaults are closed, by points when all is over."""
    if view.scores:
        return tuple(Standing(score.seat, score.total) for score in ranked(view.scores))
    return ranking([player.influence for player in view.players])


def _chip(view: View, words: Words) -> Chip:
    if view.result:
        return Chip(words.say("pic-over"), "trophy", GOLD)
    if view.role is None:
        return Chip(words.say("gtr-no-role"), None, PLASTER_DARK)
    ground = COLOUR[MATERIAL_OF[view.role]]
    return Chip(words.say(f"role-{view.role}"), ROLE_SIGN[view.role], ground)


def turn(view: View, frame: Frame, words: Words) -> str:
    """Whose turn it is, or who has won."""
    if view.result:
        winners = tuple(who(seat) for seat in view.result.winners)
        return words.tell(Text("told-winners", {"n": len(winners), "winners": winners}))
    return turn_told(frame.waiting, words)


def _turn_short(view: View, frame: Frame, words: Words) -> str:
    seats = tuple(view.result.winners) if view.result else frame.waiting
    if view.result and len(seats) > 1:
        return turn(view, frame, words)
    return turn_told_shortly(seats, words)


def _acting(view: View, frame: Frame, words: Words) -> str:
    """What is being done, and how many actions of it are left."""
    if view.result:
        return words.say(f"end-{view.result.reason}")
    acting = view.acting
    if acting is None:
        return ""
    role = words.say("gtr-think" if acting.role == "think" else f"role-{acting.role}")
    key = "gtr-acting" if acting.left else "gtr-acting-last"
    doing = words.say(key, role=role, n=acting.left)
    if frame.waiting == (acting.seat,):
        return doing
    return words.say("gtr-acting-other", who=who(acting.seat), doing=doing)
