"""Words and frames on a screen, or in a pipe."""
