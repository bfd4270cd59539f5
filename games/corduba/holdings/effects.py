"""What effects do, one after the other; a bonus on the way is finished before the next begins."""

from __future__ import annotations

from collections.abc import Sequence
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
from games.corduba.holdings.choosing import (
    choose_goods,
    district_offered,
    flame_offered,
    specialist_offered,
)
from games.corduba.holdings.possible import districts_moved, peculia
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
from games.corduba.state import Owner, Player, State
from games.corduba.terms import (
    CAEPIO,
    MOST_REGISTER,
    TRACK_END,
    Colour,
    DistrictId,
)
from games.corduba.words.chronicle import Chronicle
from games.corduba.words.labels import (
    DISTRICT_TINY,
    amount_text,
    owner_text,
    tile_text,
)
from games.core.asking import offer, pick
from games.core.contract import Steps
from games.core.seats import Seat
from games.core.text import Text


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


# ---- resources and people ---------------------------------------------------------------------


def _choose(t: Chronicle, s: State, owner: Owner, effect: Choose) -> Steps[None]:
    """Any mix, as the supply allows; Caepio always takes what there is most of."""
    if owner == CAEPIO:
        for _ in range(effect.n):
            most = max(effect.of, key=lambda what: s.supply[what])
            gain(t, s, owner, most, 1)
        return
    yield from choose_goods(t, s, Seat(owner), effect.of, effect.n)


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
    prompt = t.asks(Text("ask-specialist"))
    colour = yield from pick(Seat(owner), "corduba.specialist", prompt, offers)
    free(t, s, owner, colour)
    yield from take_peculium(t, s, owner, colour)


def take_peculium(t: Chronicle, s: State, owner: Owner, colour: Colour) -> Steps[None]:
    with t.because(Text("why-peculium", {"specialist": Text(f"specialist-{colour}")})):
        yield from resolve(t, s, owner, TABLES.specialists[colour].peculium)


def _worker_or_specialist(t: Chronicle, s: State, owner: Owner) -> Steps[None]:
    player = board(s, owner)
    can_step, can_free = player.register < MOST_REGISTER, bool(unfreed(player))
    if can_step and can_free and owner != CAEPIO:
        offers = [
            offer(True, "worker", Text("do-worker", {"n": player.register + 1})),
            offer(False, "specialist", Text("do-specialist")),
        ]
        prompt = t.asks(Text("ask-worker-or-specialist"))
        can_free = not (yield from pick(Seat(owner), "corduba.worker", prompt, offers))
    if can_free:
        yield from free_specialist(t, s, owner)
    elif can_step:
        step_register(t, s, owner)


def _peculium_again(t: Chronicle, s: State, seat: Seat) -> Steps[None]:
    offers = [specialist_offered(colour) for colour in peculia(s, seat)]
    if offers:
        prompt = t.asks(Text("ask-peculium"))
        colour = yield from pick(seat, "corduba.peculium", prompt, offers)
        yield from take_peculium(t, s, seat, colour)


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


def _prestige(
    t: Chronicle, s: State, owner: Owner, effect: Prestige, here: DistrictId | None
) -> Steps[None]:
    player = board(s, owner)
    where = districts_moved(player, effect, here)
    if not where:
        return
    district = where[0]
    if owner != CAEPIO and len(where) > 1:
        offers = [district_offered(player, d) for d in where]
        key = "ask-prestige" if effect.n > 0 else "ask-prestige-lost"
        prompt = t.asks(Text(key, {"n": abs(effect.n)}))
        district = yield from pick(Seat(owner), "corduba.prestige", prompt, offers)
    if effect.n > 0:
        yield from advance(t, s, owner, district, effect.n)
        return
    player.prestige[district] = max(0, player.prestige[district] + effect.n)
    _tell_prestige(t, player, district)


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
        with t.because(Text("why-track", {"district": DISTRICT_TINY[district], "n": space})):
            yield from resolve(t, s, owner, TABLES.districts[district].track.get(str(space), ()))
        if space == TRACK_END and district in s.track_senators:
            s.track_senators.remove(district)
            win_senator(t, s, owner, "tracks")


# ---- unrest -----------------------------------------------------------------------------------


def _suppress(t: Chronicle, s: State, seat: Seat, n: int) -> Steps[None]:
    """One marker after the other; who calms a district is rewarded."""
    for left in range(min(n, flames(s)), 0, -1):
        offers = [flame_offered(d, tile) for d, tile in tiles(s) if tile.unrest]
        prompt = t.asks(Text("ask-suppress", {"n": left}))
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
