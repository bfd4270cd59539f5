"""What the actions of a turn could bring, and what chains of them come to."""
