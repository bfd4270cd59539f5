"""Computer players: rules of thumb by the view of a seat, and defaults for who is away."""
