"""Few films of a table at a time, each drawn once, whoever asks."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest

from bot.looking.replays import MOST, Replays, film_title
from bot.talk.refusals import RefusedError
from bot.talk.voice import Voice

pytestmark = pytest.mark.asyncio


VOICE = Voice("en")


class SlowGallery:
    """Draws nothing before it is told to."""

    def __init__(self) -> None:
        self.asked = 0
        self.finish = asyncio.Event()

    async def animation(self, *_: object) -> str:
        self.asked += 1
        await self.finish.wait()
        return "film"


def table(id: int) -> SimpleNamespace:
    return SimpleNamespace(id=id)


async def test_all_who_ask_get_the_same_animation() -> None:
    gallery = SlowGallery()
    replays = Replays(gallery)
    asking = [asyncio.create_task(replays.of(table(1), VOICE, 1, 5)) for _ in range(24)]
    asking.append(asyncio.create_task(replays.of(table(1), Voice("de"), 1, 5)))
    await asyncio.sleep(0)
    asking.pop(0).cancel()
    with pytest.raises(RefusedError, match="refused-replay-running"):
        await replays.of(table(1), VOICE, 2, 5)
    gallery.finish.set()
    assert await asyncio.gather(*asking) == ["film"] * 24
    assert gallery.asked == 2, "one for each language"
    assert await replays.of(table(1), VOICE, 2, 5) == "film", "now there is time for another"


async def test_not_more_tables_than_can_be_drawn_soon() -> None:
    gallery = SlowGallery()
    replays = Replays(gallery)
    asking = [asyncio.create_task(replays.of(table(n), VOICE, 1, 5)) for n in range(MOST)]
    await asyncio.sleep(0)
    with pytest.raises(RefusedError, match="refused-busy"):
        await replays.of(table(99), VOICE, 1, 5)
    gallery.finish.set()
    await asyncio.gather(*asking)


async def test_a_film_of_one_move_says_which() -> None:
    assert film_title(VOICE, 3, 3) == "Move 3"
    assert film_title(Voice("de"), 3, 3) == "Zug 3"
    assert film_title(VOICE, 3, 5) == "Moves 3 to 5"
