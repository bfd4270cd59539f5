"""Free actions: the trader's journey and what a character can do once per decade."""

from __future__ import annotations

from games.corduba.data import TABLES
from games.corduba.data.components import Ability
from games.corduba.data.effects import Effects
from games.corduba.holdings.effects import resolve
from games.corduba.holdings.possible import can_happen
from games.corduba.holdings.purse import change_denarii
from games.corduba.market.visit import TRADER, can_trade, trade
from games.corduba.measures import board
from games.corduba.state import Player, State
from games.corduba.words.chronicle import Chronicle
from games.corduba.words.labels import CHARACTER_TEXT, owner_text
from games.core.contract import Steps
from games.core.seats import Seat


def can_send_trader(s: State, seat: Seat) -> bool:
    return board(s, seat).trader_ready and can_trade(s, seat, TRADER)


def send_trader(t: Chronicle, s: State, seat: Seat) -> Steps[None]:
    yield from trade(t, s, seat, TRADER, may_leave=False)
    board(s, seat).trader_ready = False
    t.tell_deeds("told-trader", who=owner_text(seat))


def _ability(player: Player) -> Ability | None:
    """Of the character, if it is for once in a decade."""
    if not player.character:
        return None
    ability = TABLES.characters[player.character].ability
    return ability if ability.effects else None


def _to_do(s: State, seat: Seat, ability: Ability) -> Effects:
    """What an ability would do now; nothing if it would do nothing."""
    for effects in (ability.effects, ability.otherwise):
        if any(can_happen(s, seat, effect) for effect in effects):
            return effects
    return ()


def can_use_ability(s: State, seat: Seat) -> bool:
    player = board(s, seat)
    ability = _ability(player)
    if not ability or not player.ability_ready or player.denarii < ability.price:
        return False
    return bool(_to_do(s, seat, ability))


def use_ability(t: Chronicle, s: State, seat: Seat) -> Steps[None]:
    player = board(s, seat)
    ability = _ability(player)
    assert ability is not None
    assert player.character is not None
    player.ability_ready = False
    effects = _to_do(s, seat, ability)
    change_denarii(t, s, seat, -ability.price)
    with t.because(CHARACTER_TEXT[player.character]):
        yield from resolve(t, s, seat, effects)
    t.tell_deeds("told-ability", who=owner_text(seat), character=CHARACTER_TEXT[player.character])
