"""Gaining and losing: everything that needs no choice."""

from __future__ import annotations

from games.corduba.measures import board
from games.corduba.state import Owner, Player, Source, State
from games.corduba.terms import (
    MOST_HARMONY,
    MOST_POPULARITY,
    MOST_REGISTER,
    MOST_UNREST,
    ROUNDS,
    Colour,
    Offering,
    Resource,
    Troop,
)
from games.corduba.words.chronicle import Chronicle
from games.corduba.words.labels import TROOP_TEXT, amount_text
from games.core.text import Text


def gain(t: Chronicle, s: State, owner: Owner, what: Resource, n: int) -> int:
    """From the general supply, as far as it lasts."""
    taken = min(n, s.supply[what])
    s.supply[what] -= taken
    board(s, owner).goods[what] += taken
    if taken:
        t.did("did-gains", what=amount_text(what, taken))
    return taken


def spend(s: State, player: Player, what: Resource, n: int) -> None:
    """Back into the general supply."""
    assert player.goods[what] >= n, f"{n} {what} of {player.goods[what]}"
    player.goods[what] -= n
    s.supply[what] += n


def change_denarii(t: Chronicle, s: State, owner: Owner, n: int) -> None:
    """Nobody pays more than they have."""
    player = board(s, owner)
    n = max(n, -player.denarii)
    player.denarii += n
    if n:
        t.did("did-gains" if n > 0 else "did-loses", what=amount_text("denarii", abs(n)))


def change_popularity(t: Chronicle, s: State, owner: Owner, n: int) -> None:
    """Harmony goes along by as many steps as were really made (ruling R-35)."""
    player = board(s, owner)
    before = player.popularity
    player.popularity = max(0, min(MOST_POPULARITY, before + n))
    if player.popularity == before:
        return
    t.did("did-popularity", n=player.popularity)
    if owner >= 0:
        moved = player.harmony + player.popularity - before
        player.harmony = max(0, min(MOST_HARMONY, moved))


def change_harmony(t: Chronicle, s: State, owner: Owner, n: int) -> None:
    player = board(s, owner)
    before = player.harmony
    player.harmony = max(0, min(MOST_HARMONY, before + n))
    if player.harmony != before:
        t.did("did-harmony", n=player.harmony)


def step_register(t: Chronicle, s: State, owner: Owner) -> None:
    """One step, and a worker at once."""
    player = board(s, owner)
    if player.register < MOST_REGISTER:
        player.register += 1
        player.workers += owner >= 0
        t.did("did-register", n=player.register)


def free(t: Chronicle, s: State, owner: Owner, colour: Colour) -> None:
    """At hand at once (ruling R-64)."""
    player = board(s, owner)
    player.freed.append(colour)
    if owner >= 0:
        player.ready.append(colour)
    t.did("did-frees", specialist=Text(f"specialist-{colour}"))


def take_offering(t: Chronicle, s: State, owner: Owner, value: int) -> None:
    """A smaller one if there is no other."""
    for kind in ("offering2", "offering1") if value > 1 else ("offering1",):
        if _take_offering(s, owner, kind):
            t.did("did-offering", value=int(kind[-1]))
            return


def _take_offering(s: State, owner: Owner, kind: Offering) -> bool:
    if not s.offerings[kind]:
        return False
    s.offerings[kind] -= 1
    board(s, owner).offerings[kind] += 1
    return True


def take_troop(t: Chronicle, s: State, owner: Owner, kind: Troop) -> None:
    if s.troops[kind]:
        s.troops[kind] -= 1
        board(s, owner).troops[kind] += 1
        t.did("did-troop", troop=TROOP_TEXT[kind])


def take_unrest(s: State, player: Player, n: int = 1) -> None:
    """The track moves when the marker is taken (ruling R-07)."""
    player.held += n
    player.unrest = min(MOST_UNREST, player.unrest + n)
    if s.round == ROUNDS:
        player.late_unrest += n


def senators(player: Player) -> int:
    """Won so far in the course of the game."""
    return sum(player.senators.values())


def win_senator(t: Chronicle, s: State, owner: Owner, source: Source) -> None:
    """Nobody wins any where only monuments count."""
    if s.variant.goal == "monuments" and s.solo:
        return
    player = board(s, owner)
    player.senators[source] = player.senators.get(source, 0) + 1
    t.did("did-senator")


def lose_senator(t: Chronicle, s: State, owner: Owner, source: Source) -> None:
    """At once, never below none (ruling R-50)."""
    player = board(s, owner)
    if senators(player):
        player.senators[source] = player.senators.get(source, 0) - 1
        t.did("did-loses-senator")
