"""Decisions outside the plan: provinces at the start, turn order, revolts."""
