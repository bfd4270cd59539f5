"""What is written and read of games."""
