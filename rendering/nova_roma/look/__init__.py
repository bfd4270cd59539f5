"""How things look, wherever they lie: signs and colours, pieces, effects in signs."""
