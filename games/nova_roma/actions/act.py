"""One action being performed: its strength, its followers, and whether anything came of it.

Followers may be used at every question of their action (ruling R7). An action in which no core
step is done counts as forgone; followers used in it are given back (ruling R4).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from games.core.asking import Offer, offer, pick
from games.core.contract import Steps
from games.core.text import Seat, Text, who
from games.nova_roma.course.chronicle import Chronicle
from games.nova_roma.data.followers import FOLLOWERS, Follower
from games.nova_roma.estate.artisans import can_place, place_an_artisan
from games.nova_roma.followers.row import ready
from games.nova_roma.purse import Got, gain, in_words, take_reward
from games.nova_roma.state import State
from games.nova_roma.terms import MOST_GOODS, TOP_STRENGTH, Action
from games.nova_roma.words.labels import ACTION_TEXT, FOLLOWER_HINT, FOLLOWER_TINY, amount_text

T = TypeVar("T")
Prompt: TypeAlias = "Text | Callable[[], Text]"

FOLLOWER_PRICE = 1  # coins, to place an artisan
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(State).decode


class Act(Struct):
    seat: Seat
    action: Action
    strength: int
    via_petition: bool = False
    core_done: bool = False
    chooses_contract: bool = False  # a building contract is still to be chosen
    waives_artisan: bool = False
    before: bytes | None = None  # the state when the first follower was used
    told_before: int = 0

    @property
    def followers_of(self) -> Action:
        """The action whose followers may be used: inside a petition only the petition's."""
        return "petition" if self.via_petition else self.action

    @property
    def may_end(self) -> bool:
        """Whether ending now is harmless; otherwise a core step must follow if there is one."""
        return self.core_done or self.before is None


def do_core(t: Chronicle, s: State, act: Act) -> None:
    """Notes that a core step is done; with the first one permanent followers bring their coins.

    An act inside a petition begins with its core done: the payment was it.
    """
    if act.core_done:
        return
    act.core_done = True
    for hired in ready(s.players[act.seat]):
        follower = FOLLOWERS[hired.card]
        if follower.kind == "perm" and follower.action == act.action:
            got: Got = {}
            gain(s, act.seat, "coin", follower.gives.coin, got)
            t.did("did-gains-by", source=FOLLOWER_TINY[follower.id], gains=in_words(got))


# ---- using followers --------------------------------------------------------------------------


def usable(s: State, act: Act, *, strength: bool = False) -> list[Follower]:
    """Followers that can be used in the action now; those of strength only before it begins."""
    player = s.players[act.seat]
    found = []
    for hired in player.row:
        follower = FOLLOWERS[hired.card]
        if follower.kind != "once" or follower.action != act.followers_of:
            continue
        if hired.exhausted or hired.fresh:
            continue
        if (strength and follower.strength) or _has_use(s, act, follower):
            found.append(follower)
    return found


def _has_use(s: State, act: Act, follower: Follower) -> bool:
    player = s.players[act.seat]
    if follower.places:
        return player.coins >= FOLLOWER_PRICE and can_place(s, act.seat)
    if follower.waives_artisan:
        return act.chooses_contract and not act.waives_artisan
    gives = follower.gives
    if gives.influence:
        return True
    if gives.good:
        return any(n < MOST_GOODS for n in player.goods.values())
    return any(player.goods[good] < MOST_GOODS for good in gives.goods)


def follower_offers(followers: Sequence[Follower]) -> list[Offer[Follower]]:
    return [
        offer(
            follower,
            f"use:{follower.id}",
            Text("do-use", {"follower": FOLLOWER_TINY[follower.id]}),
            FOLLOWER_HINT[follower.id],
            group="follower",
        )
        for follower in followers
    ]


def use(t: Chronicle, s: State, act: Act, follower: Follower) -> Steps[None]:
    """Exhausts a follower for its effect."""
    if act.before is None and not act.core_done:
        act.before, act.told_before = _encode(s), len(t.told)
    seat, name = act.seat, FOLLOWER_TINY[follower.id]
    hired = next(h for h in s.players[seat].row if h.card == follower.id)
    hired.exhausted = True
    if follower.strength:
        act.strength = min(TOP_STRENGTH, act.strength + follower.strength)
        s.turn.strength = act.strength
        t.did("did-uses-strength", follower=name, n=follower.strength)
    elif follower.places:
        price = amount_text("coin", FOLLOWER_PRICE)
        t.did("did-uses-paying", follower=name, price=price)
        s.players[seat].coins -= FOLLOWER_PRICE
        yield from place_an_artisan(t, s, seat, name)
    elif follower.waives_artisan:
        act.waives_artisan = True
        t.did("did-uses", what=name)
    else:
        got = yield from take_reward(t, s, seat, follower.gives, name)
        t.did("did-gains-by", source=name, gains=in_words(got))


# ---- asking -----------------------------------------------------------------------------------


def choose(
    t: Chronicle,
    s: State,
    act: Act,
    key: str,
    prompt: Prompt,
    offers: Callable[[], Sequence[Offer[T]]],
    end: Offer[T],
    *,
    may_end: Callable[[], bool] | None = None,
    helped: bool = False,
    forgoes: bool = False,
) -> Steps[T]:
    """One of the offers, or `end`; followers may be used first, as many as the player likes.

    Nothing is asked when nothing is offered, unless a follower may help (`helped`). Ending is not
    offered while a core step is owed and can be done, in this step or a later one (`may_end`).
    `forgoes`: with the end the whole action is over.
    """
    while True:
        things = offers()
        followers = usable(s, act)
        if not things and not (helped and followers):
            return end.thing
        listed: list[Offer[T | Follower]] = [*things, *follower_offers(followers)]
        if act.may_end or not things or (may_end and may_end()):
            listed.append(_with_consequence(t, act, end) if forgoes else end)
        asked = prompt if isinstance(prompt, Text) else prompt()
        what = yield from pick(act.seat, key, asked, listed)
        if not isinstance(what, Follower):
            return what
        yield from use(t, s, act, what)


def _with_consequence(t: Chronicle, act: Act, end: Offer[T]) -> Offer[T]:
    """Says that ending now counts as forgoing, where it does. Must agree with `conclude`."""
    if act.core_done:
        return end
    key = "hint-forgone"
    if act.before is not None:
        key = "hint-not-taken-back" if _has_revealed(t, act) else "hint-taken-back"
    return Offer(msgspec.structs.replace(end.option, hint=Text(key)), end.thing)


def pause(
    t: Chronicle, s: State, act: Act, key: str, go_on: str, *, strength: bool = False
) -> Steps[None]:
    """Asks for followers alone, while there are any to use."""
    while followers := usable(s, act, strength=strength and act.strength < TOP_STRENGTH):
        end = offer(None, "go_on", Text(go_on))
        prompt = Text(f"ask-followers-{key}", {"action": ACTION_TEXT[act.followers_of]})
        listed: list[Offer[Follower | None]] = [*follower_offers(followers), end]
        what = yield from pick(act.seat, f"nova.followers.{key}", prompt, listed)
        if what is None:
            return
        yield from use(t, s, act, what)


AUTOMATIC_START: tuple[Action, ...] = ("trade", "upgrade")  # their first step asks nothing


def before_first_step(t: Chronicle, s: State, act: Act) -> Steps[None]:
    """Strength can only be added now; where the first step asks nothing, so can the rest."""
    stronger = act.strength < TOP_STRENGTH and any(
        follower.strength for follower in usable(s, act, strength=True)
    )
    if stronger or act.action in AUTOMATIC_START:
        yield from pause(t, s, act, "before", "do-begin", strength=True)


def after_last_step(t: Chronicle, s: State, act: Act) -> Steps[None]:
    if act.core_done:
        yield from pause(t, s, act, "after", "do-finish")


# ---- nothing came of it -----------------------------------------------------------------------


def forgo(t: Chronicle, s: State, seat: Seat, action: Action) -> None:
    s.players[seat].coins += 1
    t.tell("told-forgoes", who=who(seat), action=ACTION_TEXT[action])


def do_without(t: Chronicle, s: State, seat: Seat, action: Action, why: Text) -> None:
    """Forgoes what cannot be done, and says why."""
    s.players[seat].coins += 1
    t.tell("told-cannot", who=who(seat), action=ACTION_TEXT[action], why=why)


def conclude(t: Chronicle, s: State, act: Act) -> None:
    """The end of a forum action: without a core step it was forgone."""
    action = ACTION_TEXT[act.action]
    if act.core_done:
        t.tell_deeds("told-acts", who=who(act.seat), action=action, strength=act.strength)
    elif act.before is None:
        forgo(t, s, act.seat, act.action)
    elif _has_revealed(t, act):
        t.did("did-nothing-more")
        t.tell_deeds("told-acts", who=who(act.seat), action=action, strength=act.strength)
    else:
        _restore(s, act.before)
        t.forget_deeds()
        s.players[act.seat].coins += 1
        t.tell("told-taken-back", who=who(act.seat), action=action)
    for hired in s.players[act.seat].row:
        hired.fresh = False


def _has_revealed(t: Chronicle, act: Act) -> bool:
    """Whether hidden cards came to light since the first follower was used."""
    return any(event.reveals for event in t.told[act.told_before :])


def _restore(s: State, data: bytes) -> None:
    """Puts the state back in place; references to its parts from before are dead.

    Flags of conceding are no part of the action: others may have raised theirs meanwhile.
    """
    earlier = _decode(data)
    for before, now in zip(earlier.players, s.players, strict=True):
        before.conceded = now.conceded
    for name in State.__struct_fields__:
        setattr(s, name, getattr(earlier, name))
