"""What effects do, one after the other; a bonus on the way is finished before the next begins."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import assert_never

from games.corduba.data import TABLES
from games.corduba.data.effects import (
    Choose,
    Denarii,
    Effect,
    FreeSpecialist,
    Gain,
    Harmony,
    Market,
    PayFirst,
    PeculiumAgain,
    Popularity,
    Prestige,
    Register,
    SenatorMarker,
    Suppress,
    TakeOffering,
    TakeTroop,
    WorkerOrSpecialist,
    Workers,
)
from games.corduba.holdings.purse import (
    change_denarii,
    change_harmony,
    change_popularity,
    free,
    gain,
    step_register,
    take_offering,
    take_troop,
    win_senator,
)
from games.corduba.market.visit import can_trade, trade
from games.corduba.measures import board, flames, is_revolting, tiles, unfreed
from games.corduba.solo.trading import caepio_trades
from games.corduba.state import Owner, Player, State, Tile
from games.corduba.terms import (
    CAEPIO,
    DISTRICTS,
    MOST_HARMONY,
    MOST_POPULARITY,
    MOST_REGISTER,
    TRACK_END,
    Colour,
    DistrictId,
    Resource,
)
from games.corduba.words.chronicle import Chronicle
from games.corduba.words.effects import effects_text
from games.corduba.words.labels import (
    DISTRICT_TEXT,
    DISTRICT_TINY,
    RESOURCE_TEXT,
    amount_text,
    owner_text,
    tile_text,
)
from games.core.asking import Offer, offer, pick, pick_some
from games.core.contract import Steps
from games.core.seats import Seat
from games.core.text import Text, Value

MOST_MIXES = 24  # more are chosen unit by unit


def resolve(
    t: Chronicle,
    s: State,
    owner: Owner,
    effects: Sequence[Effect],
    here: DistrictId | None = None,
    firsts: Sequence[Owner] = (),
) -> Steps[None]:
    """`here` is the district of the tile, `firsts` are who a rank-4 player may have to pay."""
    for effect in effects:
        yield from _resolve(t, s, owner, effect, here, firsts)


def _resolve(
    t: Chronicle,
    s: State,
    owner: Owner,
    effect: Effect,
    here: DistrictId | None,
    firsts: Sequence[Owner],
) -> Steps[None]:
    match effect:
        case Gain():
            gain(t, s, owner, effect.what, effect.n)
        case Choose():
            yield from _choose(t, s, owner, effect)
        case Denarii():
            change_denarii(t, s, owner, effect.n)
        case Popularity():
            change_popularity(t, s, owner, effect.n)
        case Harmony():
            change_harmony(t, s, owner, effect.n)
        case Register():
            step_register(t, s, owner)
        case FreeSpecialist():
            yield from free_specialist(t, s, owner)
        case WorkerOrSpecialist():
            yield from _worker_or_specialist(t, s, owner)
        case Workers():
            board(s, owner).workers += effect.n
            t.did("did-gains", what=amount_text("workers", effect.n))
        case Prestige():
            yield from _prestige(t, s, owner, effect, here)
        case TakeOffering():
            take_offering(t, s, owner, effect.value)
        case TakeTroop():
            take_troop(t, s, owner, effect.kind)
        case Suppress():
            yield from _suppress(t, s, Seat(owner), effect.n)
        case Market():
            yield from _visit(t, s, owner, effect)
        case PeculiumAgain():
            yield from _peculium_again(t, s, Seat(owner))
        case SenatorMarker():
            if s.basilica_senators:
                s.basilica_senators -= 1
                win_senator(t, s, owner, "basilica")
        case PayFirst():
            _pay(t, s, owner, firsts, effect.n)
        case _:
            assert_never(effect)


# ---- what can happen --------------------------------------------------------------------------


def can_happen(s: State, owner: Owner, effect: Effect, here: DistrictId | None = None) -> bool:
    """Whether an effect would do anything now."""
    player = board(s, owner)
    match effect:
        case Gain():
            return s.supply[effect.what] > 0
        case Choose():
            return any(s.supply[what] for what in effect.of)
        case Denarii() | Workers():
            return True
        case Popularity():
            return player.popularity < MOST_POPULARITY
        case Harmony():
            return player.harmony < MOST_HARMONY
        case Register():
            return player.register < MOST_REGISTER
        case FreeSpecialist():
            return bool(unfreed(player))
        case WorkerOrSpecialist():
            return player.register < MOST_REGISTER or bool(unfreed(player))
        case Prestige():
            return bool(_where(player, effect, here))
        case TakeOffering():
            return s.offerings["offering1"] > 0 or (
                effect.value > 1 and s.offerings["offering2"] > 0
            )
        case TakeTroop():
            return s.troops[effect.kind] > 0
        case Suppress():
            return flames(s) >= effect.n
        case Market():
            return owner == CAEPIO or can_trade(s, Seat(owner), effect)
        case PeculiumAgain():
            return bool(_peculia(s, Seat(owner)))
        case SenatorMarker():
            return s.basilica_senators > 0 and not (s.solo and s.variant.goal == "monuments")
        case PayFirst():
            return False
        case _:
            assert_never(effect)


# ---- resources and people ---------------------------------------------------------------------


def _choose(t: Chronicle, s: State, owner: Owner, effect: Choose) -> Steps[None]:
    """Any mix, as the supply allows; Caepio always takes what there is most of."""
    if owner == CAEPIO:
        for _ in range(effect.n):
            most = max(effect.of, key=lambda what: s.supply[what])
            gain(t, s, owner, most, 1)
        return
    yield from choose_goods(t, s, Seat(owner), effect.of, effect.n)


def choose_goods(t: Chronicle, s: State, seat: Seat, of: Sequence[Resource], n: int) -> Steps[None]:
    n = min(n, sum(s.supply[what] for what in of))
    if not n:
        return
    prompt = Text("ask-choose", {"n": n})
    mixes = [
        mix
        for mix in combinations_with_replacement(of, n)
        if all(mix.count(what) <= s.supply[what] for what in of)
    ]
    if len(mixes) <= MOST_MIXES:
        offers = [_mix_offered(mix) for mix in mixes]
        taken = yield from pick(seat, "corduba.choose", prompt, offers)
    else:
        units = [(what, k) for what in of for k in range(1, min(n, s.supply[what]) + 1)]
        each = [_unit_offered(what, k) for what, k in units]
        taken = yield from pick_some(seat, "corduba.choose.units", prompt, each, n, n)
    for what in of:
        gain(t, s, seat, what, taken.count(what))


def _mix_offered(mix: tuple[Resource, ...]) -> Offer[tuple[Resource, ...]]:
    counts = {what: mix.count(what) for what in dict.fromkeys(mix)}
    id = ":".join(f"{what}.{n}" for what, n in counts.items())
    words = tuple(amount_text(what, n) for what, n in counts.items())
    return offer(mix, f"take:{id}", Text("do-take", {"what": words}))


def _unit_offered(what: Resource, k: int) -> Offer[Resource]:
    label = Text("do-one-more", {"what": RESOURCE_TEXT[what], "k": k})
    return offer(what, f"unit:{what}.{k}", label, group=what)


def free_specialist(t: Chronicle, s: State, owner: Owner) -> Steps[None]:
    """One not yet freed, with its peculium; Caepio goes by the colours and gets none."""
    player = board(s, owner)
    left = unfreed(player)
    if not left:
        return
    if owner == CAEPIO:
        free(t, s, owner, left[0])
        return
    offers = [specialist_offered(colour) for colour in left]
    colour = yield from pick(Seat(owner), "corduba.specialist", Text("ask-specialist"), offers)
    free(t, s, owner, colour)
    yield from resolve(t, s, owner, TABLES.specialists[colour].peculium)


def specialist_offered(colour: Colour) -> Offer[Colour]:
    hint = Text("hint-peculium", {"what": effects_text(TABLES.specialists[colour].peculium)})
    return offer(colour, f"free:{colour}", Text(f"specialist-{colour}"), hint)


def _worker_or_specialist(t: Chronicle, s: State, owner: Owner) -> Steps[None]:
    player = board(s, owner)
    can_step, can_free = player.register < MOST_REGISTER, bool(unfreed(player))
    if can_step and can_free and owner != CAEPIO:
        offers = [
            offer(True, "worker", Text("do-worker", {"n": player.register + 1})),
            offer(False, "specialist", Text("do-specialist")),
        ]
        prompt = Text("ask-worker-or-specialist")
        can_free = not (yield from pick(Seat(owner), "corduba.worker", prompt, offers))
    if can_free:
        yield from free_specialist(t, s, owner)
    elif can_step:
        step_register(t, s, owner)


def _peculia(s: State, seat: Seat) -> list[Colour]:
    """Freed specialists whose peculium would do something."""
    return [
        colour
        for colour in board(s, seat).freed
        if any(can_happen(s, seat, effect) for effect in TABLES.specialists[colour].peculium)
    ]


def _peculium_again(t: Chronicle, s: State, seat: Seat) -> Steps[None]:
    offers = [specialist_offered(colour) for colour in _peculia(s, seat)]
    if offers:
        prompt = Text("ask-peculium")
        colour = yield from pick(seat, "corduba.peculium", prompt, offers)
        yield from resolve(t, s, seat, TABLES.specialists[colour].peculium)


def _visit(t: Chronicle, s: State, owner: Owner, effect: Market) -> Steps[None]:
    if owner == CAEPIO:
        caepio_trades(t, s, 1, 1)
    elif can_trade(s, Seat(owner), effect):
        yield from trade(t, s, Seat(owner), effect, may_leave=effect.optional)


def _pay(t: Chronicle, s: State, owner: Owner, firsts: Sequence[Owner], n: int) -> None:
    for first in firsts:
        paid = min(n, board(s, owner).denarii)
        if paid and first != owner:
            board(s, owner).denarii -= paid
            board(s, first).denarii += paid
            t.did("did-pays", what=amount_text("denarii", paid), to=owner_text(first))


# ---- prestige ---------------------------------------------------------------------------------


def _where(player: Player, effect: Prestige, here: DistrictId | None) -> list[DistrictId]:
    """Districts in which an effect may move somebody's prestige."""
    if effect.n < 0:
        movable = [d for d in DISTRICTS if player.prestige[d] > 0]
    else:
        movable = [d for d in DISTRICTS if player.prestige[d] < TRACK_END]
    match effect.where:
        case "choice":
            return movable
        case "lowest":
            least = min((player.prestige[d] for d in movable), default=0)
            return [d for d in movable if player.prestige[d] == least]
        case "highest":
            most = max((player.prestige[d] for d in movable), default=0)
            return [d for d in movable if player.prestige[d] == most]
        case "here":
            return [d for d in movable if d == here]
        case _:
            return [d for d in movable if d == effect.where]


def _prestige(
    t: Chronicle, s: State, owner: Owner, effect: Prestige, here: DistrictId | None
) -> Steps[None]:
    player = board(s, owner)
    where = _where(player, effect, here)
    if not where:
        return
    district = where[0]
    if owner != CAEPIO and len(where) > 1:
        offers = [
            offer(
                d, d, Text("do-prestige", {"district": DISTRICT_TEXT[d], "n": player.prestige[d]})
            )
            for d in where
        ]
        prompt = Text("ask-prestige" if effect.n > 0 else "ask-prestige-lost", {"n": abs(effect.n)})
        district = yield from pick(Seat(owner), "corduba.prestige", prompt, offers)
    if effect.n > 0:
        yield from advance(t, s, owner, district, effect.n)
        return
    player.prestige[district] = max(0, player.prestige[district] + effect.n)
    _tell_prestige(t, player, district)


def _district_offered(player: Player, district: DistrictId) -> Offer[DistrictId]:
    values: dict[str, Value] = {
        "district": DISTRICT_TEXT[district],
        "n": player.prestige[district],
    }
    return offer(district, district, Text("do-prestige", values), spot=f"track:{district}")


def _tell_prestige(t: Chronicle, player: Player, district: DistrictId) -> None:
    t.did("did-prestige", district=DISTRICT_TINY[district], n=player.prestige[district])


def advance(t: Chronicle, s: State, owner: Owner, district: DistrictId, n: int) -> Steps[None]:
    """Space by space; the bonus of a space is received the first time it is entered."""
    player = board(s, owner)
    goal = min(TRACK_END, player.prestige[district] + n)
    if goal == player.prestige[district]:
        return
    t.did("did-prestige", district=DISTRICT_TINY[district], n=goal)
    for space in range(player.prestige[district] + 1, goal + 1):
        player.prestige[district] = space
        if space <= player.reached[district]:
            continue
        player.reached[district] = space
        yield from resolve(t, s, owner, TABLES.districts[district].track.get(str(space), ()))
        if space == TRACK_END and district in s.track_senators:
            s.track_senators.remove(district)
            win_senator(t, s, owner, "tracks")


# ---- unrest -----------------------------------------------------------------------------------


def _suppress(t: Chronicle, s: State, seat: Seat, n: int) -> Steps[None]:
    """One marker after the other; who calms a district is rewarded."""
    for left in range(min(n, flames(s)), 0, -1):
        offers = [_flame_offered(d, tile) for d, tile in tiles(s) if tile.unrest]
        prompt = Text("ask-suppress", {"n": left})
        district, kind = yield from pick(seat, "corduba.suppress", prompt, offers)
        tile = next(tile for tile in s.districts[district].tiles if tile.kind == kind)
        tile.unrest = False
        t.did("did-suppresses", tile=tile_text(district, kind))
        if not is_revolting(s, district):
            yield from _calm(t, s, seat, district)


def _calm(t: Chronicle, s: State, seat: Seat, district: DistrictId) -> Steps[None]:
    player = board(s, seat)
    if player.unrest:
        player.unrest -= 1
        t.did("did-unrest", n=player.unrest)
    else:
        yield from advance(t, s, seat, district, 1)


def _flame_offered(district: DistrictId, tile: Tile) -> Offer[tuple[DistrictId, str]]:
    spot = f"tile:{district}:{tile.kind}"
    return offer(
        (district, tile.kind), spot, tile_text(district, tile.kind), spot=spot, group=district
    )
