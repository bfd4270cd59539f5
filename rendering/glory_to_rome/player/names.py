"""The name of a player with its signs, and the cards played for a role."""

from __future__ import annotations

from collections.abc import Sequence

from games.glory_to_rome.data.cards import KINDS, SENATOR
from games.glory_to_rome.seat.view import PlayerView
from rendering.glory_to_rome.look import ROLE_SIGN, card_colour
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.icons import Icon
from rendering.kit.seats import badge
from rendering.kit.theme import INK, INK_SOFT, OCHRE, RED, VERDIGRIS, Colour, on
from rendering.kit.type import width
from rendering.words.spoken import Words

NAME = 50
STANCE = 44
BADGE = 44
SIGN = 40  # room for a sign after the name
LARGE, GAP = 44, 8  # type of cards on a page that is read from afar; between them


def put_name(
    canvas: Canvas, player: PlayerView, words: Words, box: Box, flags: tuple[bool, bool]
) -> int:
    """Badge, name, then who leads, who is asked, who gave up; returns where it ends."""
    leads, waits = flags
    name = words.names[player.seat]
    y = box.y + (box.h - BADGE) // 2
    badge(canvas, player.seat, name, Box(box.x, y, BADGE, BADGE), INK)
    shown = (leads, waits, player.conceded)
    x = box.x + BADGE + 10
    room = Box(x, box.y, box.right - x - SIGN * sum(shown) - 6, box.h)
    end = canvas.text(name, room, "head", 34, INK).right + 6
    signs: tuple[tuple[Icon, Colour], ...] = (
        ("crown", OCHRE),
        ("hourglass-half", VERDIGRIS),
        ("flag", RED),
    )
    for here, (icon, colour) in zip(shown, signs, strict=True):
        if here:
            canvas.icon(icon, end + 18, box.middle[1], 32 if icon == "crown" else 28, colour)
            if icon == "crown":
                canvas.spot("leader", Box(end - 1, y + 2, 38, BADGE - 4))
            end += SIGN
    canvas.spot(f"p{player.seat}:name", Box(box.x - 4, y - 2, end - box.x + 4, BADGE + 4))
    return end


def put_stance(canvas: Canvas, player: PlayerView, words: Words, box: Box) -> None:
    """Lead, follow or think, and the cards played for it."""
    gave_up = words.say("gtr-conceded") if player.conceded else ""
    if gave_up and not player.stance:
        canvas.text(gave_up, box, "semi", 24, RED)
    if not player.stance:
        return
    x = box.x
    if player.stance == "think":
        canvas.icon("lightbulb", x + 14, box.middle[1], 28, OCHRE)
        x += 36
    said = words.say(f"gtr-stance-{player.stance}")
    end = canvas.text(said, Box(x, box.y, 150, box.h), "semi", 26, INK_SOFT).right + 10
    times = f"×{player.units}" if player.units > 1 else ""
    spare = width(times, "bold", 26) + 8 if times else 0
    end = _camp(canvas, player.camp, words, Box(end, box.y + 3, box.right - end - spare, box.h - 8))
    if times:
        room = Box(end + 6, box.y, box.right - end - 6, box.h)
        end = canvas.text(times, room, "bold", 26, INK).right
    canvas.spot(f"p{player.seat}:stance", Box(box.x - 4, box.y + 1, end - box.x + 10, box.h - 4))


def _camp(canvas: Canvas, camp: tuple[str, ...], words: Words, box: Box) -> int:
    """Played cards by name, or by role when the names do not fit; returns where they end."""
    named = [width(card_name(name, words), "semi", 22) + 16 for name in camp]
    fits = sum(named) + 6 * len(named) <= box.w
    x = box.x
    for name, w in zip(camp, named, strict=True):
        face = card_colour(name)
        at = Box(x, box.y, w if fits else 38, box.h)
        canvas.plate(at, 6, face, INK)
        if fits:
            canvas.text(card_name(name, words), at, "semi", 22, on(face), "centre")
        else:
            canvas.icon(card_sign(name), *at.middle, 24, on(face))
        x = at.right + 6
    return max(box.x, x - 6)


def played(canvas: Canvas, camp: Sequence[str], words: Words, room: Box) -> Box | None:
    """Cards at the right end of a room in large type: by name, or where all do not fit the first
    by name and the others by role, or all by role; None: not even those fit.
    """
    named = [width(card_name(name, words), "semi", LARGE) + 28 for name in camp]
    short = [room.h + 8] * len(camp)
    for wide in (named, [named[0], *short[1:]], short):
        length = sum(wide) + GAP * (len(wide) - 1)
        if length <= room.w:
            break
    else:
        return None
    x = room.right - length
    for name, w in zip(camp, wide, strict=True):
        at, face = Box(x, room.y, w, room.h), card_colour(name)
        canvas.plate(at, 8, face, INK, 3)
        if w == room.h + 8:
            canvas.icon(card_sign(name), *at.middle, room.h - 14, on(face))
        else:
            text = card_name(name, words)
            canvas.text(text, at, "semi", LARGE, on(face), "centre", least=LARGE)
        x = at.right + GAP
    return Box(room.right - length, room.y, length, room.h)


def card_sign(name: str) -> Icon:
    return "scroll" if name == SENATOR else ROLE_SIGN[KINDS[name].role]


def card_name(name: str, words: Words) -> str:
    return words.say(SENATOR if name == SENATOR else f"building-{name}")
