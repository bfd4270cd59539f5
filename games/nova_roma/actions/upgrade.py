"""Upgrade: influence; wine for influence; an estate tile."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from games.core.asking import Offer, offer, pick
from games.core.contract import Steps
from games.core.seats import Seat
from games.core.text import Text, Value
from games.nova_roma.actions.act import Act, do_core
from games.nova_roma.actions.asking import choose
from games.nova_roma.course.chronicle import Chronicle
from games.nova_roma.data import TABLES
from games.nova_roma.data.components import Price
from games.nova_roma.estate.artisans import may_bring, open_spaces, space_label
from games.nova_roma.estate.tiles import SPACES, TILE_KINDS
from games.nova_roma.followers.using import usable
from games.nova_roma.purse import Gain, Got, can_pay, gain, in_words, pay
from games.nova_roma.state import Space, State
from games.nova_roma.terms import MOST_INFLUENCE
from games.nova_roma.words.labels import amount_text, price_texts, tile_hint, tile_text


class Slot(Struct, frozen=True):
    name: str  # basic_1 … basic_4, special_1
    tile: str


def possible(s: State, seat: Seat, strength: int) -> bool:
    return True


def perform(t: Chronicle, s: State, act: Act) -> Steps[None]:
    before = _ways_to(s, act, "wine")
    do_core(t, s, act)
    got: Got = {}
    gain(s, act.seat, "influence", act.strength, got)
    t.did("did-gains", gains=in_words(got))
    new_ways = [way for way in _ways_to(s, act, "wine") if way not in before]
    yield from _pour_wine(t, s, act, helped=bool(new_ways))
    yield from _take_tile(t, s, act)


def _ways_to(s: State, act: Act, what: Gain) -> list[tuple[str, str]]:
    """Followers whose use could bring something now, and by what: a space or a gift."""
    player = s.players[act.seat]
    ways: list[tuple[str, str]] = []
    for follower in usable(s, act):
        gives = follower.gives
        if follower.places:
            spaces = [n for n in open_spaces(player) if may_bring(player, n, what)]
            ways += [(follower.id, SPACES[n]) for n in spaces]
        elif gives.good and what == "wine":
            ways.append((follower.id, "good"))
        elif gives.influence and what == "coin" and player.influence == MOST_INFLUENCE:
            ways.append((follower.id, "influence"))
    return ways


def _pour_wine(t: Chronicle, s: State, act: Act, *, helped: bool) -> Steps[None]:
    """Without wine nothing is asked, unless the first step has opened a way to some (`helped`):
    followers who could have brought it before were asked for then."""
    seat = act.seat

    def cups() -> list[Offer[int]]:
        wine = s.players[seat].goods["wine"]
        return [
            offer(n, f"wine:{n}", amount_text("wine", n), spot="wine") for n in range(1, wine + 1)
        ]

    prompt = Text("ask-upgrade-wine")
    end = offer(0, "none", Text("do-wine-none"))
    wine = yield from choose(t, s, act, "nova.upgrade.wine", prompt, cups, end, helped=helped)
    if wine:
        pay(s, seat, {"wine": wine})
        got: Got = {}
        gain(s, seat, "influence", wine, got)
        t.did("did-pours", wine=amount_text("wine", wine), gains=in_words(got))


# ---- the tile ---------------------------------------------------------------------------------


def slots(s: State) -> list[Slot]:
    tiles = [*s.basic_offer, s.special_offer]
    named = zip(TABLES.prices, tiles, strict=True)
    return [Slot(name, tile) for name, tile in named if tile]


def _take_tile(t: Chronicle, s: State, act: Act) -> Steps[None]:
    seat = act.seat
    end: Offer[Slot | None] = offer(None, "none", Text("do-tile-none"))
    prompt = Text("ask-upgrade-tile")
    wanted = [what for slot in slots(s) for what in TABLES.prices[slot.name]]
    slot = yield from choose(
        t,
        s,
        act,
        "nova.upgrade.tile",
        prompt,
        lambda: _tiles_offered(s, seat),
        end,
        helped=any(_ways_to(s, act, what) for what in wanted),
    )
    if slot is None:
        return
    prompt = Text("ask-upgrade-space", {"tile": tile_text(slot.tile)})
    offers = [_space_offered(s, seat, n) for n in range(len(SPACES))]
    n = yield from pick(seat, "nova.upgrade.space", prompt, offers)
    _lay_tile(t, s, seat, slot, n)


def _tiles_offered(s: State, seat: Seat) -> list[Offer[Slot | None]]:
    """Tiles that can be paid; of equal ones at the same price only the left one."""
    offers: list[Offer[Slot | None]] = []
    seen: list[tuple[str, Price]] = []
    for slot in slots(s):
        price = TABLES.prices[slot.name]
        equal = (TILE_KINDS[slot.tile], price)
        if equal not in seen and can_pay(s, seat, price):
            seen.append(equal)
            offers.append(_tile_offered(slot, [kind for kind, _ in seen]))
    return offers


def _tile_offered(slot: Slot, kinds: Sequence[str]) -> Offer[Slot | None]:
    """The price is in the small print, and in the label where it tells two equal tiles apart."""
    values: dict[str, Value] = {
        "tile": tile_text(slot.tile),
        "price": price_texts(TABLES.prices[slot.name]),
        "effect": tile_hint(slot.tile),
    }
    again = kinds.count(TILE_KINDS[slot.tile]) > 1
    label = Text("do-tile-again" if again else "do-tile", values)
    hint = Text("hint-tile", values)
    return offer(slot, f"take:{slot.tile}", label, hint, spot=slot.name)


def _space_offered(s: State, seat: Seat, n: int) -> Offer[int]:
    tile, name = s.players[seat].production[n].tile, SPACES[n]
    hint = Text("hint-replacing", {"tile": tile_text(tile)}) if tile else None
    return offer(n, name, space_label(n), hint, group=name[:2], spot=name)


def _lay_tile(t: Chronicle, s: State, seat: Seat, slot: Slot, n: int) -> None:
    """The old tile leaves the game; an artisan stays where it stands (ruling R13)."""
    price = TABLES.prices[slot.name]
    pay(s, seat, price)
    if slot.tile == s.special_offer:
        s.special_offer = None
    else:
        s.basic_offer[s.basic_offer.index(slot.tile)] = None
    spaces = s.players[seat].production
    values: dict[str, Value] = {
        "tile": tile_text(slot.tile),
        "space": space_label(n),
        "price": price_texts(price),
    }
    t.did("did-lays" if price else "did-lays-free", **values)
    if old := spaces[n].tile:
        s.removed.append(old)
        t.did("did-removes-tile", tile=tile_text(old))
    spaces[n] = Space(slot.tile, artisan=spaces[n].artisan)
