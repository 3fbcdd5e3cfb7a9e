"""Tenno's Court: what bots decide there."""

from __future__ import annotations

from bakufu.bots.shogun.module import Features, ModuleChoices, Spaces
from bakufu.bots.shogun.modules.court import features, quick, reasons, values
from bakufu.bots.shogun.search.glances import dearest, first
from bakufu.shogun.modules.court.numbers import (
    CALM_PROVINCE,
    FAVOURED_ARMIES,
    FAVOURED_BUILDING,
    REMOVE_EVENT,
    TAKE_FAVOUR,
)

CHOICES = ModuleChoices(
    values={
        TAKE_FAVOUR: values.take_values,
        REMOVE_EVENT: values.event_values,
        CALM_PROVINCE: values.calm_values,
        FAVOURED_ARMIES: values.armies_values,
        FAVOURED_BUILDING: values.building_values,
    },
    quick={
        TAKE_FAVOUR: quick.favour,
        REMOVE_EVENT: first,
        CALM_PROVINCE: dearest,
        FAVOURED_ARMIES: quick.armies,
        FAVOURED_BUILDING: dearest,
    },
    reasons={
        TAKE_FAVOUR: reasons.take_favour,
        REMOVE_EVENT: reasons.remove_event,
        CALM_PROVINCE: reasons.calm_province,
        FAVOURED_ARMIES: reasons.favoured_armies,
        FAVOURED_BUILDING: reasons.favoured_building,
    },
    spaces=Spaces(values.conversions, reasons.explain),
    features=Features(features.FEATURES, features.measure),
)
