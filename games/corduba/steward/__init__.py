"""The computer player: rules of thumb that plan for Rome."""
