"""What the steward's games tell of the balance: `python -m games.romolo_o_remo.balance`."""
