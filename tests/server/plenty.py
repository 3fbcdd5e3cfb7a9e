"""Limits that no test reaches by accident: tests are faster than people, and all of them come from one address."""

from __future__ import annotations

from dataclasses import fields

from bakufu.server.settings import Limits

NAMES = tuple(limit.name for limit in fields(Limits))


def plenty(**chosen: int) -> Limits:
    return Limits(**{**dict.fromkeys(NAMES, 10**7), **chosen})
