"""Data: many games in many processes, each chunk of them a file. A game follows from the seed and its number alone."""

from __future__ import annotations

import os
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from time import perf_counter

import numpy as np

from training.games import Mix, play

CHUNK = 100  # games in a file


def chunk_file(folder: Path, seed: str, chunk: int) -> Path:
    return folder / f"{seed}-{chunk:05}.npz"


def make_chunk(folder: Path, seed: str, chunk: int, mix: Mix) -> int:
    """Play the games of one file; returns the number of positions. The file appears when it is complete."""
    rows = [row for number in range(chunk * CHUNK, (chunk + 1) * CHUNK) for row in play(seed, number, mix)]
    file = chunk_file(folder, seed, chunk)
    unfinished = file.with_suffix(".part.npz")
    np.savez_compressed(unfinished, rows=np.array(rows, dtype=np.int16))
    unfinished.rename(file)
    return len(rows)


def make(folder: Path, seed: str, chunks: range, mix: Mix, jobs: int, seconds: float) -> None:
    """Make the files that are missing, until the time is over."""
    folder.mkdir(parents=True, exist_ok=True)
    begun = perf_counter()
    missing = [chunk for chunk in chunks if not chunk_file(folder, seed, chunk).exists()]
    made = positions = 0
    with ProcessPoolExecutor(jobs or os.cpu_count()) as pool:
        running: set[Future[int]] = set()
        while missing or running:
            while missing and len(running) < 2 * (jobs or os.cpu_count() or 1) and perf_counter() - begun < seconds:
                running.add(pool.submit(make_chunk, folder, seed, missing.pop(0), mix))
            if not running:
                break
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                positions += future.result()
                made += CHUNK
            if perf_counter() - begun >= seconds:
                missing = []
                running = {future for future in running if not future.cancel()}
    print(f"{made} games, {positions} positions, {perf_counter() - begun:.0f} s")


def files_of(folder: Path) -> list[Path]:
    """The complete files of a folder, in the order of their names."""
    return sorted(file for file in folder.glob("*.npz") if not file.name.endswith(".part.npz"))
