"""At the foot of a hand: what its signs, its numbers and pale cards mean."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from rendering.board.scene import MARGIN
from rendering.frame import Frame
from rendering.glory_to_rome.hand.faces import Card, Detail, place_sign, put_place
from rendering.glory_to_rome.hand.now import Place
from rendering.hand import INNER, LEAST
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import INK_SOFT
from rendering.kit.type import width
from rendering.words.spoken import Words

ROW = 56
SIGN = 38
APART = 40
PLACES: tuple[Place, ...] = ("town", "away", "none")


class Note(NamedTuple):
    """A line in words, and signs with what they mean; nothing where nothing needs it."""

    said: str
    places: tuple[tuple[Place, str], ...]

    @property
    def rows(self) -> int:
        """One where the signs leave room for the words."""
        ends = self.ends
        return 1 + (ends[-1] + width(self.said, "semi", LEAST) > INNER) if ends else bool(self.said)

    @property
    def ends(self) -> list[int]:
        """How far it is to what follows each sign with its words."""
        each = (SIGN + 10 + width(said, "semi", LEAST) + APART for _, said in self.places)
        return list(accumulate(each))


def note(cards: Sequence[Card], details: Sequence[Detail], frame: Frame, words: Words) -> Note:
    most = max((card.now.actions for card in cards), default=0)
    pale = frame.playable and any(card.name not in frame.playable for card in cards)
    said = [words.say("gtr-hand-times", n=most)] if most > 1 else []
    said += [words.say("pic-hand-pale")] if pale else []
    shown = {place_sign(card, detail) for card, detail in zip(cards, details, strict=True)}
    places = tuple((it, words.say(f"gtr-site-{it}")) for it in PLACES if it in shown)
    return Note(" · ".join(said), places)


def put_note(canvas: Canvas, told: Note, y: int) -> None:
    x, ends = MARGIN, told.ends
    for (place, said), end in zip(told.places, ends, strict=True):
        put_place(canvas, place, Box(x, y + (ROW - SIGN) // 2, SIGN, SIGN))
        room = Box(x + SIGN + 10, y, width(said, "semi", LEAST), ROW)
        canvas.text(said, room, "semi", LEAST, INK_SOFT, least=LEAST)
        x = MARGIN + end
    if told.said:
        at = Box(MARGIN, y + ROW, INNER, ROW) if told.rows > 1 else Box(x, y, INNER, ROW)
        room = at._replace(w=MARGIN + INNER - at.x)
        canvas.text(told.said, room, "semi", LEAST, INK_SOFT, least=LEAST)
