"""A fight asks both sides at once: in secret, one ping each, nothing shown before both chose."""

from __future__ import annotations

import pytest

from games.romolo_o_remo.game import RomoloORemo
from games.romolo_o_remo.state import State
from playground import LoopbackServer
from playground.people.person import Person
from tests.bot.forum import PATIENCE, Table, all_told, button, has_verb, is_question, running_bot
from tests.games.romolo_o_remo.scene import Scene

pytestmark = pytest.mark.asyncio

NAMES = ("Livia", "Gaius")


def battlefield(*_: object) -> State:
    """Two kings with soldiers on one hex, the first at turn, who may attack."""
    scene = Scene(2).capital(0, "G3", 3).capital(1, "A2", 3)
    scene.unit(0, "S1 D2", "S2 D2", "W1 G3").unit(1, "S1 D2", "W1 A2").fights(0)
    return scene.state


def pings(table: Table, person: Person) -> int:
    return sum(person.id in m.mentions for m in person.sees(table.channel))


async def test_both_sides_choose_at_once_and_unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RomoloORemo, "setup", battlefield)
    async with LoopbackServer() as server, running_bot(server, ":memory:") as roma:
        livia, gaius = (server.person(name) for name in NAMES)
        table = Table(server, [livia, gaius], "romolo_o_remo")
        await table.start()
        await all_told(roma)
        before = pings(table, gaius)
        panel = await table.panel(livia)
        assert not is_question(await table.panel(gaius))
        attack = next(b.custom_id for b in panel.buttons if ":fight:" in b.custom_id)
        panel = await (await livia.click(panel, custom_id=attack)).message(PATIENCE)
        everyone = panel.selects[0]
        values = [option.value for option in everyone.options]
        panel = await (await livia.select(panel, values)).message(PATIENCE)
        await all_told(roma)
        assert pings(table, gaius) == before + 1, "the other side is called, once"
        defence = await table.panel(gaius)
        assert "attacks you on D2" in defence.text
        tile = next(b.custom_id for b in panel.buttons if b.custom_id.endswith(":x2"))
        chosen = await (await livia.click(panel, custom_id=tile)).message(PATIENCE)
        assert "may change it" in chosen.text
        await all_told(roma)
        assert pings(table, gaius) == before + 1
        public = [m.text for m in gaius.sees(table.channel) if m.seen_by is None]
        assert not any("×2" in text for text in public), "nobody sees it before both have chosen"
        guard = next(b.custom_id for b in defence.buttons if b.custom_id.endswith(":guard"))
        final = await (await gaius.click(defence, custom_id=guard)).message(PATIENCE)
        assert has_verb(final, "confirm")
        assert "×2" not in final.text
        await (await gaius.click(final, custom_id=button(final, "confirm"))).message(PATIENCE)
        await all_told(roma)
        told = "\n".join(m.text for m in gaius.sees(table.channel) if m.seen_by is None)
        assert "Livia shows ×2" in told
        assert "Gaius shows Guard" in told
        assert list(server.violations) == []
