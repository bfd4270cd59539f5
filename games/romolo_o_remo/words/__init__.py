"""How things are said."""
