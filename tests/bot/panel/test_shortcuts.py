"""One press, several answers: shown first, confirmed once, taken back together."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest

from bot.panel.answering import Answering
from bot.panel.model import panel
from bot.panel.typing import read_list
from bot.panel.ways.courses import tried
from bot.panel.ways.offering import NOTHING, offered
from bot.posts.composer import Composer
from bot.tables.live import Live
from bot.tables.sitting import Sitting
from bot.talk.addresses import read_address
from bot.talk.replies import Reply
from bot.talk.voice import Voice
from games.core.bots.random_bot import RANDOM
from games.core.contract import Decision, Option
from games.core.guiding import Shortcut
from games.core.match import Match
from games.core.seats import Seat
from games.core.text import Text
from games.glory_to_rome import GAME
from games.glory_to_rome.game import GloryToRome
from games.glory_to_rome.seat.view import View
from tests.bot.house import GAIUS, LIVIA, House, NotingPool, house
from tests.bot.panel.test_model import check_view
from tests.games.evening import moments


def card_and_role(self: GloryToRome, view: View, decision: Decision) -> tuple[Shortcut, ...]:
    """Every role with a card of its own; some of these do not fit after all."""
    if decision.key != "gtr.lead" or view.seat is None:
        return ()
    roles = [option.id for option in decision.options if option.id.startswith("lead:")]
    cards = dict.fromkeys(view.players[view.seat].hand or ())
    return tuple(
        Shortcut(Text("number", {"n": f"{card} {role}"}), ((role,), (f"play:{card}",)))
        for role in roles
        for card in cards
    )


@pytest.fixture
def with_shortcuts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GloryToRome, "shortcuts", card_and_role)


@pytest.fixture(autouse=True)
def without_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the game itself says goes together."""
    monkeypatch.setattr(GloryToRome, "shortcuts", lambda *_: ())
    monkeypatch.setattr(GloryToRome, "obvious", lambda *_: None)
    monkeypatch.setattr(GloryToRome, "opens", lambda *_: "")


def answering_in(home: House) -> Answering:
    return Answering(home.sessions, Composer(home.store, NotingPool()))


def pressable(reply: Reply) -> dict[str, str]:
    """What each button of a panel is for: its argument by its verb and label."""
    assert reply.view is not None
    check_view(reply.view)
    buttons = [item for item in reply.view.children if isinstance(item, discord.ui.Button)]
    return {
        f"{address.verb} {each.label}": address.argument
        for each in buttons
        if (address := read_address(each.custom_id or ""))
    }


def first_shortcut(reply: Reply) -> str:
    return next(id for name, id in pressable(reply).items() if id.startswith("joined>"))


def choices_of(live: Live) -> list[tuple[str, ...]]:
    return [choice.picks for choice in live.playing.tail]


@pytest.mark.asyncio
async def test_what_shortcuts_begin_with_stands_beside_them_or_in_a_menu(
    with_shortcuts, monkeypatch
) -> None:
    async with house() as home:
        table, answering = await home.start(LIVIA, GAIUS), answering_in(home)
        async with home.sessions.table(table) as live:
            seat = live.waiting()[0]
            sitting = Sitting(live, seat, live.voice())
            roles = {option.id for option in live.question(seat).options}
            begun = {
                each.answers[0][0]
                for each in GAME.shortcuts(live.playing.view(seat), live.question(seat))
            }
            shown = await answering.showing.show(sitting)
            assert roles & begun <= set(pressable(shown).values())
            assert not [i for i in shown.view.children if isinstance(i, discord.ui.Select)]
            monkeypatch.setattr("bot.panel.showing.unfolded", lambda _, asked: asked)  # no room
            shown = await answering.showing.show(sitting)
            menu = next(i for i in shown.view.children if isinstance(i, discord.ui.Select))
            assert {option.value for option in menu.options} & roles
            assert menu.placeholder == "Or step by step"


def same_labels(self: GloryToRome, view: View, decision: Decision) -> tuple[Shortcut, ...]:
    """Shortcuts that are called as the options they begin with."""
    options = {option.id: option for option in decision.options}
    known = card_and_role(self, view, decision)
    first = {each.answers[0][0]: each for each in reversed(known)}
    return tuple(
        Shortcut(options[id].label, each.answers, spot=options[id].spot)
        for id, each in first.items()
    )


@pytest.mark.asyncio
async def test_no_two_buttons_beside_each_other_say_the_same(monkeypatch) -> None:
    monkeypatch.setattr(GloryToRome, "shortcuts", same_labels)
    async with house() as home:
        table, answering = await home.start(LIVIA, GAIUS), answering_in(home)
        async with home.sessions.table(table) as live:
            seat = live.waiting()[0]
            shown = await answering.showing.show(Sitting(live, seat, live.voice()))
            named = [(name, id) for name, id in pressable(shown).items() if name[:4] == "pick"]
            joined = [name for name, id in named if id.startswith("joined>")]
            single = [name for name, id in named if name.endswith(" …")]
            assert joined
            assert [f"{name} …" for name in joined] == single
            assert shown.content.count("step by step") == 1


@pytest.mark.asyncio
async def test_a_shortcut_is_confirmed_once_and_taken_back_as_one(with_shortcuts) -> None:
    async with house() as home:
        table, answering = await home.start(LIVIA, GAIUS), answering_in(home)
        async with home.sessions.table(table) as live:
            seat = live.waiting()[0]
            sitting = Sitting(live, seat, live.voice())
            shown = await answering.showing.show(sitting)
            asked = await answering.press(sitting, live.playing.seq, first_shortcut(shown))
            again = read_address(
                next(i.custom_id for i in asked.view.children if "rethink" in i.custom_id)
            )
            assert again.argument == "1"
            assert len(choices_of(live)) == 1
            back = await answering.rethink(sitting, again.seq, int(again.argument))
            assert choices_of(live) == []
            assert pressable(back).keys() == pressable(shown).keys()
            asked = await answering.press(sitting, live.playing.seq, first_shortcut(back))
            mark = next(a for name, a in pressable(asked).items() if name.startswith("confirm"))
            await answering.confirm(sitting, live.playing.seq, mark)
        first, second = await home.store.choices(table)
        assert (first.key, second.key) == ("gtr.lead", "gtr.lead.cards")


@pytest.mark.asyncio
async def test_a_shortcut_that_broke_off_leaves_the_next_question(
    with_shortcuts, monkeypatch, tmp_path: Path
) -> None:
    place = str(tmp_path / "roma.sqlite3")
    async with house(place) as home:
        table, answering = await home.start(LIVIA, GAIUS), answering_in(home)
        monkeypatch.setattr(answering.drafts, "save", broken)
        async with home.sessions.table(table) as live:
            sitting = Sitting(live, live.waiting()[0], live.voice())
            pick = first_shortcut(await answering.showing.show(sitting))
            with pytest.raises(BrokenOffError):
                await answering.press(sitting, live.playing.seq, pick)
    async with house(place) as home, home.sessions.table(table) as live:
        seat = live.waiting()[0]
        assert live.question(seat).key == "gtr.lead.cards"
        assert live.playing.can_undo(seat)
        shown = await answering_in(home).showing.show(Sitting(live, seat, live.voice()))
        assert live.voice().say(live.question(seat).prompt) in shown.content


class BrokenOffError(Exception):
    """As if the process had been killed."""


async def broken(*_: object) -> None:
    raise BrokenOffError


@pytest.mark.asyncio
async def test_a_shortcut_that_is_gone_does_nothing(with_shortcuts) -> None:
    async with house() as home:
        table, answering = await home.start(LIVIA, GAIUS), answering_in(home)
        async with home.sessions.table(table) as live:
            sitting = Sitting(live, live.waiting()[0], live.voice())
            await answering.press(sitting, live.playing.seq, "joined>00000000")
            assert choices_of(live) == []


def test_only_what_can_be_taken_is_shown(with_shortcuts) -> None:
    match = Match.start(GAME, 2, 1)
    seat = match.waiting()[0]
    decision = match.pending(seat)
    shown = offered(1, match, seat, decision)
    assert 0 < len(shown.joined) < len(GAME.shortcuts(match.view(seat), decision))
    for answers in shown.joined.values():
        assert tried(1, match, seat, answers)
    ids = [option.id for option in shown.decision.options]
    assert ids[: len(shown.joined)] == [*shown.joined]
    assert {option.id for option in decision.options} <= set(ids)


def test_a_single_proposal_leaves_the_options_as_they_are(monkeypatch) -> None:
    match = Match.start(GAME, 2, 1)
    seat = match.waiting()[0]
    decision = match.pending(seat)
    for shortcut in card_and_role(GAME, match.view(seat), decision):
        monkeypatch.setattr(GloryToRome, "shortcuts", lambda *_, only=shortcut: (only,))
        if shown := offered(1, match, seat, decision).joined:
            options = offered(1, match, seat, decision).decision.options
            assert options[len(shown) :] == decision.options
            return
    raise AssertionError("none can be taken")


@pytest.mark.asyncio
async def test_what_goes_without_saying_is_answered_and_can_be_asked_for(monkeypatch) -> None:
    def first_card(self: GloryToRome, view: View, asked: Decision) -> tuple[str, ...] | None:
        return (asked.options[0].id,) if asked.key == "gtr.lead.cards" else None

    monkeypatch.setattr(GloryToRome, "obvious", first_card)
    async with house() as home:
        table, answering = await home.start(LIVIA, GAIUS), answering_in(home)
        async with home.sessions.table(table) as live:
            seat = live.waiting()[0]
            sitting = Sitting(live, seat, live.voice())
            role = next(o.id for o in live.question(seat).options if o.id.startswith("lead:"))
            asked = await answering.press(sitting, live.playing.seq, role)
            assert "confirm" in " ".join(pressable(asked))
            assert live.question(seat).key == "gtr.lead.cards"
            back = await answering.undo(sitting, live.playing.seq, all_of_it=False)
            assert live.question(seat).key == "gtr.lead"
            assert role in pressable(back).values()


def test_where_nothing_may_be_picked_it_is_an_option() -> None:
    for match, seat, decision in moments(GAME, [RANDOM] * 2, 3):
        if (decision.least, decision.most) == (0, 1):
            shown = offered(1, match, seat, decision).decision
            assert [option.id for option in shown.options][-1] == NOTHING
            assert panel(shown, rows=4).style in ("buttons", "mixed")
            return
    raise AssertionError("no such question was asked")


CARDS = ("bath", "villa", "dock")
HAND = Decision(
    Seat(0),
    "test",
    Text("number", {"n": 3}),
    tuple(Option(f"card:{name}", Text("number", {"n": name})) for name in CARDS),
    least=0,
    most=2,
)


@pytest.mark.parametrize(
    ("line", "picks"),
    [
        ("bath", ("card:bath",)),
        ("bath, dock", ("card:bath", "card:dock")),
        ("dock villa", ("card:dock", "card:villa")),
        ("nothing", ()),
        ("bath, forum", None),
    ],
)
def test_several_picks_are_typed_in_one_line(line: str, picks: tuple[str, ...] | None) -> None:
    assert read_list(HAND, line, Voice("en")) == picks


@pytest.mark.asyncio
async def test_what_would_come_to_nothing_says_so_on_its_button(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with house() as home:
        table, answering = await home.start(LIVIA, GAIUS), answering_in(home)
        async with home.sessions.table(table) as live:
            seat = live.waiting()[0]
            id = "think:one"
            monkeypatch.setattr(
                type(live.game), "cautions", lambda *_: {id: Text("caution-laborer")}
            )
            shown = await answering.showing.show(Sitting(live, seat, live.voice()))
            (name,) = [name for name, pick in pressable(shown).items() if pick == id]
            assert name.endswith("Think: draw one card – does nothing now")
            assert "Think: draw one card – does nothing now – The pool is empty" in shown.content
