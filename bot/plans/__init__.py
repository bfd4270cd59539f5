"""Answers in advance: said in a menu, given by the clock, told when their owner looks."""
