"""Lessons: a first game against computer players, in which questions explain themselves."""
