"""Running a review: its jobs in worker processes, or one after the other in this one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, as_completed

from bakufu.review.jobs import Game, Judgement, Look, judge, look, steps_of
from bakufu.review.result import Review, assemble, judged_steps
from bakufu.review.timeline import Decision, Step

Task = Step | Decision


class Running:
    """The jobs of a review, and what they have found so far."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.steps = judged_steps(steps_of(game))
        self.looks: dict[Step, Look] = {}
        self.judgements: dict[Decision, Judgement] = {}

    def tasks(self) -> list[Task]:
        """The longest jobs first, so that no process is left with one of them at the end."""
        decisions = [one for step in self.steps for one in step.decisions if one.judged]
        decisions.sort(key=lambda decision: -len(decision.moves))
        return [*decisions, *self.steps]

    def left(self) -> list[Task]:
        """Those that aren't done yet."""
        return [task for task in self.tasks() if task not in self.looks and task not in self.judgements]

    def add(self, task: Task, found: Look | Judgement) -> None:
        if isinstance(task, Step):
            assert isinstance(found, Look)
            self.looks[task] = found
        else:
            assert isinstance(found, Judgement)
            self.judgements[task] = found

    def review(self) -> Review:
        return assemble(self.game, self.steps, [self.looks[step] for step in self.steps], self.judgements)


def work(game: Game, task: Task) -> Look | Judgement:
    """One job."""
    return look(game, task) if isinstance(task, Step) else judge(game, task)


def run(running: Running, executor: Executor | None, advance: Callable[[int], None]) -> Review:
    """`advance` is called with the number of jobs that are done."""
    for task, found in _done(running, executor):
        running.add(task, found)
        advance(1)
    return running.review()


def _done(running: Running, executor: Executor | None) -> Iterator[tuple[Task, Look | Judgement]]:
    tasks = running.tasks()
    if executor is None:
        for task in tasks:
            yield task, work(running.game, task)
        return
    waiting = {executor.submit(work, running.game, task): task for task in tasks}
    for future in as_completed(waiting):
        yield waiting[future], future.result()
