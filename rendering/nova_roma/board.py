"""The whole table in one picture."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple, TypeAlias

from games.core.text import Text, who
from games.nova_roma.terms import LAPS, ROUNDS
from games.nova_roma.view import View
from rendering.frame import Frame
from rendering.kit.canvas import Canvas
from rendering.kit.theme import GOLD, PLASTER_DARK, RED
from rendering.kit.type import drawable
from rendering.masthead import Chip, Masthead, Standing, masthead, turn_told, turn_told_shortly
from rendering.nova_roma import city, forum, hippodrome, offers, sea
from rendering.nova_roma.automa import automa_strip
from rendering.nova_roma.changes import built, changes
from rendering.nova_roma.draft import draft_strip
from rendering.nova_roma.final import ranked, score_table
from rendering.nova_roma.followers import follower_offer
from rendering.nova_roma.legend import legend
from rendering.nova_roma.look import ACTION_SIGN, NOBODY
from rendering.nova_roma.panel import GAP, LEFT
from rendering.nova_roma.plan import plan_strip
from rendering.nova_roma.players import Area, player_strip
from rendering.scene import MARGIN, TALLEST, Placement, Scene
from rendering.words import Words, drawn_words

PACKAGE = "games.nova_roma"


class Columns(NamedTuple):
    """Blocks below each other, at the left and at the right."""

    left: list[Canvas]
    right: list[Canvas]


Row: TypeAlias = "Canvas | Columns"
OWN = ("p", "m")  # spaces p11 and fields m11 belong to whoever is asked


def words_for(view: View, frame: Frame) -> Words:
    return drawn_words(PACKAGE, frame, len(view.players))


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
    map_alone = Columns([city.city(view, built(changed))], [hippodrome.hippodrome(view, words)])
    whole = _board_alone(view, words, changed)
    tries: list[list[Row]] = [[table, whole, *strips], [table, map_alone, *strips]]
    return _fitted(view, frame, words, changed, tries)


def _fitted(
    view: View, frame: Frame, words: Words, changed: dict[str, str], tries: Iterable[list[Row]]
) -> Scene:
    """The first that is not too high, with the meaning of the signs if there is room."""
    head = masthead(_head(view, frame, words))
    for rows in tries:
        placements = _placed(head, rows)
        last = placements[-1]
        height = last.y + last.block.image.height + 2 * GAP
        if height <= TALLEST:
            break
    scene = Scene(height, tuple(placements), changed, _marks(view, frame))
    return scene if frame.style == "compact" else _explained(scene, words)


def _placed(head: Canvas, rows: list[Row]) -> list[Placement]:
    """The masthead over the whole width, below it blocks and columns of blocks, with margins."""
    placements = [Placement(head, 0, 0)]
    y = head.image.height + GAP
    for row in rows:
        columns = row if isinstance(row, Columns) else Columns([row], [])
        for x, blocks in zip((MARGIN, MARGIN + LEFT + GAP), columns, strict=True):
            top = y
            for block in blocks:
                placements.append(Placement(block, x, top))
                top += block.image.height + GAP
        y += max(map(_height, columns)) + GAP
    return placements


def _explained(scene: Scene, words: Words) -> Scene:
    for rows in (2, 1):
        signs = legend(words, rows)
        height = scene.height + signs.image.height
        if height <= TALLEST:
            foot = Placement(signs, MARGIN, scene.height - GAP)
            return scene._replace(height=height, placements=(*scene.placements, foot))
    return scene


# ---- blocks -----------------------------------------------------------------------------------


def _middle(view: View, words: Words, changed: dict[str, str]) -> Columns:
    left = [
        city.city(view, built(changed)),
        offers.contracts(view, words),
        sea.sea(view, words),
    ]
    right = [forum.forum(view, words), hippodrome.hippodrome(view, words)]
    tiles = offers.estate_offer(view, words, _height(left) - _height(right) - GAP)
    return Columns(left, [*right, tiles])


def _board_alone(view: View, words: Words, changed: dict[str, str]) -> Columns:
    """Without the offers, which nobody wants any more when all is over."""
    left = [city.city(view, built(changed)), sea.sea(view, words)]
    return Columns(left, [forum.forum(view, words), hippodrome.hippodrome(view, words)])


def _height(blocks: list[Canvas]) -> int:
    return sum(block.image.height + GAP for block in blocks) - GAP


def _strips(view: View, frame: Frame, words: Words) -> list[Canvas]:
    totals = [score.total for score in view.scores]
    holder = view.first_player if view.marker_claimed is None else view.marker_claimed
    strips = [
        player_strip(
            Area(
                player,
                points=totals[player.seat],
                ahead=_is_ahead(view, totals[player.seat]),
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


def _is_ahead(view: View, total: int) -> bool:
    return total == max(standing.value for standing in standings(view))


def _marks(view: View, frame: Frame) -> Mapping[str, str]:
    """Spots as the options name them; spaces and fields lie in the area of who is asked."""
    asked: int = view.active if view.seat is None else view.seat
    if view.seat is None and len(frame.waiting) == 1:
        asked = frame.waiting[0]
    return {
        f"p{asked}:{spot}" if spot[0] in OWN and spot[1:].isdigit() else spot: name
        for spot, name in frame.marks.items()
    }


# ---- the head ---------------------------------------------------------------------------------


def _head(view: View, frame: Frame, words: Words) -> Masthead:
    key = "nova-progress" if view.phase == "turn" else "nova-progress-round"
    values = {"round": view.round, "rounds": ROUNDS, "lap": view.lap, "laps": LAPS}
    seats = tuple(view.result.winners) if view.result else frame.waiting
    return Masthead(
        title=words.say("game-name"),
        progress=words.say(key, **values, move=frame.move),
        chip=_chip(view, words),
        turn=turn(view, frame, words),
        turn_short=_turn_short(seats, view, words),
        turn_note=doing(view, words),
        seats=seats,
        standing_title=words.say("nova-points"),
        standings=standings(view),
        caption=drawable(frame.caption),
        names=_names(words),
    )


def _names(words: Words) -> tuple[str, ...]:
    """By seat; the solo opponent sits where no player does."""
    return (
        *words.names,
        *("" for _ in range(NOBODY - len(words.names))),
        words.say("sheet-automa"),
    )


def standings(view: View) -> tuple[Standing, ...]:
    """The best first, as if the game ended now."""
    found = [Standing(int(score.seat), score.total) for score in ranked(view)]
    if view.automa_score:
        found.append(Standing(NOBODY, view.automa_score.total))
    return tuple(sorted(found, key=lambda standing: -standing.value))


def _chip(view: View, words: Words) -> Chip:
    if view.result:
        return Chip(words.say("pic-over"), "trophy", GOLD)
    action = view.turn.action
    if action is None:
        return Chip(words.say(f"nova-phase-{view.phase}"), None, PLASTER_DARK)
    return Chip(words.say(f"action-{action}"), ACTION_SIGN[action], RED)


def turn(view: View, frame: Frame, words: Words) -> str:
    """Whose turn it is, or who has won."""
    if view.result:
        if not view.result.winners:
            return words.say("told-automa-wins")
        winners = tuple(who(seat) for seat in view.result.winners)
        return words.tell(Text("told-winners", {"n": len(winners), "winners": winners}))
    return turn_told(frame.waiting, words)


def _turn_short(seats: tuple[int, ...], view: View, words: Words) -> str:
    if view.result and len(seats) > 1:
        return words.say("nova-shared")
    return turn_told_shortly(seats, words)


def doing(view: View, words: Words) -> str:
    """What is being done, with which strength, and what is still to come."""
    if view.result:
        return words.say(f"end-{view.result.reason}")
    now, said = view.turn, []
    if now.action:
        key = "nova-acting-petition" if now.via_petition else "nova-acting"
        action = words.say(f"action-{now.action}")
        said.append(words.say(key, action=action, strength=now.strength))
    if now.sails:
        said.append(words.say("nova-sails", n=now.sails))
    if now.square and now.pending:
        left = words.speaker.listing([words.say(f"action-{action}") for action in now.pending])
        said.append(words.say("nova-pending", actions=left))
    if not said and view.phase == "turn":
        said.append(words.say("nova-turn-end" if now.square else "nova-turn-start"))
    return " · ".join(said)
