"""What is answered to each question of a turn."""
