"""From images to files: PNG and GIF."""
