"""What every game's pictures are drawn with: canvas, colours, type, icons, seats, panels."""
