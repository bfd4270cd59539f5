"""Workers, specialists and special workers: who can do a job, and who does it by default."""

from __future__ import annotations

from itertools import combinations

from msgspec import Struct

from games.corduba.measures import board
from games.corduba.state import Player, State
from games.corduba.terms import COLOURS, Colour
from games.corduba.words.labels import amount_text
from games.core.asking import offer, pick
from games.core.contract import Steps
from games.core.seats import Seat
from games.core.text import Text

SKILLED = 2  # what a specialist counts for its colour, and a special worker at tiles
# What a piece is worth for other things: who is best spared goes first.
WORTH = {"worker": 10, "specialist": 15, "special": 16}


class Crew(Struct, frozen=True):
    """Pieces that are sent together."""

    workers: int = 0
    specialists: tuple[Colour, ...] = ()
    special: int = 0

    @property
    def worth(self) -> int:
        skilled = WORTH["specialist"] * len(self.specialists) + WORTH["special"] * self.special
        return WORTH["worker"] * self.workers + skilled

    @property
    def id(self) -> str:
        return ":".join([f"w{self.workers}", *self.specialists, f"s{self.special}"])

    @property
    def words(self) -> tuple[Text, ...]:
        parts = [amount_text("workers", self.workers)] if self.workers else []
        parts += [Text(f"crew-{colour}") for colour in self.specialists]
        parts += [amount_text("special", self.special)] if self.special else []
        return tuple(parts)


def strongest(player: Player, colour: Colour) -> int:
    """The most strength somebody has for a tile of this colour."""
    skilled = (colour in player.ready) + player.special_ready
    return player.workers + SKILLED * skilled


def crews_for_strength(player: Player, strength: int, colour: Colour) -> list[Crew]:
    """All that are strong enough without a piece that could be left out, best first."""
    found = []
    for own in range(1 + (colour in player.ready)):
        for special in range(player.special_ready + 1):
            missing = strength - SKILLED * (own + special)
            if -1 <= missing <= player.workers:
                crew = Crew(max(0, missing), (colour,) * own, special)
                found.append(crew)
    return sorted(found, key=lambda crew: crew.worth)


def crews_of(player: Player, n: int, *, specialists: bool = True) -> list[Crew]:
    """All crews of so many pieces of any kind, each counting one; best first."""
    ready = [c for c in COLOURS if c in player.ready] if specialists else []
    found = []
    for special in range(min(n, player.special_ready) + 1):
        for skilled in range(min(n - special, len(ready)) + 1):
            workers = n - special - skilled
            if workers <= player.workers:
                found += [Crew(workers, own, special) for own in combinations(ready[::-1], skilled)]
    return sorted(found, key=lambda crew: crew.worth)


def choose_crew(seat: Seat, crews: list[Crew]) -> Steps[Crew]:
    offers = [
        offer(crew, f"crew:{crew.id}", Text("do-crew", {"crew": crew.words})) for crew in crews
    ]
    return (yield from pick(seat, "corduba.crew", Text("ask-crew"), offers))


def send(s: State, seat: Seat, crew: Crew) -> None:
    """They are away until the round ends."""
    player = board(s, seat)
    player.workers -= crew.workers
    player.special_ready -= crew.special
    for colour in crew.specialists:
        player.ready.remove(colour)
    assert player.workers >= 0
    assert player.special_ready >= 0
