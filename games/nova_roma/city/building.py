"""Placing a building, and the rewards it completes."""

from __future__ import annotations

from games.core.contract import Steps
from games.core.text import Text, who
from games.nova_roma.city.blocks import blocks_of, completed_by
from games.nova_roma.city.board import REWARD_SPACES
from games.nova_roma.city.site import Chooser, Job, choose_place
from games.nova_roma.course.chronicle import Chronicle
from games.nova_roma.course.order import clockwise
from games.nova_roma.data import TABLES
from games.nova_roma.purse import in_words, take_reward
from games.nova_roma.state import Building, State
from games.nova_roma.words.labels import reward_space_text


def place_building(t: Chronicle, s: State, job: Job, ask: Chooser) -> Steps[bool]:
    """Lets the player place a shape; returns whether it stands now."""
    outer = s.turn.planned
    place = yield from choose_place(s, job, ask)
    s.turn.planned = outer
    if place is None:
        return False
    done = completed_by(s, place)
    s.buildings.append(Building(job.seat, place.id, job.contract))
    cells = tuple(Text("name", {"name": cell}) for cell in place.cells)
    t.did("did-builds-in", zone=place.zone, cells=cells)
    for space in done:
        yield from _resolve(t, s, space)
    return True


def _resolve(t: Chronicle, s: State, name: str) -> Steps[None]:
    """Everybody with a block around the tile gets its reward once, the active player first."""
    on_board, space = s.rewards[name], REWARD_SPACES[name]
    on_board.resolved = True
    reward, source = TABLES.rewards[on_board.tile].reward, reward_space_text(s, name)
    gains: list[Text] = []
    for seat in clockwise(s, s.active):
        if blocks_of(s, seat) & space.around:
            got = yield from take_reward(t, s, seat, reward, source)
            gains.append(Text("reward-for", {"who": who(seat), "gains": in_words(got)}))
    t.did("did-surrounds", space=name, rewards=tuple(gains))
