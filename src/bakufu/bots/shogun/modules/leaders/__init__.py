"""Bots and the Military Leaders."""
