"""What an advised piece would do: who only hears which one is meant does not know what for."""

from __future__ import annotations

from collections.abc import Sequence

from bot.advice.reasons import picks_words
from bot.panel.pieces import open_piece
from bot.tables.sitting import Sitting
from games.core.bots.search.futures import steward_of
from games.core.rng import computer_rng


def deed_line(sitting: Sitting, picks: Sequence[str]) -> str:
    """Its deed by rules of thumb; nothing where no piece is asked for, or it does nothing more."""
    live, seat, voice = sitting
    match = live.playing
    asked = match.pending(seat)
    if asked is None or asked.key not in live.game.piece_keys or len(picks) != 1:
        return ""
    opened = open_piece(live.id, match, seat, picks[0])
    if opened is None or opened.piece.id != picks[0]:
        return ""
    rng = computer_rng(live.row.seed, match.count, seat)
    deed = steward_of(live.game).answer(opened.match.view(seat), opened.decision, rng)
    return voice("hint-deed", what=picks_words(voice, opened.decision, deed))
