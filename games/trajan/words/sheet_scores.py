"""The final scoring in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.core.contract import Section
from games.core.text import Text, Value, who
from games.trajan.course.scoring import Score
from games.trajan.words.labels import BONUS_TEXT, BUILDING_TEXT


def score_section(scores: Iterable[Score]) -> Section:
    lines = [line for score in scores for line in _lines(score)]
    return Section(Text("sheet-scores"), tuple(lines))


def _lines(score: Score) -> Iterator[Text]:
    args: dict[str, Value] = {
        "who": who(score.seat),
        "total": score.total,
        "track": score.track,
        "hand": score.hand,
        "workers": score.worker_camp,
        "legionnaires": score.military_camp,
        "tiles": score.trajan_tiles,
        "sets": sum(entry.points for entry in score.sets),
        "bonus": sum(entry.points for entry in score.bonus),
    }
    yield Text("sheet-score", args)
    for entry in score.sets:
        n = entry.tiles + entry.wilds
        what: dict[str, Value] = {"type": BUILDING_TEXT[entry.type], "n": n, "vp": entry.points}
        yield Text("sheet-score-set", what)
    for bonus in score.bonus:
        yield Text("sheet-score-bonus", {"tile": BONUS_TEXT[bonus.id], "vp": bonus.points})
