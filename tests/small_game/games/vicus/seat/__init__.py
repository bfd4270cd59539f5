"""What a seat sees and must not see, and that no piece is lost."""
