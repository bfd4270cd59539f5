"""What is said in and about the pictures."""
