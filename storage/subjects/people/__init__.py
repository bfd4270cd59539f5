"""What is written and read of people and servers."""
