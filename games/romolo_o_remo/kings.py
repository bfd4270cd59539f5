"""Who plays: kings and partners, their characters and their money."""

from __future__ import annotations

from games.core.ids import kind
from games.core.text import Text, who
from games.romolo_o_remo.state import Character, Player, State

RIVAL = 1  # the solo opponent's seat: beyond the players


def king(s: State, seat: int) -> Player:
    """A player, or the solo opponent."""
    if seat < len(s.players):
        return s.players[seat]
    assert s.rival is not None
    return s.rival


def is_rival(s: State, seat: int) -> bool:
    return seat >= len(s.players)


def everybody(s: State) -> list[int]:
    """All seats that are still in the game, the solo opponent last."""
    living = [seat for seat, player in enumerate(s.players) if player.alive]
    return [*living, RIVAL] if s.rival else living


def named(s: State, seat: int) -> Text:
    return Text("rival") if is_rival(s, seat) else who(seat)


def allied(s: State, one: int, other: int) -> bool:
    """The same king, or partners."""
    return one == other or (s.variant.teams and (one - other) % 2 == 0)


def partner(s: State, seat: int) -> int | None:
    """The other member of the team, while in the game."""
    if not s.variant.teams:
        return None
    other = (seat + 2) % len(s.players)
    return other if s.players[other].alive else None


def turn_order(s: State) -> list[int]:
    """Living players, from the start player on."""
    n = len(s.players)
    order = [(s.start + i) % n for i in range(n)]
    return [seat for seat in order if s.players[seat].alive]


# ---- characters -------------------------------------------------------------------------------


def characters(s: State, seat: int, name: str) -> list[Character]:
    """A king's tiles of one name; the solo opponent cannot use any."""
    if seat >= len(s.players):
        return []
    return [own for own in s.players[seat].characters if kind(own.tile) == name]


def has(s: State, seat: int, name: str) -> bool:
    return any(kind(own.tile) == name for own in king(s, seat).characters) and not is_rival(s, seat)


def tokens(s: State, seat: int, name: str) -> int:
    """On all of a king's tiles of a name."""
    return sum(own.tokens for own in characters(s, seat, name))


def spend_tokens(s: State, seat: int, name: str, n: int) -> None:
    for own in characters(s, seat, name):
        spent = min(n, own.tokens)
        own.tokens -= spent
        n -= spent
    assert not n, f"seat {seat} has too few tokens on {name}"


def unused(s: State, seat: int, name: str) -> Character | None:
    """A tile of this name that was not used in this turn."""
    for own in characters(s, seat, name):
        if own.tile not in s.turn.used:
            return own
    return None


def use(s: State, own: Character) -> None:
    s.turn.used.append(own.tile)


# ---- money ------------------------------------------------------------------------------------


def coins(half: int) -> Text:
    """An amount of half-coins: «3», «3½», «½»."""
    whole, odd = divmod(half, 2)
    if not odd:
        return Text("number", {"n": whole})
    return Text("half-coin") if not whole else Text("coins-and-half", {"n": whole})


def money_text(half: int) -> Text:
    """«1 coin», «3½ coins»."""
    return Text("money", {"coins": coins(half), "half": half})
