"""The start: options, shuffling, dealing. Everything is shuffled in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import permutations

from games.core.contract import Table, VariantRule
from games.core.text import who
from games.nova_roma.city.board import REWARD_SPACES, SHADED, SOLO_BLOCKS
from games.nova_roma.course.order import (
    SMALL_TABLE,
    clockwise,
    everybody,
    has_open_city,
    is_solo,
)
from games.nova_roma.data import TABLES
from games.nova_roma.data.followers import FOLLOWERS
from games.nova_roma.state import (
    Automa,
    Building,
    Phase,
    Player,
    Racer,
    RewardOnBoard,
    Slots,
    State,
    Variant,
)
from games.nova_roma.terms import (
    ACTIONS,
    ARTISANS,
    AUTOMA_RACERS,
    AUTOMA_START,
    CARDS_AT_START,
    CHARIOTS_IN_PLAY,
    DRAFT_PACK,
    EMPERORS_IN_PLAY,
    FIRST_COINS,
    LEGIONNAIRES_EACH,
    MARKERS_AT_START,
    MARKERS_TO_WIN,
    MOSAIC_COLOURS,
    NEUTRAL,
    NEUTRAL_START,
    SLOTS,
    START,
)
from games.nova_roma.words.labels import follower_text

MOST_PLAYERS = 4
LANES = 3
SHIPS = 2
FACE_UP_MOSAICS = 2
AGES = tuple("".join(order) for order in permutations("1234", MOST_PLAYERS))

VARIANTS = (
    VariantRule("mosaic_draft", ("off", "on")),
    VariantRule("follower_draft", ("off", "on")),
    VariantRule("difficulty", ("easy", "normal", "hard")),
    VariantRule("solo_city", ("open", "crowded"), unsaid="crowded"),
    VariantRule("chariot_needs_step", ("off", "on")),
    VariantRule("age_order", ("unknown", *AGES)),
)


def read_variant(variant: Mapping[str, str], seats: int) -> Variant:
    ages = variant["age_order"]
    order = [] if ages == "unknown" else [int(seat) - 1 for seat in ages]
    difficulty = variant["difficulty"]
    return Variant(
        mosaic_draft=variant["mosaic_draft"] == "on",
        follower_draft=variant["follower_draft"] == "on",
        difficulty="hard"
        if difficulty == "hard"
        else "normal"
        if difficulty == "normal"
        else "easy",
        solo_city="open" if variant["solo_city"] == "open" else "crowded",
        chariot_needs_step=variant["chariot_needs_step"] == "on",
        age_order=[seat for seat in order if seat < seats],
    )


def set_up(t: Table, seats: int, variant: Variant) -> State:
    players = [
        Player(
            ships=[START] * SHIPS,
            markers=MARKERS_AT_START,
            markers_to_win=MARKERS_TO_WIN,
            legionnaires=LEGIONNAIRES_EACH if seats == SMALL_TABLE else 0,
        )
        for _ in range(seats)
    ]
    s = State(variant, players, artisans=ARTISANS - seats)
    t.tell("told-start", n=seats)
    _lay_out_board(t, s)
    _lay_out_offers(t, s)
    _lay_out_hippodrome(t, s)
    _deal_mosaics(t, s)
    _find_first_player(t, s)
    _deal_followers(t, s)
    _add_nobody(s)
    s.phase = first_phase(variant)
    return s


def _shuffled(t: Table, things: Iterable[str]) -> list[str]:
    pile = list(things)
    t.rng.shuffle(pile)
    return pile


def _lay_out_board(t: Table, s: State) -> None:
    s.sailing_deck = _shuffled(t, TABLES.sailing)
    s.building_deck = _shuffled(t, TABLES.building)
    small = len(s.players) <= SMALL_TABLE
    tiles = _shuffled(t, TABLES.rewards)
    for space in REWARD_SPACES.values():
        if not (small and space.three_plus):
            s.rewards[space.name] = RewardOnBoard(tiles.pop())
    s.removed += tiles
    forum = list(ACTIONS)
    t.rng.shuffle(forum)
    s.rows, s.columns = forum[:4], forum[4:]
    s.emperor_stack = _shuffled(t, TABLES.emperors)
    if len(s.players) > 1:
        s.emperor_out = s.emperor_stack[EMPERORS_IN_PLAY:]
        del s.emperor_stack[EMPERORS_IN_PLAY:]


def _lay_out_offers(t: Table, s: State) -> None:
    s.basic_stack = _shuffled(t, TABLES.basic_tiles)
    s.special_stack = _shuffled(t, TABLES.special_tiles)
    s.follower_deck = _shuffled(t, FOLLOWERS)
    s.sailing_offer = _turn_up(s.sailing_deck)
    s.building_offer = _turn_up(s.building_deck)
    s.follower_offer = _turn_up(s.follower_deck)
    s.basic_offer = _turn_up(s.basic_stack)
    s.special_offer = s.special_stack.pop()


def _turn_up(pile: list[str]) -> Slots:
    return [pile.pop() for _ in range(SLOTS)]


def _lay_out_hippodrome(t: Table, s: State) -> None:
    tiles = _shuffled(t, TABLES.chariots)
    s.chariot_out, s.chariot_stack = tiles[CHARIOTS_IN_PLAY:], tiles[:CHARIOTS_IN_PLAY]
    s.favoured = s.chariot_stack.pop()
    s.next_favoured = s.chariot_stack.pop()
    for _ in range(LANES):
        stack = list(range(len(s.players)))
        t.rng.shuffle(stack)
        s.lanes.append([Racer(owner, 0) for owner in stack])


def _deal_mosaics(t: Table, s: State) -> None:
    for colour in MOSAIC_COLOURS:
        tiles = [tile.id for tile in TABLES.mosaic.values() if tile.colour == colour]
        s.mosaic_stacks[colour] = _shuffled(t, tiles)
    for colour, stack in s.mosaic_stacks.items():
        if s.variant.mosaic_draft:
            s.mosaic_offer[colour] = [stack.pop() for _ in range(FACE_UP_MOSAICS)]
            continue
        for player in s.players:
            player.mosaic[colour] = stack.pop()


def _find_first_player(t: Table, s: State) -> None:
    s.first_player = t.rng.below(len(s.players))
    order = clockwise(s, s.first_player)
    for n, seat in enumerate(order):
        s.players[seat].coins = FIRST_COINS + n
    s.active = order[-1] if s.variant.mosaic_draft else s.first_player
    if len(order) > 1:
        t.tell("told-first-player", who=who(s.first_player))


def _deal_followers(t: Table, s: State) -> None:
    for seat in everybody(s):
        player = s.players[seat]
        if s.variant.follower_draft:
            player.pack = [s.follower_deck.pop() for _ in range(DRAFT_PACK)]
            continue
        player.hand = [s.follower_deck.pop() for _ in range(CARDS_AT_START)]
        cards = tuple(follower_text(card) for card in player.hand)
        t.whisper(seat, "told-you-drew", cards=cards)


def _add_nobody(s: State) -> None:
    """The neutral colour of a small table: blocks, racers, and all else of a solo opponent."""
    if len(s.players) > SMALL_TABLE:
        return
    cells = SOLO_BLOCKS if has_open_city(s) else SHADED
    s.buildings += [Building(NEUTRAL, f"I1.r0@{cell}") for cell in cells]
    solo = is_solo(s)
    for lane in s.lanes:
        lane.append(Racer(NEUTRAL, AUTOMA_RACERS if solo else NEUTRAL_START))
    if not solo:
        return
    assert s.favoured is not None
    s.lanes[TABLES.chariots[s.favoured].lane - 1][-1].space += 1
    first_harbours = [next(h.id for h in route if h.vp) for route in TABLES.routes.values()]
    s.automa = Automa(AUTOMA_START[s.variant.difficulty], first_harbours)


def first_phase(variant: Variant) -> Phase:
    if variant.mosaic_draft:
        return "mosaic_draft"
    return "follower_draft" if variant.follower_draft else "emperor"
