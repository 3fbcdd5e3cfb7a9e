"""Which tests could notice a fault, the quickest first: those that mirror its file, then wider and wider ones."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path, PurePosixPath

SOURCE = PurePosixPath("src/bakufu")
TESTS = PurePosixPath("tests")

# By the beginning of a file's path within its tree: the suites to try after the tests that mirror the file.
WIDER: dict[str, tuple[str, ...]] = {
    "shogun": ("shogun/rules", "shogun/views", "shogun/modules", "properties", "shogun/advice", "text", "bots"),
    "shogun/views": ("shogun/views", "shogun/rules", "server/client", "properties", "shogun/advice", "text", "bots"),
    "katana/views": ("katana/views", "katana/rules", "server/client", "properties", "katana/advice", "text", "bots"),
    "shogun/advice": ("shogun/advice", "text/shogun", "bots/shogun", "properties"),
    "katana": (
        "katana/rules",
        "katana/views",
        "katana/box",
        "properties",
        "katana/advice",
        "text/katana",
        "bots/katana",
    ),
    "katana/advice": ("katana/advice", "text/katana", "bots/katana", "properties"),
    "kernel": ("kernel", "shogun/rules", "katana/rules", "table", "properties", "env"),
    "table": ("table", "server/tables", "server/socket", "server/security", "server"),
    "bots": ("bots", "arena"),
    "text": ("text", "cli"),
    "arena": ("arena", "cli"),
    "env": ("env",),
    "cli": ("cli",),
    "client": ("server/client", "server"),
    "server": ("server/security", "server/tables", "server/socket", "server/http", "server"),
}
# Files whose tests have another name than theirs.
ALSO = {
    "katana/rules/areas/family.py": "katana/rules/areas/test_palace_and_komainu.py",
    "katana/rules/areas/houses.py": "katana/rules/areas/test_houses_and_market.py",
    "katana/rules/areas/komainu.py": "katana/rules/areas/test_palace_and_komainu.py",
    "katana/rules/areas/market.py": "katana/rules/areas/test_houses_and_market.py",
    "katana/rules/areas/monks.py": "katana/rules/test_turns.py",
    "katana/rules/areas/palace.py": "katana/rules/areas/test_palace_and_komainu.py",
    "katana/rules/areas/rooms.py": "katana/rules/areas/test_palace_and_komainu.py",
    "katana/rules/asides.py": "katana/rules/test_turns.py",
    "katana/rules/benefits.py": "katana/rules/test_cards.py",
    "katana/rules/cards.py": "katana/rules/test_market_and_daimyo_cards.py",
    "katana/rules/ghost_deck.py": "katana/rules/test_ghost.py",
    "katana/rules/honor.py": "katana/rules/test_honor_cards.py",
    "katana/rules/honor_row.py": "katana/rules/test_turns.py",
    "katana/rules/moment.py": "katana/rules/test_cards.py",
    "katana/rules/preparation.py": "katana/rules/test_set_up.py",
    "katana/rules/restore.py": "katana/rules/test_turns.py",
    "katana/rules/scoring.py": "katana/rules/test_end_of_game.py",
    "katana/rules/turn.py": "katana/rules/test_turns.py",
    "katana/rules/swords/composition.py": "katana/rules/swords/test_project_and_katana.py",
    "katana/rules/swords/decorating.py": "katana/rules/areas/test_academy.py",
    "katana/rules/swords/movement.py": "katana/rules/areas/test_forge.py",
    "katana/rules/swords/project.py": "katana/rules/swords/test_project_and_katana.py",
    "katana/views/changes.py": "properties/test_changes_are_patches.py",
    "katana/views/encodings.py": "katana/views/test_observation.py",
    "katana/views/imagine.py": "properties/test_imagined_states.py",
    "katana/views/open_players.py": "katana/views/test_views.py",
    "katana/views/open_table.py": "katana/views/test_views.py",
    "katana/views/secrecy.py": "katana/views/test_views.py",
    "shogun/box/fact_checks.py": "kernel/test_facts.py",
    "shogun/box/options.py": "kernel/test_contract.py",
    "shogun/box/tower.py": "tower/test_study.py",
    "shogun/views/changes.py": "properties/test_changes_are_patches.py",
    "shogun/views/imagine.py": "properties/test_imagined_states.py",
    "shogun/views/moves.py": "shogun/rules/test_turn_order.py",
    "shogun/views/open_table.py": "properties/test_changes_are_patches.py",
    "shogun/views/read_table.py": "server/client/test_read_table.py",
    "shogun/views/secrecy.py": "properties/test_views_leak_nothing.py",
    "shogun/views/view.py": "properties/test_changes_are_patches.py",
    "shogun/rules/actions/build.py": "shogun/rules/test_season_event.py",
    "shogun/rules/actions/collect.py": "shogun/rules/test_special_cards.py",
    "shogun/rules/actions/deploy.py": "shogun/rules/test_special_cards.py",
    "shogun/rules/actions/march.py": "shogun/rules/test_season_event.py",
    "shogun/rules/actions/prices.py": "shogun/modules/leaders/test_improving.py",
    "shogun/rules/actions/reach.py": "shogun/rules/test_refusals.py",
    "shogun/rules/battles/battle.py": "shogun/rules/test_special_cards.py",
    "shogun/rules/battles/conquest.py": "shogun/rules/battles/test_battle.py",
    "shogun/rules/battles/revolt.py": "shogun/rules/test_winter.py",
    "shogun/rules/turn_order.py": "shogun/rules/test_special_cards.py",
    "shogun/advice/odds.py": "shogun/advice/test_battle_odds.py",
    "kernel/event.py": "table/test_projection.py",
    "kernel/patch.py": "table/test_projection.py",
    "kernel/flow.py": "shogun/rules/test_refusals.py",
    "kernel/standing.py": "shogun/rules/test_scoring.py",
    "kernel/records/replay.py": "kernel/test_record.py",
    "kernel/records/text_form.py": "kernel/test_record.py",
    "kernel/stepping/observing.py": "katana/views/test_observation.py",
    "kernel/stepping/turns.py": "env/test_stepping.py",
    "server/http/access.py": "server/tables/test_private_tables.py",
    "server/http/limits.py": "server/http/test_doors.py",
    "server/http/people_routes.py": "server/people/test_identity.py",
    "server/people/names.py": "server/people/test_identity.py",
    "server/people/passwords.py": "server/people/test_identity.py",
    "server/people/signing.py": "server/test_bad_settings.py",
    "server/socket/protocol.py": "server/socket/test_at_the_table.py",
    "server/socket/table_socket.py": "server/socket/test_at_the_table.py",
    "server/store/archive.py": "server/tables/test_archive.py",
    "server/store/database.py": "server/store/test_migrations.py",
    "server/store/store.py": "server/tables/test_table_log.py",
    "server/tables/bot_scheduler.py": "server/tables/test_deadlines.py",
    "server/tables/lobby.py": "server/security/test_authorisation.py",
    "server/tables/records.py": "server/security/test_authorisation.py",
    "table/bot_turns.py": "server/tables/test_deadlines.py",
    "table/live.py": "server/tables/test_table_log.py",
    "table/recent.py": "table/test_projection.py",
    "table/log_moves.py": "server/tables/test_rules_version.py",
    "table/record.py": "server/tables/test_branches.py",
    "table/study_jobs.py": "server/tables/test_study.py",
    "text/choosing.py": "server/http/test_languages.py",
    "text/columns.py": "text/test_breaking.py",
    "text/wording.py": "text/test_variables.py",
}


@dataclass(frozen=True)
class Suite:
    """`name` is what tables call it, `path` what is run: a file or a folder of tests, or a part of the client's."""

    name: str
    path: str


MIRROR = "mirror"
OF_CLIENT = (
    Suite("vitest", "vitest:src"),
    Suite("svelte-check", "svelte-check"),
    Suite("web/source", "tests/web/source"),
)


def suites_for(file: str, tree: Path) -> list[Suite]:
    """The suites for a file of the repository that lies in this folder."""
    path = PurePosixPath(file)
    if path.is_relative_to("web"):
        return [Suite(MIRROR, f"vitest:{path.relative_to('web').parent}/"), *OF_CLIENT]
    within = path.relative_to(SOURCE)
    found = [Suite(MIRROR, mirror) for mirror in _mirrors(within, tree)]
    for name in _wider(str(within)):
        suite = Suite(name, f"{TESTS}/{name}")
        if suite.path not in [other.path for other in found]:
            found.append(suite)
    return found


def _mirrors(within: PurePosixPath, tree: Path) -> list[str]:
    """The test file of the same name, or another one, and the nearest folder of the same name, unless it is a whole
    package's."""
    named = [TESTS / within.parent / f"test_{within.stem}.py", TESTS / ALSO.get(str(within), "-")]
    found = [str(file) for file in named if (tree / file).is_file()]
    folder = TESTS / within.parent
    while not (tree / folder).is_dir():
        folder = folder.parent
    return [*found, str(folder)] if len(folder.parts) > 2 else found


def _wider(within: str) -> tuple[str, ...]:
    fitting = [start for start in WIDER if within.startswith(start)]
    return WIDER[max(fitting, key=len)]
