"""The city and its surroundings: quarters, river, sites, tracks of prestige."""
