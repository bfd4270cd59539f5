"""The first game of somebody who has never played; its explanations are `texts/*/lesson.ftl`."""

from __future__ import annotations

from games.core.lessons import Lesson

# Whoever learns begins, with what the rulebook gives in a first game.
LESSON = Lesson(seats=2, seed=24, rounds=2, variant={"draft": "first_game"})
