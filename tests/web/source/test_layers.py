"""The layers of the browser client (web/layers.mjs) are kept: `web/build.py check` runs them over the whole source.
Here a small made-up source shows that each kind of offence is found, in Svelte files too."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
from pathlib import Path

WEB = Path(__file__).parents[3] / "web"
CRUISE = "node_modules/dependency-cruiser/bin/dependency-cruise.mjs"
KEPT = {
    "src/net/table.svelte.ts": "export const table = 1",
    "src/parts/Plate.svelte": "<script lang=\"ts\">import { table } from '../net/table.svelte'</script>{table}",
    "src/lobby/Lobby.ts": "import '../net/table.svelte'",
    "src/shogun/seats.ts": "import { table } from '../net/table.svelte'\nexport const seats = table",
    "src/katana/seats.ts": "import { table } from '../net/table.svelte'\nexport const seats = table",
    "src/shogun/modules/court/CourtBoard.ts": "import '../../seats'",
    "src/shogun/modules/leaders/manifest.ts": "export const leaders = 1",
    "src/shogun/modules/list.ts": "import './court/CourtBoard'\nimport './leaders/manifest'",
    "src/games.ts": "import './shogun/seats'\nimport './katana/seats'",
}
# By the rule that each breaks.
OFFENCES = {
    "net-imports-downward-only": ("src/net/line.ts", "import '../shogun/seats'"),
    "parts-imports-downward-only": (
        "src/parts/Icon.svelte",
        "<script lang=\"ts\">import { seats } from '../katana/seats'</script>{seats}",
    ),
    "log-imports-downward-only": ("src/log/kinds.ts", "import '../lobby/Lobby'"),
    "shogun-katana-imports-downward-only": ("src/shogun/manifest.ts", "import '../games'"),
    "shogun-katana-stand-apart": ("src/katana/story.ts", "import type { seats } from '../shogun/seats'"),
    "modules-come-by-their-list": ("src/shogun/map/Map.ts", "import '../modules/court/CourtBoard'"),
    "modules-stand-apart": ("src/shogun/modules/samurai/Board.ts", "import '../leaders/manifest'"),
    "no-circle": ("src/net/pace.ts", "import './pace'"),
    "every-folder-has-its-place": ("src/utils/all.ts", "import '../net/table.svelte'"),
}


def cruised(folder: Path, files: dict[str, str]) -> subprocess.CompletedProcess[str]:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    for name in ("layers.mjs", "tsconfig.json", "package.json"):
        shutil.copy(WEB / name, folder)
    (folder / "node_modules").symlink_to(WEB / "node_modules")
    spec = importlib.util.spec_from_file_location("web_build", WEB / "build.py")
    assert spec is not None
    assert spec.loader is not None
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    command = [build.Node.find().node, CRUISE, "--config", "layers.mjs", "src"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_what_points_downward_is_fine(tmp_path: Path) -> None:
    done = cruised(tmp_path, KEPT)
    assert done.returncode == 0, done.stdout
    assert "no dependency violations" in done.stdout


def test_each_offence_is_found(tmp_path: Path) -> None:
    done = cruised(tmp_path, KEPT | dict(OFFENCES.values()))
    found = {
        line.split()[1].rstrip(":"): line for line in done.stdout.splitlines() if line.strip().startswith("error ")
    }
    assert done.returncode != 0
    assert set(found) == set(OFFENCES)
    assert all(name in found[rule] for rule, (name, _) in OFFENCES.items())
