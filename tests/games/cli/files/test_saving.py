"""Saves: written whole, gone on with, refused when they are not what they say."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
import pytest

from games.cli.errors import CommandError
from games.cli.files import saves
from games.cli.keyboard.sitting import Sitting
from games.core.record import RecordedMatch, read_record, write_record
from games.registry import all_games

START = "play gtr --players 3 --seed 5 --names Ada --save game.json"


@cache
def some_choices() -> bytes:
    """What `quit` leaves after two choices of Ada's."""
    game = all_games()["glory_to_rome"]
    recorded = RecordedMatch.start(game, ["Ada", "Livia", "Titus"], 5)
    sitting = Sitting(recorded, ["human", "steward", "steward"], None)
    for _ in range(2):
        decision = sitting.match.pending(sitting.let_bots_play())
        sitting.answer(decision.seat, [decision.options[0].id])
    sitting.let_bots_play()
    return recorded.finished_record()


@pytest.fixture
def save() -> Path:
    path = Path("game.json")
    path.write_bytes(some_choices())
    return path


def test_a_game_left_and_gone_on_with_is_the_same_as_one_in_one_go(cli, save: Path):
    cli("play --resume game.json", "1\n1\n1\nquit")
    cli(START.replace("game.json", "whole.json"), "1\n1\n1\n1\n1\nquit")
    assert save.read_bytes() == Path("whole.json").read_bytes()


def test_a_save_is_for_its_owner_alone(cli):
    """It holds the seed, and with it every hand."""
    cli("play gtr --players 3 --names Ada --save game.json", "1\nquit")
    assert Path("game.json").stat().st_mode & 0o777 == 0o600
    assert str(read_record(Path("game.json").read_bytes()).seed).startswith("k")


def test_every_choice_is_kept_even_if_the_input_just_ends(cli, save: Path):
    before = read_record(save.read_bytes())
    out = cli("play --resume game.json", "1")
    assert out.code == 2
    assert "There is no more input. The game is kept in game.json" in out.err
    after = read_record(save.read_bytes())
    assert after.choices[: len(before.choices)] == before.choices
    assert len(after.choices) > len(before.choices)


def test_news_survive_a_resume(cli, save: Path):
    out = cli("play --resume game.json", "quit").out
    assert "Since your last choice" in out
    assert "A new game for" not in out


def test_a_finished_game_resumes_to_its_final_screen(cli):
    cli("play gtr --players 2 --save end.json", "more\n1\n")
    out = cli("play --resume end.json", "")
    assert out.code == 0
    assert "Everybody else has conceded" in out.out


def test_resume_without_a_file_lets_one_choose(cli):
    cli("play gtr --players 2 --names Zoe", "quit")
    Path("saves/broken.json").write_text("{")
    out = cli("play --resume", "1\nquit").out
    assert "Which game do you want to go on with?" in out
    assert "Zoe and Livia" in out
    assert "broken" not in out


def test_seats_may_be_given_to_others_when_going_on(cli, save: Path):
    cli("play --resume game.json --save other.json --seats steward,human,human", "\nquit")
    assert read_record(Path("other.json").read_bytes()).players == ["steward", "human", "human"]
    assert "all of them with --seats" in cli("play --resume game.json --seats human,human").sentence


def test_a_file_that_is_there_is_never_written_over(cli, save: Path):
    before = save.read_bytes()
    assert "is there already" in cli(START).sentence
    assert "is there already" in cli("play --resume game.json --save game.json").sentence
    assert save.read_bytes() == before


def changed(save: Path, **fields: object) -> None:
    record = msgspec.structs.replace(read_record(save.read_bytes()), **fields)
    save.write_bytes(write_record(record))


def moved(save: Path, **fields: object) -> None:
    choice = msgspec.structs.replace(read_record(save.read_bytes()).choices[0], **fields)
    changed(save, choices=[choice])


BROKEN = {
    "no JSON": lambda save: save.write_text("hello"),
    "half": lambda save: save.write_bytes(save.read_bytes()[:300]),
    "empty": lambda save: save.write_bytes(b""),
    "too deep": lambda save: save.write_text('{"format":1,"game":' + "[" * 200_000),
    "too big": lambda save: save.write_bytes(b" " * ((8 << 20) + 1)),
    "a name changed": lambda save: save.write_bytes(save.read_bytes().replace(b"Ada", b"Eve")),
    "newer format": lambda save: save.write_bytes(
        save.read_bytes().replace(b'"format": 2', b'"format": 9')
    ),
    "newer layout": lambda save: changed(save, layout=99),
    "other game": lambda save: changed(save, game="chess\x1b[2J"),
    "other variant": lambda save: changed(save, variant={"colour": "red"}),
    "other seed": lambda save: changed(save, seed=6),
    "other end": lambda save: changed(save, end="00"),
    "names missing": lambda save: changed(save, names=["Ada"]),
    "seats": lambda save: changed(save, seats=99, names=["x"] * 99),
    "another pick": lambda save: moved(save, picks=("nothing",)),
    "seat out of range": lambda save: moved(save, seat=77, aside=True),
}


@pytest.mark.parametrize("kind", BROKEN)
@pytest.mark.parametrize("command", ["play --seats human,human,human --resume", "show", "replay"])
def test_a_broken_save_gets_one_sentence_and_stays_as_it_is(cli, save: Path, kind, command):
    BROKEN[kind](save)
    before = save.read_bytes()
    sentence = cli(f"{command} game.json").sentence
    assert sentence.startswith(("game.json: ", "The saved game has 99 seats"))
    assert "\x1b" not in sentence
    assert save.read_bytes() == before


def test_an_unknown_player_in_a_save_is_told(cli, save: Path):
    changed(save, players=["human", "robot", "steward"])
    assert "human, random, steward" in cli("play --resume game.json").sentence
    changed(save, players=["human"])
    assert "has 3 seats" in cli("play --resume game.json").sentence


def test_escape_sequences_in_names_do_not_reach_the_screen(cli, save: Path):
    changed(save, names=["A\x1b[2Jda\n\n", "B\x9b5m", "C" * 500])
    out = cli("show game.json").out
    assert "\x1b" not in out
    assert "\x9b" not in out
    assert "C" * 20 in out
    assert "C" * 21 not in out


def test_where_nothing_can_be_written_is_told_before_the_first_question(cli):
    Path("file").write_text("")
    out = cli("play gtr --players 2 --save file/game.json")
    assert "file/game.json cannot be written" in out.sentence
    assert out.out == ""


def test_a_disk_that_fills_up_does_not_end_the_game(cli, monkeypatch):
    write = saves.os.replace
    written = []

    def fails_later(source, target):
        written.append(target)
        if len(written) == 2:
            raise OSError(28, "No space left on device")
        write(source, target)

    monkeypatch.setattr(saves.os, "replace", fails_later)
    out = cli(START, "1\n1\nquit").out
    assert "game.json cannot be written (No space left on device)" in out
    assert [path.name for path in Path().iterdir()] == ["game.json"]


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch):
    path = tmp_path / "a.json"
    saves.write_whole(path, b"old")

    def fails(source, target):
        raise OSError(28, "full")

    monkeypatch.setattr(saves.os, "replace", fails)
    with pytest.raises(CommandError):
        saves.write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]
