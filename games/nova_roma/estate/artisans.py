"""Artisans in the production area: where they may stand and what they bring."""

from __future__ import annotations

from games.core.asking import Offer, offer, pick
from games.core.contract import Steps
from games.core.seats import Seat
from games.core.text import Text, Value
from games.nova_roma.course.chronicle import Chronicle
from games.nova_roma.data import TABLES
from games.nova_roma.estate.effects import EFFECTS, PAID_IN_INFLUENCE, PRODUCTS
from games.nova_roma.estate.tiles import ANIMALS, SPACES, TILE_KINDS
from games.nova_roma.followers.row import has_tamer
from games.nova_roma.purse import Gain, Got, gain, in_words
from games.nova_roma.state import Player, State
from games.nova_roma.words.labels import KIND_HINT, YIELD_TEXT, amount_text

ANIMAL_COIN = 1  # from the tamer


def open_spaces(player: Player) -> list[int]:
    """Spaces without an artisan; on animals only the tamer's may stand."""
    tamed: bool | None = None
    found = []
    for n, space in enumerate(player.production):
        if space.artisan:
            continue
        if space.tile and TILE_KINDS[space.tile] in ANIMALS:
            tamed = has_tamer(player) if tamed is None else tamed
            if not tamed:
                continue
        found.append(n)
    return found


def can_place(s: State, seat: Seat) -> bool:
    player = s.players[seat]
    return player.artisans > 0 and bool(open_spaces(player))


def harvest(player: Player, n: int) -> list[tuple[Gain, int]]:
    """What an artisan on a space brings from its row and column: 1 and 1 for each other one."""
    row, column = divmod(n, 3)
    spaces = player.production
    in_row = sum(spaces[3 * row + c].artisan for c in range(3) if c != column)
    in_column = sum(spaces[3 * r + column].artisan for r in range(3) if r != row)
    return [
        (TABLES.row_yields[row], 1 + in_row),
        (TABLES.column_yields[column], 1 + in_column),
    ]


def may_bring(player: Player, n: int, what: Gain) -> bool:
    """Whether an artisan on a space could bring something, if only by a detour of its tile."""
    space = player.production[n]
    kind = TILE_KINDS[space.tile] if space.tile and not space.flipped else None
    if what in dict(harvest(player, n)) or PRODUCTS.get(kind) == what:
        return True
    return kind in EFFECTS and (kind not in PAID_IN_INFLUENCE or player.influence > 0)


def spaces_offered(s: State, seat: Seat) -> list[Offer[int]]:
    player = s.players[seat]
    if not player.artisans:
        return []
    return [_space_offered(player, n) for n in open_spaces(player)]


def _space_offered(player: Player, n: int) -> Offer[int]:
    name = SPACES[n]
    return offer(n, name, space_label(n), _work_hint(player, n), group=name[:2], spot=name)


def space_label(n: int) -> Text:
    """«Stone+Wheat»: what its row and its column bring."""
    row, column = divmod(n, 3)
    values: dict[str, Value] = {
        "row": YIELD_TEXT[TABLES.row_yields[row]],
        "column": YIELD_TEXT[TABLES.column_yields[column]],
    }
    return Text("space", values)


def _work_hint(player: Player, n: int) -> Text | None:
    """What an artisan would bring here beyond 1 of each, and what the tile does."""
    space, brings = player.production[n], harvest(player, n)
    effect = KIND_HINT[TILE_KINDS[space.tile]] if space.tile and not space.flipped else None
    if all(many == 1 for _, many in brings):
        return effect
    gains = tuple(amount_text(what, many) for what, many in brings)
    if effect is None:
        return Text("hint-work", {"gains": gains})
    return Text("hint-work-tile", {"gains": gains, "effect": effect})


def place_an_artisan(t: Chronicle, s: State, seat: Seat, source: Text) -> Steps[None]:
    """A single placement outside of the produce action, thanks to a follower."""
    prompt = Text("ask-artisan", {"source": source})
    n = yield from pick(seat, "nova.artisan", prompt, spaces_offered(s, seat))
    yield from work(t, s, seat, n)


def work(t: Chronicle, s: State, seat: Seat, n: int) -> Steps[None]:
    """Puts an available artisan on a space: row, column, tile, in this order (ruling R16)."""
    player = s.players[seat]
    space = player.production[n]
    got: Got = {}
    for what, many in harvest(player, n):
        gain(s, seat, what, many, got)
    player.artisans -= 1
    space.artisan = True
    kind = TILE_KINDS[space.tile] if space.tile and not space.flipped else None
    if kind in PRODUCTS:
        gain(s, seat, PRODUCTS[kind], 1, got)
    if kind in ANIMALS:
        gain(s, seat, "coin", ANIMAL_COIN, got)
    t.did("did-works", space=space_label(n), gains=in_words(got))
    if kind in EFFECTS:
        yield from EFFECTS[kind](t, s, seat, n)
