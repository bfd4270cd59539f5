"""What every game is written in: the contract, the match that runs it, texts and records."""
