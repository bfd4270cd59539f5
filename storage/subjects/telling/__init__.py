"""What is written and read of what is to be told."""
