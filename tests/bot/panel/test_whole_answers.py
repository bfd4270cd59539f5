"""Questions for several picks with whole answers as buttons above the menu."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.panel.model import panel
from bot.panel.ways.offering import JOINED, answers_of, offered
from bot.panel.widgets import panel_view
from bot.talk.voice import Voice
from games.core.contract import Decision, Option
from games.core.text import Text
from games.nova_roma import GAME
from tests.bot.panel.test_model import check_view, choice_of
from tests.games.nova_roma.scene import Scene


def with_whole(decision: Decision, n: int) -> Decision:
    label = Text("number", {"n": 1})
    whole = [Option(f"{JOINED}{k:08x}", label, group=JOINED) for k in range(n)]
    return replace(decision, options=(*whole, *decision.options))


@pytest.mark.parametrize(
    ("options", "least", "most", "style", "room"),
    [(9, 2, 2, "multiselect", 15), (9, 0, 3, "multiselect", 10), (40, 0, 3, "basket", 5)],
)
def test_whole_answers_have_room_above_the_menu(options, least, most, style, room) -> None:
    decision = with_whole(choice_of(options, least, most), 20)
    shown = panel(decision)
    assert (shown.style, len(shown.whole)) == (style, room)
    assert not any(option.group == JOINED for option in shown.options)
    again = decision.options[20].id, decision.options[21].id
    for undo in (False, True):
        view = panel_view(
            Voice("en", GAME), 1, 1, decision, shown, marks={}, can_undo=undo, again=again
        )
        check_view(view)


def test_a_basket_that_was_begun_has_none() -> None:
    decision = with_whole(choice_of(40, 0, 3), 5)
    assert panel(decision, 0, ["option:1"]).whole == ()


def test_a_whole_answer_is_what_it_says() -> None:
    scene = Scene(3).player(0, goods="s2", ships="N4 S8").offers(sailing="SC12").acts(0, "sail", 3)
    scene.script(0, "contract:SC12", "a:N5")
    match, decision = scene.match, scene.asked()
    assert match
    assert decision
    shown, joined = offered(1, match, decision.seat, decision)
    assert shown.options[: len(joined)] == panel(shown).whole
    for id, answers in joined.items():
        assert answers_of(1, match, decision.seat, id) == answers
        assert len(answers[0]) == decision.most
