"""Before the first turn: tiles, choices and pieces; or a position in the middle."""
