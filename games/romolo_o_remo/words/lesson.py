"""The first game of somebody who has never played; its explanations are `texts/*/lesson.ftl`."""

from __future__ import annotations

from games.core.lessons import Lesson

# Whoever learns begins; in two rounds goods are made, used and eaten.
LESSON = Lesson(seats=2, seed=3, rounds=2)
