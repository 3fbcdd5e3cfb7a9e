"""Hints for people, with reasons."""
