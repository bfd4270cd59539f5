"""What one seat sees: its view, worlds that look the same to it, and whether nothing is lost."""
