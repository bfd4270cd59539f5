"""What is kept of somebody: told, handed out, forgotten."""
