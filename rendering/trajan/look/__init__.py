"""How things look, wherever they lie: signs and colours, faces of tiles."""
