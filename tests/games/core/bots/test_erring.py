"""Where a steward errs: found by searching again what it answered in its own games."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.bots.search import erring
from games.core.bots.search.consul import Effort
from games.core.bots.search.erring import kinds
from games.core.bots.weighing import judging_bot
from games.core.contract import Decision, Ranked
from games.registry import all_games

GAME = all_games()["glory_to_rome"]


def foolish_rank(view: object, decision: Decision) -> Sequence[Ranked]:
    """As the steward does, but what it leads with: there its last thought comes first."""
    ranked = GAME.bots["steward"].rank(view, decision)
    return ranked[::-1] if decision.key == "gtr.lead" else ranked


def few(monkeypatch) -> None:
    monkeypatch.setattr(erring, "LOOK", Effort(answers=2, worlds=3, futures=6, widely=True))
    monkeypatch.setattr(erring, "AGAIN", Effort(futures=6))


def test_the_same_seed_finds_the_same(monkeypatch):
    few(monkeypatch)
    first, again = (kinds(GAME, 1, 2, 5, 1) for _ in range(2))
    assert first == again
    assert all(len(kind.losses) == 1 for kind in first), "one of each kind, in one game"
    assert len({kind.key for kind in first}) == len(first) > 3


def test_what_was_not_contradicted_costs_nothing(monkeypatch):
    few(monkeypatch)
    found = kinds(GAME, 2, 2, 1, 2)
    for kind in found:
        assert kind.contradicted >= sum(loss != 0 for loss in kind.losses)
        assert kind.asked >= len(kind.losses)
    assert any(kind.contradicted < len(kind.losses) for kind in found)


def test_an_error_is_found_where_it_is(monkeypatch):
    few(monkeypatch)
    wise = {kind.key: kind for kind in kinds(GAME, 2, 2, 1, 3)}
    monkeypatch.setattr(erring, "steward_of", lambda game: judging_bot(foolish_rank))
    fool = {kind.key: kind for kind in kinds(GAME, 2, 2, 1, 3)}
    assert fool["gtr.lead"].loss > wise["gtr.lead"].loss
