"""Posts say whose turn it is and what for, and never what only one player may know."""

from __future__ import annotations

import msgspec
import pytest

from bot.posts.lines.turn_lines import asked_of, turn_lines, what_for, what_for_all
from bot.tables.live import Live
from bot.talk.voice import Voice
from games.core.bots.random_bot import random_bot
from games.core.catalogue import LANGUAGES
from games.core.errors import ReplayDriftError
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from games.registry import all_games
from playground import LoopbackServer
from storage.records import SeatRow, TableRow
from tests.bot.forum import (
    Table,
    button,
    choose_option,
    is_question,
    offers,
    press_anything,
    running_bot,
)
from tests.games.glory_to_rome.scene import Scene

ROME = all_games()["glory_to_rome"]
NAMES = ("Livia", "Gaius", "Titus")


def words(match: Match, language: str = "en") -> list[str]:
    voice = Voice(language, match.game)
    return [what_for(voice, match.turn_key(seat) or "") for seat in match.waiting()]


def seated(match: Match) -> Live:
    row = TableRow(1, 7, 5, "glory_to_rome", {}, 0, 3, 1, "playing", 1, "en", 0, None, 0, 0)
    seats = tuple(SeatRow(Seat(n), n + 1, None, name) for n, name in enumerate(NAMES))
    return Live(match.game, row, seats, match)


def line(scene: Scene, language: str, *pinged: int) -> str:
    live = seated(scene.match)
    waiting = live.waiting()
    return turn_lines(live, live.voice(language), waiting, asked_of(live, waiting), pinged)


def test_of_several_everything_they_are_asked_for_is_told_once() -> None:
    voice = Voice("en", ROME)
    lead, follow = what_for(voice, "gtr.lead"), what_for(voice, "gtr.follow")
    assert lead != follow
    assert what_for_all(voice, ["gtr.follow", "gtr.lead", "gtr.follow"]) == f"{follow} / {lead}"
    assert what_for_all(voice, ["gtr.follow", "gtr.follow"]) == follow
    assert what_for_all(voice, ["gtr.follow", "nobody.knows"]) == ""


# ---- how it sounds ----------------------------------------------------------------------------


def test_who_is_pinged_is_told_what_for() -> None:
    scene = Scene().player(0, hand="villa road").leads(0)
    assert line(scene, "en", 1) == "▶ **Your turn, <@1>:** lead a role or think."
    german = "▶ **Du bist dran, <@1>:** eine Rolle anführen oder nachdenken."
    assert line(scene, "de", 1) == german


def test_several_who_are_asked_the_same_share_a_line() -> None:
    scene = Scene().player(1, hand="villa J").player(2, hand="garden J").follows("patron")
    assert line(scene, "en", 2, 3) == "▶ **Over to you, <@2> and <@3>:** follow or think."
    assert line(scene, "de", 2, 3) == "▶ **Ihr seid dran, <@2> und <@3>:** folgen oder nachdenken."
    assert line(scene, "en", 3) == "▶ **Gaius** and <@3> are next: follow or think."
    assert line(scene, "de") == "▶ **Gaius** und **Titus** sind dran: folgen oder nachdenken."


def test_different_questions_have_lines_of_their_own_and_unknown_ones_name_the_seat_only() -> None:
    scene = Scene().player(1, hand="villa J").player(2, hand="garden J").follows("patron")
    live = seated(scene.match)
    voice = live.voice("en")
    told = turn_lines(live, voice, live.waiting(), ["gtr.follow", "gtr.lions"], [2])
    assert told.splitlines() == [
        "▶ **Your turn, <@2>:** follow or think.",
        "▶ **Titus** is next: throw clients to the lions, or not.",
    ]
    for unknown in (["gtr.nonsense", ""], []):
        told = turn_lines(live, voice, live.waiting(), unknown, [2])
        assert told == "▶ <@2> and **Titus** are next."
    assert turn_lines(live, voice, [], [], []) == ""


# ---- what it keeps to itself ------------------------------------------------------------------


def test_half_a_plan_looks_like_none() -> None:
    """Who has begun to choose what to play is still said to choose between following and not."""
    scene = Scene(4).player(1, hand="road road garden J").player(2, hand="W W W B").player(3)
    scene.follows("merchant")
    before = words(scene.match)
    scene.answer(2, "petition:wood")
    assert scene.key(2) == "gtr.petition"
    assert words(scene.match) == before
    scene.answer(1, "think:one")  # now the petitioner is next, and others have been told about
    assert scene.key(2) == "gtr.petition"
    assert set(words(scene.match)) == {"follow or think"}


def test_half_a_lead_looks_like_none() -> None:
    scene = Scene().player(0, hand="villa road J").leads(0)
    scene.answer(0, "lead:laborer")
    assert scene.key(0) == "gtr.lead.cards"
    assert words(scene.match) == ["lead a role or think"]


@pytest.mark.parametrize("built", ["latrine", "vomitorium", "latrine vomitorium"])
def test_who_has_nothing_to_follow_with_is_not_given_away(built: str) -> None:
    """They are asked what to discard before thinking; what they are said to do is the same."""
    cannot = Scene().player(1, hand="W B", built=built).player(2, hand="J").follows("patron")
    can = Scene().player(1, hand="M B", built=built).player(2, hand="J").follows("patron")
    assert cannot.key(1) in ("gtr.latrine", "gtr.vomitorium")
    assert can.key(1) == "gtr.follow"
    assert words(cannot.match) == words(can.match)


def test_a_demand_is_answered_without_saying_how() -> None:
    """Behind a wall one may give or not; nobody learns who wished to be asked."""
    voice = Voice("en", ROME)
    assert what_for(voice, "gtr.give.must") == what_for(voice, "gtr.give.may")


def test_after_something_was_told_the_next_question_is_public() -> None:
    scene = Scene().player(0, hand="W B", influence=4, built="colosseum").player(1, clients="W")
    scene.pool("W").player(2, clients="W").performs(0, "legionary")
    assert words(scene.match) == ["demand material for Rome"]
    scene.answer(0, scene.options(0)[0])
    assert words(scene.match) == ["take the demanded material from the pool, or leave it"]
    scene.answer(0, "none")
    assert scene.key(0) == "gtr.lions"
    assert words(scene.match) == ["throw clients to the lions, or not"]


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.key)
@pytest.mark.parametrize("seed", range(8))
def test_what_is_said_of_a_turn_is_the_same_in_every_world_that_looks_the_same(
    game, seed: int
) -> None:
    """Everything hidden is dealt anew behind the spectators' backs; they must not notice."""
    rng = Rng(seed)
    match = Match.start(game, game.seats[seed % len(game.seats)], seed)
    compared = 0
    while not match.outcome:
        if not match.tail:
            compared += looks_the_same(match, rng)
        said = [words(match, language) for language in LANGUAGES]
        assert [bool(word) for word in said[0]] == [bool(word) for word in said[1]]
        assert not any("{" in word or word.endswith(".") for each in said for word in each)
        seat = match.waiting()[rng.below(len(match.waiting()))]
        match.submit(seat, match.seq, random_bot(None, match.pending(seat), rng))
    assert compared > 10


def public(match: Match) -> tuple[bytes, tuple[Seat, ...]]:
    return msgspec.json.encode(match.view(None)), match.waiting()


def looks_the_same(match: Match, rng: Rng) -> bool:
    try:
        elsewhere = match.redealt(None, rng)
    except ReplayDriftError:
        return False
    if public(elsewhere) != public(match):
        return False  # something happened there that everybody sees
    assert words(elsewhere) == words(match)
    return True


@pytest.mark.parametrize("seed", range(6))
def test_all_that_may_be_asked_publicly_has_words(seed: int) -> None:
    rng = Rng(seed)
    match = Match.start(ROME, 2 + seed % 4, seed, {"start_mode": "choose"})
    while not match.outcome:
        assert all(words(match)), [match.turn_key(seat) for seat in match.waiting()]
        seat = match.waiting()[rng.below(len(match.waiting()))]
        twin = match.clone()
        assert [twin.turn_key(s) for s in twin.waiting()] == [
            match.turn_key(s) for s in match.waiting()
        ]
        match.submit(seat, match.seq, random_bot(None, match.pending(seat), rng))


# ---- as people meet it ------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_the_post_and_the_ping_say_what_is_asked() -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:"):
        table = Table(server, [server.person("Livia"), server.person("Gaius")])
        await table.start()
        first = table.latest(table.people[0])
        leader = next(person for person in table.people if person.mention in first.text)
        assert f"**Your turn, {leader.mention}:** lead a role or think." in first.text
        follower = next(person for person in table.people if person is not leader)
        looking = await table.panel(follower)
        assert f"**{leader.name}** is next: lead a role or think." in looking.text
        panel = await table.panel(leader)
        lead = next(id for id in offers(panel) if id.startswith("lead:"))
        panel = await choose_option(leader, panel, lead)
        while is_question(panel):
            panel = await press_anything(leader, panel, Rng(1))
        post = await follower.wait_for(lambda m: f"Your turn, {follower.mention}" in m.text)
        assert f"**Your turn, {follower.mention}:** follow or think." in post.text
        info = await (await leader.slash(table.channel, "table info")).message()
        assert f"**{follower.name}** is next: follow or think." in info.text
        assert button(post, "move")
