"""How often one taps to play: stewards answer, and every answer is looked up on its panel.

A button is one tap, an entry of a menu two (open it, choose), a page one more; of a menu for
several each entry is one, besides opening and closing it; a confirmation is one. Pieces are taken
in the order in which the panel opens them, but for those with which a steward would do nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from typing import Any

from msgspec import Struct, field

from bot.panel.hints import ROWS_OF_OPTIONS, fit_as_buttons
from bot.panel.model import pages_of, panel
from bot.panel.piece_panel import PiecePanel, fits, piece_panel
from bot.panel.pieces import open_piece, pieces_of, repetitions
from bot.talk.voice import Voice
from games.core.contract import AnyGame, Bot, Decision
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from tests.bench.timing import Row

GAMES = 8
NAMES = ("Livia", "Gaius", "Octavia", "Marcus", "Titus")
PIECE = {"romolo.deed": "unit"}  # questions about a piece, and what names it in the prompt
IDLE = ("stop", "end")  # what a piece does that does nothing
ACTIVATION_BUDGET = 2.25
MENU = 2


class Turn(Struct):
    """What one seat did without another acting in between."""

    seat: Seat
    keys: set[str] = field(default_factory=set)
    taps: int = 0
    answers: int = 0
    confirmed: int = 0  # taps among them
    pieces: list[str] = field(default_factory=list)  # that acted, one after the other

    def note(self, decision: Decision, taps: int) -> None:
        self.keys.add(decision.key)
        self.taps += taps
        self.answers += 1
        name = PIECE.get(decision.key)
        piece = str(decision.prompt.args[name]) if name else ""
        if piece and self.pieces[-1:] != [piece]:
            self.pieces.append(piece)


class Thumb:
    """Counts what somebody would tap to give the answers of a match."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.voice = Voice("en", game, NAMES[:seats])
        self.held: PiecePanel | None = None  # as it was shown before a piece was chosen
        self.taken = ""  # the piece that was chosen on it
        self.asked: Match  # as it was then

    def taps(self, match: Match, seat: Seat, decision: Decision, picks: tuple[str, ...]) -> int:
        if self.held:
            return self._deed(decision, picks[0])
        opened = open_piece(0, match, seat)
        if opened:
            again = repetitions(0, match, seat, opened)
            shown = piece_panel(self.voice, match, opened, again)
            if fits(shown):
                self.asked = match.clone()
                return self._piece(shown, picks[0])
        return self._plain(decision, picks)

    def _piece(self, shown: PiecePanel, pick: str) -> int:
        """Nothing yet for a piece: how it is reached depends on what it does."""
        if any(option.id == pick and option.spot for option in shown.head):
            self.held, self.taken = shown, pick
            return 0
        return 1

    def _deed(self, decision: Decision, pick: str) -> int:
        held, self.held = self.held, None
        assert held
        if any((deed.piece.id, deed.option.id) == (self.taken, pick) for deed in held.again):
            return 1
        look = 0
        if held.opened.piece.id != self.taken:
            look, opened = 1, open_piece(0, self.asked, decision.seat, self.taken)
            assert opened
            held = piece_panel(self.voice, self.asked, opened, ())
        return look + (MENU if any(option.id == pick for option in held.menu) else 1)

    def _plain(self, decision: Decision, picks: tuple[str, ...]) -> int:
        rows = ROWS_OF_OPTIONS if fit_as_buttons(self.voice, decision.options) else 1
        shown = panel(decision, 0, (), rows)
        match shown.style:
            case "buttons":
                return 1
            case "mixed":
                return MENU if any(option.id in picks for option in shown.menu) else 1
            case "select":
                pages = pages_of(decision.options)
                return MENU + next(
                    n for n, page in enumerate(pages) if any(o.id in picks for o in page)
                )
            case "multiselect":
                return len(picks) + MENU if picks else 1
            case "basket":
                return MENU * len(picks) + 1


def turns(game: AnyGame, seats: int, seed: int) -> Iterator[Turn]:
    """The turns of a game among stewards, without what was answered in others' turns."""
    match, rng, thumb = Match.start(game, seats, seed), Rng(seed), Thumb(game, seats)
    bot = game.bots["steward"]
    turn: Turn | None = None
    while not match.outcome:
        seat = match.waiting()[0]
        decision = match.pending(seat)
        assert decision
        if turn and turn.seat != seat:
            yield turn
            turn = None
        turn = turn or Turn(seat)
        picks = as_opened(bot, match, decision, tuple(bot.answer(match.view(seat), decision, rng)))
        turn.note(decision, thumb.taps(match, seat, decision, picks))
        told = match.submit(seat, match.seq, picks)
        if not match.tail or any(event.reveals for event in told):
            turn.taps += 1
            turn.confirmed += 1
    if turn:
        yield turn


def as_opened(
    bot: Bot[Any], match: Match, decision: Decision, picks: tuple[str, ...]
) -> tuple[str, ...]:
    """The open piece instead of the wanted one, if there is something for it to do."""
    seat = decision.seat
    opened = open_piece(0, match, seat)
    if opened is None or picks[0] not in [piece.id for piece in pieces_of(decision)]:
        return picks
    does = bot.answer(opened.match.view(seat), opened.decision, Rng(match.count))[0]
    return picks if does in IDLE else (opened.piece.id,)


def rows(game: AnyGame) -> Iterator[Row]:
    """Of turns as such: what is answered in others' turns or before the first is left out."""
    seats = [n for n in game.seats if n > 1]
    played = [turn for seed in range(GAMES) for n in seats for turn in turns(game, n, seed)]
    own = [turn for turn in played if turn.keys & set(game.turn_keys)]
    note = f"stewards, {seats[0]}–{seats[-1]} players, {GAMES * len(seats)} games"
    middle, each = median(turn.taps for turn in own), sum(turn.taps for turn in own)
    answers = sum(turn.answers for turn in own)
    yield Row(game.key, "taps a turn, median", middle, "", None, note)
    said = f"{answers} answers, confirmations included"
    yield Row(game.key, "taps an answer", each / answers, "", None, said)
    acting = [turn for turn in own if turn.pieces]
    if acting:
        yield from _activations(game, acting)


def _activations(game: AnyGame, acting: list[Turn]) -> Iterator[Row]:
    """A typical turn, and all of it: units that walk far and fight take more."""
    acts = sum(len(turn.pieces) for turn in acting)
    typical = median(turn.taps / len(turn.pieces) for turn in acting)
    what, budget = "taps an activation, median turn", ACTIVATION_BUDGET
    bare = median((turn.taps - turn.confirmed) / len(turn.pieces) for turn in acting)
    said = f"confirmations included; {bare:.2f} without"
    yield Row(game.key, what, typical, "", budget, said)
    each = sum(turn.taps for turn in acting) / acts
    said = f"{acts} activations, confirmations included"
    yield Row(game.key, "taps an activation, mean", each, "", None, said)
