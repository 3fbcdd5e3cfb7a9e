"""Hypothesis draws the same examples on every run: no test may pass today and fail tomorrow."""

from __future__ import annotations

from hypothesis import HealthCheck, Phase, settings

settings.register_profile(
    "repeatable",
    derandomize=True,
    database=None,
    deadline=None,  # a slow machine is no failure
    max_examples=12,
    phases=(Phase.generate, Phase.shrink),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("repeatable")
