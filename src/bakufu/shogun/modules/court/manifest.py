"""Tenno's Court: what it adds to the game."""

from __future__ import annotations

from bakufu.shogun.module import Module

MODULE = Module("court")
