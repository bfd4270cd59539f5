"""`play` with scripted input: setting a table, answering, commands, taking back, the end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from games.cli.keyboard.question import Question
from games.cli.keyboard.seating import HUMAN
from games.cli.keyboard.sitting import Sitting
from games.cli.screen.voice import Voice
from games.core.contract import Decision, Option
from games.core.errors import GameError
from games.core.record import RecordedMatch, read_record
from games.core.seats import Seat
from games.core.text import Text
from games.registry import all_games

GAME = all_games()["glory_to_rome"]
ALONE = "play gtr --players 2 --seed 4 --names Ada,Ben --save game.json"


def saved(path: str = "game.json"):
    return read_record(Path(path).read_bytes())


def test_without_a_screen_the_table_is_printed_once_a_turn(cli):
    game = "play nova --players 2 --seed 4 --names Ada,Ben --save"
    assert cli(f"{game} one.json", "1\n1\nquit").out.count("Zone A (6/3/1 VP)") == 1
    assert cli(f"{game} two.json", "1\nboard\nquit").out.count("Zone A (6/3/1 VP)") == 2


# ---- setting a table --------------------------------------------------------------------------


def test_a_newcomer_gets_a_game_by_pressing_enter(cli):
    out = cli("play", "\n\n\n\n\nquit").out
    assert "What is your name? (Enter: Marcus)" in out
    assert "Marcus (at this keyboard), Livia (computer) and Titus (computer)" in out
    assert "How to answer" in out
    (file,) = Path("saves").iterdir()
    assert saved(str(file)).players == [HUMAN, "steward", "steward"]
    assert str(file) in out


def test_the_welcome_asks_again_for_what_does_not_fit(cli):
    typed = "1\nEva\nmany\n9\n2\n1\neva\nUrs\n2\n\n"
    out = cli("play --language de", typed).out
    assert "Tippe eine Zahl von 1 bis 4" in out
    assert "Es können nicht zwei eva heißen" in out
    assert "Eva (an dieser Tastatur), Urs (an dieser Tastatur) und Livia (Computer)" in out
    (file,) = Path("saves").iterdir()
    assert saved(str(file)).variant == {"trial_game": "on"}


def test_whoever_left_a_game_comes_back_to_it_with_enter(cli):
    cli("play", "1\nAda\n\n\n\n\n1\nquit")
    (file,) = Path("saves").iterdir()
    out = cli("play", "\nquit").out
    assert "Welcome back" in out
    assert f"Going on with {file} after choice" in out
    assert "A new game" in cli("play", "2\nAda").out


def test_seats_players_bots_and_names(cli):
    cli(f"{ALONE}", "quit")
    assert (saved().players, saved().names) == ([HUMAN, "steward"], ["Ada", "Ben"])
    cli("play gtr --seats random,human,steward --save b.json", "quit")
    assert saved("b.json").players == ["random", HUMAN, "steward"]
    assert saved("b.json").names == ["Livia", "Marcus", "Titus"]
    cli("play gtr --bots 3 --save c.json", "quit")
    assert saved("c.json").players == [HUMAN, "steward", "steward", "steward"]
    cli("play gtr --players 2 --bots 0 --variant trial_game=on --save d.json", "quit")
    assert (saved("d.json").players, saved("d.json").variant) == ([HUMAN] * 2, {"trial_game": "on"})


def test_bots_alone_play_to_the_end(cli):
    out = cli("play gtr --seats random,random --seed 1 --save all.json")
    assert (out.code, out.err) == (0, "")
    assert "The end" in out.out
    assert "points" in out.out


# ---- answering --------------------------------------------------------------------------------


def test_a_screen_has_news_table_hand_question_and_numbered_options(cli):
    out = cli(ALONE, "quit").out
    for words in ("So far", "Ada shows", "Table", "Ben · influence 2", "Your hand (5)", "  1 "):
        assert words in out
    assert out.index("So far") < out.index("Table") < out.index("Your hand") < out.index("  1 ")


def test_a_wrong_answer_is_explained_and_asked_again(cli):
    out = cli(ALONE, "99\n\nfoo bar\nthink\nquit").out
    assert "There is no 99 here" in out
    assert "An answer is needed here" in out
    assert "Nothing here is called “foo bar”" in out
    assert "“think” may be several things" in out
    assert saved().choices == []


def question(least: int = 1, most: int = 1, ordered: bool = False, ids: str = "a b c") -> Question:
    labels = {"a": "material-rubble", "b": "material-wood", "c": "role-craftsman"}
    options = tuple(Option(id, Text(labels.get(id, "senator"))) for id in ids.split())
    decision = Decision(Seat(0), "gtr.lead", Text("ask-think"), options, least, most, ordered)
    return Question(decision, Voice("en", GAME.texts))


@pytest.mark.parametrize(
    ("line", "picks"),
    [
        ("1 3", ("a", "c")),
        ("3,1", ("c", "a")),
        ("wood, craft", ("b", "c")),
        ("b", ("b",)),
        ("RUB", ("a",)),
        ("2, rubble", ("b", "a")),
        ("", ()),
    ],
)
def test_several_things_may_be_picked_by_number_id_or_label(line: str, picks: tuple[str, ...]):
    assert question(0, 2).picks(line) == picks


@pytest.mark.parametrize("line", ["", "1 2 3", "1 1", "0", "4", "x", "1 x"])
def test_what_does_not_answer_the_question_is_refused(line: str):
    with pytest.raises(GameError):
        question(1, 2).picks(line)


def test_how_to_answer_is_said_for_every_kind_of_question():
    assert question().how_to_answer() == "1–3, or ? for help:"
    assert question(0, 1).how_to_answer().startswith("Pick one at most; Enter for nothing")
    assert question(0, 2).how_to_answer().startswith("Pick up to 2,")
    assert question(2, 2).how_to_answer().startswith("Pick exactly 2,")
    assert question(1, 3).how_to_answer().startswith("Pick 1–3")
    assert question(3, 3, ordered=True).how_to_answer().startswith("All 3 in the order")


def test_options_that_are_numbers_are_typed_as_they_are():
    numbers = question(ids="4 5 6")
    assert numbers.picks("5") == ("5",)
    assert numbers.how_to_answer() == "4–6, or ? for help:"
    with pytest.raises(GameError):
        numbers.picks("1")


# ---- commands ---------------------------------------------------------------------------------


def test_help_lookup_board_and_log(cli):
    out = cli(ALONE, "?\n? petition\n? qqqq\nboard\nlog\nquit").out
    assert "What you may type" in out
    assert "Two order cards of one colour" in out
    assert "try another word" in out
    assert out.count("Your hand (5)") == 2
    assert out.count("· A new game for 2 players begins.") == 2


def test_german_commands_work_in_english_too(cli):
    assert "What you may type" in cli(ALONE, "hilfe\nende").out


def test_a_lookup_knows_the_variant_of_the_table(cli):
    words = "play gtr --players 2 --no-save --variant stairway_mode=additional"
    out = cli(words, "? stairway\nquit\nn").out
    assert "This does not use up the action" in out
    assert "You may spend an Architect action" not in out


def test_more_offers_what_may_be_done_at_any_time_and_conceding_ends_two(cli):
    out = cli(ALONE, "more\n\nmore\n9\nmore\nconcede\ncopy.json").out
    assert "Number, or Enter to go back:" in out
    assert "Everybody else has conceded" in out
    assert "★  Ben" in out
    assert "Scoring" in out
    assert "Open hand" in out
    assert Path("copy.json").read_bytes() == Path("game.json").read_bytes()


def test_the_end_offers_an_export_when_nothing_was_kept(cli):
    Path("there.json").write_text("mine")
    words = "play gtr --players 2 --no-save"
    out = cli(words, "more\n1\nthere.json\nthere.json/x\nmine.json").out
    assert "there.json is there already" in out
    assert Path("there.json").read_text() == "mine"
    assert saved("mine.json").choices[-1].aside


def test_quit_offers_to_save_only_if_nothing_is_kept(cli):
    out = cli("play gtr --players 2 --no-save", "quit\nn")
    assert (out.code, "The game was not saved." in out.out) == (0, True)
    assert not Path("saves").exists()
    out = cli("play gtr --players 2 --no-save", "quit\n")
    assert len(list(Path("saves").iterdir())) == 1
    assert "python -m games play --resume saves/" in out.out


def test_save_writes_copies_and_asks_before_writing_over(cli):
    Path("other.json").write_text("mine")
    out = cli(ALONE, "save\nsave other.json\nn\nsave copy.json\nsave game.json/x\nquit").out
    assert "Saved in game.json." in out
    assert Path("other.json").read_text() == "mine"
    assert Path("copy.json").read_bytes() == Path("game.json").read_bytes()
    assert "cannot be written" in out


# ---- taking back ------------------------------------------------------------------------------


def test_nothing_can_be_taken_back_before_the_first_choice(cli):
    assert "nothing to take back" in cli(ALONE, "undo\nquit").out


def test_a_choice_nobody_learnt_from_is_taken_back_freely(cli):
    """Leading first asks for the role, then for the card: the role may be changed."""
    words = "play gtr --seats human,human --seed 4 --names Ada,Ben --save game.json"
    out = cli(words, "\n1\nundo\nquit").out
    assert "Taken back. Choose again." in out
    assert "agrees" not in out
    assert saved().choices == []


def test_what_others_saw_is_taken_back_only_by_agreement(cli):
    script = "think: draw\nundo\nn\nundo\ny\nquit"
    out = cli(ALONE, script).out
    assert out.count("Everybody agrees? y/N:") == 2
    assert "to before the last choice of Ada" in out
    assert "Nothing was taken back." in out
    assert "Taken back. Choose again." in out
    assert [choice for choice in saved().choices if choice.seat == 0] == []


def test_news_are_those_since_ones_own_choice_and_shrink_with_undo():
    recorded = RecordedMatch.start(GAME, ["Ada", "Ben"], 4)
    sitting = Sitting(recorded, [HUMAN, "random"], None)
    seat = sitting.let_bots_play()
    assert seat == 0
    begun = sitting.news(seat)
    decision = sitting.match.pending(seat)
    think = next(o.id for o in decision.options if o.id.startswith("think:one"))
    sitting.answer(seat, [think])
    sitting.let_bots_play()
    keys = [event.text.key for event in sitting.news(seat)]
    assert "told-you-drew" in keys
    assert "told-start" not in keys
    assert all(event.only is None or event.only == (0,) for event in sitting.log(seat))
    sitting.go_back()
    assert sitting.let_bots_play() == seat
    assert len(sitting.log(seat)) == len(begun)
    assert sitting.news(seat) == begun  # as it was before that choice


def test_bots_play_the_same_again_after_going_back(cli):
    for name in ("a.json", "b.json"):
        words = f"play gtr --players 3 --seed 9 --names Ada --save {name}"
        script = "1\n1\n1\nquit" if name == "a.json" else "1\nundo\ny\n1\n1\n1\nquit"
        cli(words, script)
    first, second = (json.loads(Path(f"{n}.json").read_text())["choices"] for n in "ab")
    assert first == second


def test_a_choice_can_be_taken_back_before_the_keyboard_is_passed_on(cli):
    words = "play gtr --seats human,human --names Ada,Ben --variant start_mode=choose --no-save"
    out = cli(words, "\n1\nundo\n2\n\nquit\nn").out
    assert out.count("Pass the keyboard to Ada.") == 1
    assert out.count("Pass the keyboard to Ben.") == 2
    assert out.count("Taken back. Choose again.") == 1
