"""The first game of somebody who has never played; its explanations are `texts/*/lesson.ftl`."""

from __future__ import annotations

from games.core.lessons import Lesson

# Whoever learns leads first and has the cards for a building, which is soon finished.
LESSON = Lesson(seats=2, seed=94, rounds=8)
