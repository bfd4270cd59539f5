"""The supply phase: income, wages, food and the market."""
