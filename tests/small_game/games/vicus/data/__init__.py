"""What is printed: cards as Python rows, plots in JSON, because owners may have another street."""
