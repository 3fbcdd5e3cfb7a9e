"""`bakufu verify`: replay a record and check everything in it."""

from __future__ import annotations

from pathlib import Path

import click

from bakufu.cli.files import BadFile, read_receipt, read_record
from bakufu.cli.parser import shared_options
from bakufu.cli.parser.command import CatalogCommand
from bakufu.cli.speech import language, say


@click.command(cls=CatalogCommand)
@click.argument("file", type=click.Path(path_type=Path))
@shared_options.option("--receipt", type=click.Path(path_type=Path), metavar="FILE")
@shared_options.facts
def verify(file: Path, receipt: Path | None, facts: Path | None) -> None:
    from bakufu.kernel.errors import BadRecord
    from bakufu.kernel.records.replay import verify as check
    from bakufu.text import renderer_of

    record = read_record(file)
    kept = read_receipt(receipt) if receipt is not None else None
    game = shared_options.load_game(facts, record.game)
    try:
        if kept is not None:
            kept.check(record.fairness)
        check(game, record)
    except BadRecord as error:
        raise BadFile("file-damaged", file=file, why=error) from None
    renderer = renderer_of(game, language())
    scores = renderer.joined([renderer.score(seat, points) for seat, points in enumerate(record.result or ())])
    over = "yes" if record.result is not None else "no"
    click.echo(renderer.say("report-verified-moves", file=str(file), over=over, moves=len(record.moves), points=scores))
    if record.branch_of is not None:
        table_id, seq = record.branch_of
        click.echo(say("report-verified-branch", table=table_id, seq=seq))
    else:
        click.echo(say("report-verified-seed", committed="yes" if record.fairness is not None else "no"))
    if kept is not None:
        click.echo(say("report-verified-receipt", seats=len(kept.sealed), starts=kept.starts))
    elif record.fairness is not None:
        click.echo(say("report-verified-no-receipt"))
