"""Who asks for much is asked to wait, and told how long; nobody else is."""

from __future__ import annotations

import pytest

from bot.people.quotas import ALLOWANCES, Quotas
from bot.talk.refusals import RefusedError
from tests.bot.forum import Table, all_told, told


class Clock:
    time = 1000

    def __call__(self) -> int:
        return self.time


def test_a_person_may_ask_again_when_the_time_is_over() -> None:
    clock = Clock()
    quotas, allowed = Quotas(clock), ALLOWANCES["replay"]
    for _ in range(allowed.person):
        quotas.take("replay", 1, 5)
    with pytest.raises(RefusedError, match="refused-quota-person") as refused:
        quotas.take("replay", 1, 5)
    assert refused.value.text.args["again"] == f"<t:{1000 + allowed.seconds}:R>"
    quotas.take("replay", 2, 5)
    quotas.take("look", 1, 5)
    clock.time += allowed.seconds
    quotas.take("replay", 1, 5)


def test_a_server_has_its_share_and_another_its_own() -> None:
    quotas, allowed = Quotas(Clock()), ALLOWANCES["replay"]
    for user in range(allowed.server):
        quotas.take("replay", user, 5)
    with pytest.raises(RefusedError, match="refused-quota-server"):
        quotas.take("replay", 99, 5)
    quotas.take("replay", 99, 6)
    quotas.take("replay", 98, None)


@pytest.mark.asyncio
async def test_a_flood_of_replays_by_a_bystander_is_refused_in_words(server, roma) -> None:
    table = Table(server, [server.person("Livia"), server.person("Gaius")])
    await table.start()
    await all_told(roma)
    drawn = []

    async def animation(*sketch: object) -> None:
        drawn.append(sketch)

    roma.drawing.animation = animation
    stranger = server.person("Nemo", locale="de")
    for _ in range(24):
        await stranger.slash(table.channel, "replay")
    await stranger.wait_for(lambda m: m.seen_by == stranger.id and "Bitte versuch es" in m.text)
    await server.idle()
    assert len(drawn) <= ALLOWANCES["replay"].person
    assert "Move 1" in await told(table.people[0], table.channel, "history")
