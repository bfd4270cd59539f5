"""Two people at one keyboard: nobody's hand on the other's screen, nor in what lies above it."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from pathlib import Path

from games.cli.keyboard.sitting import Sitting
from games.cli.screen.voice import Voice
from games.core.record import RecordedMatch
from games.core.text import Text
from games.registry import all_games

ROOT = Path(__file__).resolve().parents[4]
GAME = all_games()["glory_to_rome"]
PASS = re.compile(r"Pass the keyboard to (\w+)\.")
PATIENCE = 60  # seconds: a machine full of tests starts and ends processes slowly
FORGET = "\x1b[H\x1b[2J\x1b[3J"
TWO = "play gtr --seats human,human --seed 3 --names Ada,Ben --no-save"


def hands() -> dict[str, set[str]]:
    """The names of the cards each holds at the start of that game and nobody else does."""
    match = RecordedMatch.start(GAME, ["Ada", "Ben"], 3).match
    voice = Voice("en", GAME.texts)
    held = [
        {voice.text(Text(f"building-{name}")) for name in match.view(seat).players[seat].hand[:-1]}
        for seat in (0, 1)
    ]
    shown = {voice.text(Text(f"building-{name}")) for name in match.view(None).pool_names}
    return {"Ada": held[0] - held[1] - shown, "Ben": held[1] - held[0] - shown}


def screens(out: str) -> list[tuple[str, str]]:
    """What was printed after each «pass the keyboard», with whom it was meant for."""
    parts = PASS.split(out)
    return list(zip(parts[1::2], parts[2::2], strict=True))


def on(screen: str, cards: set[str]) -> set[str]:
    """Hand lines name a card at their beginning, then its material and role."""
    return {card for card in cards if f"{card} – " in screen or f"{card} (" in screen}


def test_no_screen_shows_a_card_of_the_other_hand(cli):
    """Thinking puts nothing of a hand on the table, so every own card is a secret to the end."""
    script = "\nthink: draw one\n\nboard\nlog\nthink: draw one\n\nthink: draw one\n\nboard\nquit\nn"
    out = cli(TWO, script).out
    secret = hands()
    assert min(len(cards) for cards in secret.values()) >= 2
    seen = screens(out)
    assert {name for name, _ in seen} == {"Ada", "Ben"}
    assert len(seen) >= 3
    for name, screen in seen:
        (other,) = {"Ada", "Ben"} - {name}
        assert on(screen, secret[name]) == secret[name]
        assert on(screen, secret[other]) == set()


def test_before_the_first_screen_and_between_two_nothing_is_shown(cli):
    out = cli(TWO, "\nthink: draw one\nquit\nn").out
    assert "Your hand" not in PASS.split(out)[0]
    assert out.count("Your hand") == 1  # the second screen was left before Enter


def test_whispers_reach_their_seat_alone():
    sitting = Sitting(RecordedMatch.start(GAME, ["Ada", "Ben"], 3), ["human", "human"], None)
    seat = sitting.let_bots_play()
    sitting.answer(seat, ["think:one"])
    own = [event.text.key for event in sitting.log(seat)]
    other = [event.text.key for event in sitting.log(1 - seat)]
    assert "told-you-drew" in own
    assert "told-you-drew" not in other


def test_one_person_is_not_asked_to_pass_the_keyboard(cli):
    assert not PASS.search(cli("play gtr --players 3 --no-save", "1\n1\nquit\nn").out)


# ---- in a real terminal -----------------------------------------------------------------------


class RealTerminal:
    """The game behind a pseudo-terminal, as a person would have it."""

    def __init__(self, words: str, folder: Path, size: tuple[int, int] = (100, 40)) -> None:
        self._master, slave = pty.openpty()
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "TERM": "xterm-256color"}
        environment |= {"COLUMNS": str(size[0]), "LINES": str(size[1]), "LC_ALL": "C.UTF-8"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "games", *words.split()],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env=environment,
            start_new_session=True,
            preexec_fn=_take_terminal,
        )
        os.close(slave)
        self.seen = ""

    def until(self, words: str, seconds: float = PATIENCE) -> str:
        """Everything printed up to these words."""
        start, end = len(self.seen), time.monotonic() + seconds
        while words not in self.seen[start:]:
            ready, _, _ = select.select([self._master], [], [], max(0, end - time.monotonic()))
            assert ready, f"{words!r} did not come; last: {self.seen[-500:]!r}"
            self.seen += os.read(self._master, 65536).decode(errors="replace")
        return self.seen[start:]

    def interrupt(self, words: str) -> str:
        """Ctrl-C until these words come: between prompt and reading it can be lost, as anywhere."""
        start, end = len(self.seen), time.monotonic() + PATIENCE
        while words not in self.seen[start:]:
            assert time.monotonic() < end, f"{words!r} did not come; last: {self.seen[-500:]!r}"
            if not self.process.poll():
                self.type("\x03")
            while select.select([self._master], [], [], 1)[0] and words not in self.seen[start:]:
                self.seen += os.read(self._master, 65536).decode(errors="replace")
        return self.seen[start:]

    def type(self, text: str) -> None:
        os.write(self._master, text.encode())

    def ended(self) -> int:
        return self.process.wait(PATIENCE)


def _take_terminal() -> None:
    """So that Ctrl-C reaches the game, also where tests run in the background and ignore it."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.default_int_handler)


def test_the_screen_and_what_lies_above_it_are_emptied_between_two_people(tmp_path: Path):
    terminal = RealTerminal(TWO, tmp_path)
    terminal.until("press Enter when nobody else is looking:")
    terminal.type("\n")
    first = terminal.until("? for help:")
    assert first.count(FORGET) >= 1
    terminal.type("think: draw one\n")
    between = terminal.until("press Enter when nobody else is looking:")
    assert FORGET in between
    assert "Your hand" not in between[between.index(FORGET) :]
    terminal.type("quit\n")
    terminal.until("Save the game?")
    terminal.type("n\n")
    leaving = terminal.until("was not saved")
    assert FORGET in leaving
    assert terminal.ended() == 0


def test_ctrl_c_saves_and_says_how_to_go_on(tmp_path: Path):
    terminal = RealTerminal("play gtr --players 2 --seed 1 --save game.json", tmp_path)
    terminal.until("? for help:")
    last = terminal.interrupt("--resume game.json")
    assert "Stopped. The game is kept in game.json" in last
    assert "Traceback" not in last
    assert terminal.ended() == 130
    assert (tmp_path / "game.json").exists()


def test_ctrl_d_ends_the_game_with_a_sentence(tmp_path: Path):
    terminal = RealTerminal("play gtr --players 2 --seed 1 --save game.json", tmp_path)
    terminal.until("? for help:")
    terminal.type("\x04")
    terminal.until("There is no more input. The game is kept in game.json")
    assert terminal.ended() == 2


def test_a_screen_of_24_lines_holds_news_table_and_question(tmp_path: Path):
    """Nothing of the newest screen scrolls away."""
    terminal = RealTerminal("play gtr --players 3 --seed 5 --no-save", tmp_path, (80, 24))
    for _ in range(6):
        newest = terminal.until("help:").rpartition("\x1b[2J")[2]
        assert newest.count("\n") < 24
        assert "Your hand" in newest
        terminal.type("1\n")
    terminal.type("\x03")
    assert terminal.ended() == 130
