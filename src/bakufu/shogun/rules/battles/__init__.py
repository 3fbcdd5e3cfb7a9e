"""Battles and revolts, the throws they need, and what becomes of the province."""
