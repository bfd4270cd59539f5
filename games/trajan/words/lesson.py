"""The first game of somebody who has never played; its explanations are `texts/*/lesson.ftl`."""

from __future__ import annotations

from games.core.lessons import Lesson

# Whoever learns begins, and meets most actions;
# stones are dealt, for choosing them needs experience.
LESSON = Lesson(seats=2, seed=2, rounds=2, variant={"stone_setup": "random"})
