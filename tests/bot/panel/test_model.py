"""Panels are pure: every option is reachable, and no widget breaks one of Discord's limits."""

from __future__ import annotations

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.looking.gallery import gallery_view
from bot.panel.asides import aside_view
from bot.panel.hints import fit_as_buttons, hint_lines
from bot.panel.marks import marked_label, marks_of
from bot.panel.model import in_menu, pages_of, panel, rows_of_buttons
from bot.panel.typing import find_option
from bot.panel.widgets import confirm_view, panel_view
from bot.posts.lobby_post import lobby_view
from bot.talk import limits
from bot.talk.addresses import Address, read_address
from bot.talk.voice import Voice
from games.core.bots.random_bot import random_bot
from games.core.contract import APART, LISTED, Decision, Option
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from games.core.text import Text
from games.registry import all_games

NAMES = ["Livia Drusilla Augusta the Elder", "Gaius", "Octavia", "Marcus", "Titus"]
TABLE = 10**12


def option(n: int, group: str = "") -> Option:
    return Option(f"option:{n}", Text("number", {"n": n}), group=group)


def choice_of(n: int, least: int = 1, most: int = 1, ordered: bool = False) -> Decision:
    options = tuple(option(i) for i in range(n))
    return Decision(Seat(0), "test", Text("number", {"n": n}), options, least, most, ordered)


@pytest.mark.parametrize(
    ("decision", "style"),
    [
        (choice_of(5), "buttons"),
        (choice_of(6), "select"),
        (choice_of(60), "select"),
        (choice_of(10, 0, 3), "multiselect"),
        (choice_of(26, 0, 3), "basket"),
        (choice_of(4, 4, 4, ordered=True), "basket"),
    ],
)
def test_each_kind_of_decision_has_its_style(decision: Decision, style: str) -> None:
    assert panel(decision).style == style


def test_what_stands_apart_has_a_row_of_its_own_and_is_never_in_the_menu() -> None:
    for n in (2, 3, 5, 9, 12, 18, 19, 24, 40):
        options = (*[option(i) for i in range(n)], option(n, APART))
        shown = panel(Decision(Seat(0), "test", Text("number", {"n": n}), options), rows=4)
        if shown.style != "select":
            rows = rows_of_buttons(shown)
            assert options[-1] not in shown.menu
            assert rows[-1][-1] == options[-1]
            assert len(rows) + bool(shown.menu) <= limits.ROWS - 1
            assert len(rows[-1]) == 1 or n > 15
    alone = panel(Decision(Seat(0), "test", Text("number"), (option(0), option(1, APART))), rows=4)
    assert len(rows_of_buttons(alone)) == 1


def test_a_list_stands_in_a_menu_whatever_room_there_is() -> None:
    options = (option(0), *[option(n, LISTED) for n in range(1, 6)], option(6))
    shown = panel(Decision(Seat(0), "test", Text("number", {"n": 7}), options), rows=4)
    assert [each.id for each in shown.menu] == [f"option:{n}" for n in range(1, 6)]


def test_a_spot_of_several_places_is_numbered_and_has_none_of_their_names() -> None:
    voice = Voice("en", all_games()["nova_roma"])
    spots = (("B31", "zone:B"), ("B32", "zone:B"), ("A11", "zone:A"))
    options = [Option(name, Text("name", {"name": name}), None, spot) for name, spot in spots]
    marks = marks_of(voice, options)
    assert marks == {"zone:B": "1", "zone:A": "A11"}
    labels = [marked_label(voice, each, marks) for each in options]
    assert labels == ["1 · B31", "1 · B32", "A11"]


def test_pages_break_between_groups() -> None:
    options = [option(n, "a") for n in range(20)] + [option(n + 20, "b") for n in range(10)]
    assert [len(page) for page in pages_of(options)] == [20, 10]


def test_of_a_list_only_what_finds_no_room_goes_into_the_menu() -> None:
    options = [option(n, group) for n, group in enumerate("aaabbbbcddddd")]

    def menu(slots: int) -> str:
        return "".join(o.group for o in in_menu(options, slots))

    assert menu(13) == ""
    assert menu(12) == "bddddd", "the menu takes five slots: one more than the last list must go"
    assert menu(9) == "bbbbddddd"
    assert menu(8) == "bbbbcddddd", "then whatever comes last"


@given(st.lists(st.integers(1, 40), min_size=1, max_size=8))
def test_pages_hold_everything_in_order_and_never_too_much(groups: list[int]) -> None:
    options = [option(100 * g + n, str(g)) for g, size in enumerate(groups) for n in range(size)]
    pages = pages_of(options)
    assert [o for page in pages for o in page] == options
    assert all(0 < len(page) <= limits.SELECT_OPTIONS for page in pages)


def test_a_basket_gathers_over_pages_and_is_ready_within_bounds() -> None:
    decision = choice_of(40, 2, 3)
    assert not panel(decision, 0, ["option:1"]).complete
    full = panel(decision, 1, ["option:1", "option:30", "option:2"])
    assert full.complete
    assert full.room == 0
    assert "option:30" not in [o.id for o in full.options]


def test_picks_no_longer_on_offer_are_left_out() -> None:
    assert panel(choice_of(40, 0, 3), 0, ["gone", "option:1", "option:1"]).picked == ("option:1",)


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("option:7", "option:7"),
        ("Villa", "option:1"),
        ("vil", "option:1"),
        ("a", None),
        ("x", None),
    ],
)
def test_words_find_options(word: str, found: str | None) -> None:
    decision = choice_of(3)
    labels = ["Palace", "Villa", "Bath"]
    if word == "option:7":
        decision, labels = choice_of(8), [f"label {n}" for n in range(8)]
    option_found = find_option(decision, word, labels)
    assert (option_found.id if option_found else None) == found


def test_addresses_come_back_whole() -> None:
    address = Address("pick", TABLE, 12345, "stairs:2:ludus_magnus:marble:pool")
    assert read_address(address.custom_id()) == address
    assert read_address(address.select_id()) == address
    assert read_address(Address("move", 3).custom_id()) == Address("move", 3)


def check_view(view: discord.ui.View) -> set[str]:
    """Discord's limits on a message's components; returns the custom ids."""
    rows = view.to_components()
    assert len(rows) <= limits.ROWS
    ids: list[str] = []
    for row in rows:
        children = row["components"]
        assert len(children) <= limits.BUTTONS_PER_ROW
        for item in children:
            ids.append(item["custom_id"])
            assert 1 <= len(item["custom_id"]) <= limits.CUSTOM_ID
            if item["type"] == 2:
                assert item.get("label") or item.get("emoji")
                assert len(item.get("label") or "") <= limits.BUTTON_LABEL
            else:
                check_select(item)
    assert len(set(ids)) == len(ids), ids
    return set(ids)


def check_select(item: dict) -> None:
    assert 1 <= len(item["options"]) <= limits.SELECT_OPTIONS
    assert 0 <= item["min_values"] <= item["max_values"] <= len(item["options"])
    assert len(item.get("placeholder", "")) <= limits.PLACEHOLDER
    for each in item["options"]:
        for key in ("label", "value", "description"):
            assert len(each.get(key) or "") <= limits.OPTION_TEXT
        assert each["label"]


def place(name: int | str, spot: str) -> Option:
    return Option(f"place:{name}:{spot}", Text("number", {"n": name}), spot=spot)


def test_places_are_numbered_on_the_picture_and_in_their_labels() -> None:
    voice = Voice("en")
    options = [place(70, "province:gallia"), place(80, "province:raetia"), option(90)]
    marks = marks_of(voice, options)
    assert marks == {"province:gallia": "1", "province:raetia": "2"}
    assert [marked_label(voice, o, marks) for o in options] == ["1 · 70", "2 · 80", "90"]


def test_a_place_is_called_by_the_short_name_its_label_begins_with() -> None:
    voice = Voice("en")
    options = [place("III ×2 → V", "tray:2"), place("VI ×1", "tray:5"), place("Rest", "camp")]
    marks = marks_of(voice, options)
    assert marks == {"tray:2": "III", "tray:5": "VI", "camp": "1"}
    labels = [marked_label(voice, o, marks) for o in options]
    assert labels == ["III ×2 → V", "VI ×1", "1 · Rest"]


def test_no_two_places_are_called_the_same() -> None:
    options = [place("C4 north", "cell:1"), place("C4 south", "cell:2"), place("1", "cell:3")]
    assert marks_of(Voice("en"), options) == {"cell:1": "C4", "cell:2": "1", "cell:3": "2"}


def test_a_place_is_called_as_on_the_picture_if_its_label_says_so_too() -> None:
    voice = Voice("en")
    options = [
        place("Ship a to Tyras (N3)", "N3"),
        place("Lane 2, two spaces", "lane2"),
        place("Somewhere", "deck"),
        place("Claim it", "m12"),
        place("2 coins", "tray:2"),
    ]
    marks = marks_of(voice, options)
    assert marks == {"N3": "N3", "lane2": "2", "deck": "1", "m12": "3", "tray:2": "4"}
    labels = [marked_label(voice, o, marks) for o in options]
    assert labels[:3] == ["Ship a to Tyras (N3)", "Lane 2, two spaces", "1 · Somewhere"]


def test_one_place_alone_is_outlined_without_a_name() -> None:
    options = [place(1, "deck"), place(2, "deck"), option(3)]
    marks = marks_of(Voice("en"), options)
    assert marks == {"deck": ""}
    assert marked_label(Voice("en"), options[0], marks) == Voice("en").say(options[0].label)


def offered(view: discord.ui.View) -> set[str]:
    """Option ids that can be picked in a view."""
    found = set()
    for item in view.children:
        if isinstance(item, discord.ui.Select):
            found |= {each.value for each in item.options}
        elif item.custom_id.startswith("roma:pick:"):
            found.add(read_address(item.custom_id).argument)
    return found


def verbs_of(view: discord.ui.View) -> set[str]:
    return {read_address(id).verb for id in check_view(view)}


def walk(voice: Voice, decision: Decision, rows: int = 1) -> set[str]:
    """All options reachable by turning pages."""
    reached, page = set(), 0
    while True:
        shown = panel(decision, page, rows=rows)
        marks = marks_of(voice, shown.options)
        view = panel_view(voice, TABLE, 9999, decision, shown, marks=marks, can_undo=True)
        check_view(view)
        reached |= offered(view)
        page += 1
        if page >= shown.pages:
            return reached


@pytest.mark.parametrize("decision", [choice_of(n) for n in (2, 5, 6, 25, 26, 60, 130)])
def test_every_option_of_long_lists_is_reachable(decision: Decision) -> None:
    for rows in (1, 2, 4):
        assert walk(Voice("en"), decision, rows) == {o.id for o in decision.options}


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.key)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_panel_of_random_games_is_within_the_limits(game, language: str) -> None:
    for seats in game.seats:
        voice = Voice(language, game, NAMES)
        match, rng = Match.start(game, seats, seats), Rng(seats)
        while not match.outcome:
            seat = match.waiting()[0]
            decision = match.pending(seat)
            for rows in (1, 4):
                assert walk(voice, decision, rows) == {o.id for o in decision.options}
            if match.count % 50 == 0:
                view = aside_view(voice, TABLE, match.aside(seat))
                assert len(check_view(view)) == len(match.aside(seat).options) + 3
            match.submit(seat, match.seq, random_bot(None, decision, rng))


@pytest.mark.parametrize("asides", [True, False])
@pytest.mark.parametrize("can_undo", [True, False])
def test_a_hint_is_at_hand_in_every_question_of_a_move(can_undo: bool, asides: bool) -> None:
    decision = choice_of(20)
    view = panel_view(
        Voice("en"),
        TABLE,
        1,
        decision,
        panel(decision, rows=4),
        marks={},
        can_undo=can_undo,
        asides=asides,
        plans=True,
        hints=True,
    )
    verbs = verbs_of(view)
    assert "hint" in verbs
    assert ("recap" in verbs) != can_undo, "it makes room, and stands with what is aside"


def test_what_a_full_panel_has_no_room_for_stands_aside() -> None:
    match = Match.start(all_games()["trajan"], 2, 1)
    aside = match.aside(match.waiting()[0])
    assert {"recap", "rules"} <= set(verbs_of(aside_view(Voice("en"), TABLE, aside)))
    assert "rules" not in verbs_of(aside_view(Voice("en"), TABLE, aside, asked=False))


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_other_views_are_within_the_limits(language: str) -> None:
    voice = Voice(language)
    check_view(confirm_view(voice, TABLE, 9999, ["a"], 1, True))
    check_view(lobby_view(voice, TABLE))
    for move in (1, 2, 500):
        for hand in (True, False):
            check_view(
                gallery_view(voice, TABLE, move, (min(move + 1, 500), 500), seated=True, hand=hand)
            )


def test_long_lists_can_also_be_typed() -> None:
    assert not panel(choice_of(25)).typed
    assert panel(choice_of(26)).typed


def places(n: int, hints: int = 0) -> Decision:
    options = tuple(
        Option(
            f"cell:{i}",
            Text("number", {"n": i}),
            Text("number", {"n": i % hints}) if hints else None,
        )
        for i in range(n)
    )
    return Decision(Seat(0), "test", Text("number", {"n": n}), options)


def long_labels(n: int) -> Decision:
    options = tuple(Option(f"long:{i}", Text("panel-not-asked")) for i in range(n))
    return Decision(Seat(0), "test", Text("number"), (*options, *places(11).options))


@pytest.mark.parametrize(
    ("decision", "fits"),
    [
        (places(20), True),
        (places(20, hints=8), True),
        (places(20, hints=9), False),
        (long_labels(1), True),
        (long_labels(10), True),
        (long_labels(11), False),
        (choice_of(12), True),
    ],
)
def test_many_short_options_are_one_tap_each(decision: Decision, fits: bool) -> None:
    assert fit_as_buttons(Voice("en"), decision.options) is fits


@pytest.mark.parametrize(("n", "menu"), [(20, 0), (21, 6), (40, 25)])
def test_what_is_too_much_for_buttons_goes_into_a_menu_below_them(n: int, menu: int) -> None:
    shown = panel(places(n), rows=4)
    assert shown.style == ("mixed" if menu else "buttons")
    assert len(shown.menu) == menu
    assert panel(places(41), rows=4).style == "select"


def test_buttons_and_menu_part_between_groups() -> None:
    options = (*(option(n, "a") for n in range(12)), *(option(n, "b") for n in range(12, 24)))
    shown = panel(Decision(Seat(0), "test", Text("number"), options), rows=4)
    assert {o.group for o in shown.menu} == {"b"}


def test_options_with_the_same_explanation_share_its_line() -> None:
    lines = hint_lines(Voice("en"), places(5, hints=2).options)
    assert lines == ["-# 0, 2, 4 – 0", "-# 1, 3 – 1"]
    assert hint_lines(Voice("en"), places(5, hints=2).options, room=20) == lines[:1]
    hint = Text("number", {"n": "free"})
    named = [
        Option(name, Text("number", {"n": name}), hint) for name in ("Villa, no wine", "Villa")
    ]
    assert hint_lines(Voice("en"), named) == ["-# Villa, no wine / Villa – free"]
