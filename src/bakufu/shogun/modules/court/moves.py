"""The moves in this module."""

from __future__ import annotations
