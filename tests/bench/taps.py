"""How often one taps to play: stewards answer, and every answer is looked up on its panel.

A button is one tap, an entry of a menu two (open it, choose), a page one more; of a menu for
several each entry is one, besides opening and closing it; a confirmation is one, but for
questions that are one. A shortcut is
taken where the steward would give the same answers, and what the panel answers by itself costs
nothing, or an undo if the steward wants another. Pieces are taken in the order in which the panel
opens them, but for those with which a steward would do nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median, quantiles
from typing import Any, NamedTuple

from msgspec import Struct, field

from bot.panel.hints import rows_for, unfolded
from bot.panel.model import pages_of, panel
from bot.panel.piece_panel import PiecePanel, fits, piece_panel
from bot.panel.pieces import open_piece, pieces_of, repetitions
from bot.panel.ways.closing import closing_options
from bot.panel.ways.courses import tried
from bot.panel.ways.offering import NOTHING, answers_of, offered, takes_one
from bot.talk.voice import Voice
from games.core.contract import AnyGame, Bot, Decision
from games.core.guiding import Answer, Grid
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from tests.bench.timing import Row

GAMES = 8
NAMES = ("Livia", "Gaius", "Octavia", "Marcus", "Titus")
PIECE = {"romolo.deed": "unit"}  # questions about a piece, and what names it in the prompt
IDLE = ("stop", "end")  # what a piece does that does nothing
ACTIVATION_BUDGET = 2.25
SET_UP = {"trajan": "trajan.stones"}  # what was asked often before the first turn
SET_UP_BUDGET = 3
MENU = 2
# Taps a turn, median and for all answers of a turn, before one press could be several answers.
BEFORE = {
    "glory_to_rome": (2, 16),
    "trajan": (6, 7.1),
    "nova_roma": (12, 13),
    "romolo_o_remo": (8, 9.8),
    "corduba": (5, 5.9),
}


class Press(NamedTuple):
    """What one way of pressing answers, and how many taps it takes without a confirmation."""

    answers: tuple[Answer, ...]
    taps: int


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
        self.bot = game.bots["steward"]
        self.held: PiecePanel | None = None  # as it was shown before a piece was chosen
        self.taken = ""  # the piece that was chosen on it
        self.asked: Match  # as it was then
        self.follows = False  # the panel has just taken an answer, and may go on by itself

    def press(self, match: Match, seat: Seat, decision: Decision) -> Press:
        """What is pressed to answer as the steward does, and maybe more than this question."""
        picks = as_opened(self.bot, match, decision, self.wanted(match, decision))
        follows, self.follows = self.follows, True
        if self.held:
            return Press((picks,), self._deed(decision, picks[0]))
        obvious = match.game.obvious(match.view(seat), decision) if follows else None
        if obvious is not None and same(decision, obvious, picks):
            return Press((picks,), 0)
        back = 0 if obvious is None else 1
        opened = open_piece(0, match, seat)
        if opened:
            shown = piece_panel(self.voice, match, opened, repetitions(0, match, seat, opened))
            if fits(shown):
                self.asked = match.clone()
                return Press((picks,), back + self._piece(shown, picks[0]))
        return self._plain(match, decision, picks, back)

    def wanted(self, match: Match, decision: Decision) -> Answer:
        view = match.view(decision.seat)
        return tuple(self.bot.answer(view, decision, Rng(match.count)))

    def _piece(self, shown: PiecePanel, pick: str) -> int:
        """Nothing yet for a piece: how it is reached depends on what it does."""
        if pick in shown.opened.others:
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

    def _plain(self, match: Match, decision: Decision, picks: Answer, back: int) -> Press:
        """A shortcut, if the steward goes its way; the longest of them."""
        seat = decision.seat
        grid = match.game.grid(match.view(seat), decision)
        shown, joined = offered(0, match, seat, decision)
        shown = unfolded(self.voice, shown)
        if not takes_one(decision):  # there may not be room for all of them
            seen = panel(shown, 0, (), rows_for(self.voice, shown)).whole
            joined = {option.id: joined[option.id] for option in seen}
        ways = sorted(joined.items(), key=lambda item: -len(item[1]))
        for id, answers in ways:
            if self._goes(match, seat, answers):
                return Press(answers, back + self.reach(shown, (id,), grid))
        own = picks or ((NOTHING,) if takes_one(decision) else ())
        return Press((picks,), back + self.reach(shown, own, grid))

    def _goes(self, match: Match, seat: Seat, answers: tuple[Answer, ...]) -> bool:
        for n, answer in enumerate(answers):
            there = tried(0, match, seat, answers[:n])
            asked = there.match.pending(seat) if there else None
            if (
                there is None
                or asked is None
                or not same(asked, self.wanted(there.match, asked), answer)
            ):
                return False
        return True

    def reach(self, decision: Decision, picks: Answer, grid: Grid) -> int:
        shown = panel(decision, 0, (), rows_for(self.voice, decision), grid)
        if any(option.id in picks for option in shown.whole):
            return 1
        match shown.style:
            case "buttons" | "grid":
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


def same(decision: Decision, one: Answer, other: Answer) -> bool:
    """Whether two answers are one: of several picks the order counts only where it is asked for."""
    return one == other if decision.ordered else sorted(one) == sorted(other)


def turns(game: AnyGame, seats: int, seed: int) -> Iterator[Turn]:
    """The turns of a game among stewards, one after the other."""
    match, thumb = Match.start(game, seats, seed), Thumb(game, seats)
    turn: Turn | None = None
    while not match.outcome:
        seat = match.waiting()[0]
        decision = match.pending(seat)
        assert decision
        if turn and turn.seat != seat:
            yield turn
            turn, thumb.follows = None, False
        turn = turn or Turn(seat)
        answers, taps = thumb.press(match, seat, decision)
        closes = is_closing(match, seat, answers)
        for answer in answers:
            asked = match.pending(seat)
            assert asked
            turn.note(asked, taps)
            taps = 0
            told = match.submit(seat, match.seq, answer)
            is_final = not match.tail or any(event.reveals for event in told)
            if is_final and not closes:
                turn.taps += 1
                turn.confirmed += 1
    if turn:
        yield turn


def is_closing(match: Match, seat: Seat, answers: tuple[Answer, ...]) -> bool:
    """Whether the press that gives these answers is a confirmation too."""
    closing = closing_options(0, match, seat)
    return any(answers_of(0, match, seat, id) == answers for id in closing)


def as_opened(
    bot: Bot[Any], match: Match, decision: Decision, picks: tuple[str, ...]
) -> tuple[str, ...]:
    """The open piece instead of the wanted one, if there is something for it to do."""
    seat = decision.seat
    if decision.key not in match.game.piece_keys:
        return picks
    opened = open_piece(0, match, seat)
    if opened is None or picks[0] not in [piece.id for piece in pieces_of(decision)]:
        return picks
    does = bot.answer(opened.match.view(seat), opened.decision, Rng(match.count))[0]
    return picks if does in IDLE else (opened.piece.id,)


def rows(game: AnyGame) -> Iterator[Row]:
    """Of turns as such, and of all answers of a game for each turn that somebody began."""
    seats = [n for n in game.seats if n > 1]
    played = [turn for seed in range(GAMES) for n in seats for turn in turns(game, n, seed)]
    own = [turn for turn in played if turn.keys & set(game.turn_keys)]
    begun = [turn for turn in played if game.turn_keys[0] in turn.keys]
    note = f"stewards, {seats[0]}–{seats[-1]} players, {GAMES * len(seats)} games"
    taps = [turn.taps for turn in own]
    answers = sum(turn.answers for turn in own)
    once, all_of_it = BEFORE.get(game.key, (0, 0))
    yield Row(game.key, "taps a turn, median", median(taps), "", None, f"{note}; once {once:g}")
    yield Row(game.key, "taps a turn, nine of ten", quantiles(taps, n=10)[-1], "", None, "at most")
    said = f"with what others' turns ask; once {all_of_it:g}"
    yield Row(
        game.key, "taps a turn, all", sum(t.taps for t in played) / len(begun), "", None, said
    )
    said = f"{answers} answers, confirmations included"
    yield Row(game.key, "taps an answer", sum(taps) / answers, "", None, said)
    if game.key in SET_UP:
        yield set_up(game)
    acting = [turn for turn in own if turn.pieces]
    if acting:
        yield from _activations(game, acting)


def set_up(game: AnyGame) -> Row:
    """The question that one met most often before the first turn, by the panel's first button;
    the others have answered, so that it is confirmed.
    """
    key, me = SET_UP[game.key], Seat(0)
    match, thumb = Match.start(game, game.seats[0], 0), Thumb(game, game.seats[0])
    while others := [seat for seat in match.waiting() if seat != me]:
        asked = match.pending(others[0])
        assert asked
        match.submit(others[0], match.seq, thumb.wanted(match, asked))
    taps, pressed = 0, []
    while (decision := match.pending(me)) and decision.key == key:
        shown, joined = offered(0, match, me, decision)
        first = shown.options[0]
        pressed.append(f"“{thumb.voice.say(first.label)}”")
        taps += thumb.reach(shown, (first.id,), game.grid(match.view(me), decision))
        for answer in joined.get(first.id, ((first.id,),)):
            told = match.submit(me, match.seq, answer)
            taps += not match.tail or any(event.reveals for event in told)
    note = f"{', '.join(pressed)} and a confirmation"
    return Row(game.key, "taps to lay the stones", taps, "", SET_UP_BUDGET, note)


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
