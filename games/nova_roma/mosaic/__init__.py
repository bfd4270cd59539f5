"""The mosaic: fields, lines, and claiming them."""
