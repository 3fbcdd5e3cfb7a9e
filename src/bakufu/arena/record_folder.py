"""The folder of records: a file for each game of a contest or a simulation, by its number."""

from __future__ import annotations

import os
from pathlib import Path

from bakufu.arena.folder import BadFolder
from bakufu.kernel.records.json_form import to_json
from bakufu.kernel.records.record import Record


class RecordFolder:
    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            path.mkdir(parents=True, exist_ok=True)
        except (FileExistsError, NotADirectoryError):
            raise BadFolder("error-folder-is-file", file=path) from None
        except OSError as error:
            raise BadFolder("error-folder-unusable", folder=path, why=error.strerror) from None

    def has(self, number: int) -> bool:
        return self._file(number).exists()

    def add(self, number: int, record: Record) -> None:
        """Write the record of a game; a partial file is never visible."""
        file = self._file(number)
        draft = file.with_suffix(".draft")
        try:
            draft.write_text(to_json(record) + "\n", encoding="utf-8")
            os.replace(draft, file)
        except OSError as error:
            raise BadFolder("error-folder-unusable", folder=self._path, why=error.strerror) from None

    def _file(self, number: int) -> Path:
        return self._path / f"{number:06}.json"
