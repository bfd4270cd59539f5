"""What is said: words for pictures, and pictures in words."""
