"""The first game of somebody who has never played; its explanations are `texts/*/lesson.ftl`."""

from __future__ import annotations

from games.core.lessons import Lesson

# Whoever learns leads first, and meets most roles.
LESSON = Lesson(seats=2, seed=49, rounds=8)
