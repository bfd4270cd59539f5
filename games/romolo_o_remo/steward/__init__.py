"""The computer player: rules of thumb by the view of its seat."""
