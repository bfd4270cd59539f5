"""What is told: rows, the outbox that keeps their order, words and picture, Discord."""
