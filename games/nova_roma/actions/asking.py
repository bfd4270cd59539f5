"""Questions inside an action: followers may be used at every one of them (ruling R7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar

import msgspec

from games.core.asking import Offer, offer, pick
from games.core.contract import Steps
from games.core.text import Text
from games.nova_roma.actions.act import Act
from games.nova_roma.course.chronicle import Chronicle
from games.nova_roma.data.followers import Follower
from games.nova_roma.followers.using import follower_offers, usable, use
from games.nova_roma.state import State
from games.nova_roma.terms import TOP_STRENGTH, Action
from games.nova_roma.words.labels import ACTION_TEXT

T = TypeVar("T")
Prompt: TypeAlias = "Text | Callable[[], Text]"
AUTOMATIC_START: tuple[Action, ...] = ("trade", "upgrade")  # their first step asks nothing


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
        skippable = not things or bool(may_end and may_end())
        commits = not act.core_done and act.before is None and not skippable
        listed: list[Offer[T | Follower]] = [*things, *follower_offers(followers, commits)]
        if act.may_end or skippable:
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
        key = "hint-not-taken-back" if act.before.has_revealed(t) else "hint-taken-back"
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
