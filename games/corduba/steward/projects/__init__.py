"""What could be built or used: what it brings, what it costs, and what is still lacking."""
