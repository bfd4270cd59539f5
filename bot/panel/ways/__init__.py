"""What a press on a panel may stand for: one answer, or several in a row."""
