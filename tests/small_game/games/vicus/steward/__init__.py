"""The steward: a computer player who weighs every option by rules of thumb."""
