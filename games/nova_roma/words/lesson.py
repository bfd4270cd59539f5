"""The first game of somebody who has never played; its explanations are `texts/*/lesson.ftl`."""

from __future__ import annotations

from games.core.lessons import Lesson

# Whoever learns begins, and meets most actions.
LESSON = Lesson(seats=2, seed=10, rounds=1)
