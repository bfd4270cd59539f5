"""Looking back and looking up: earlier boards, the log, the rules."""
