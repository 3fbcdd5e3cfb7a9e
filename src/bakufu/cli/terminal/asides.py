"""Commands that work at every prompt without making a decision: log, why, hint, rules, undo, save and quit. The
commands that a game adds are listed before these."""

from __future__ import annotations

from pathlib import Path

from bakufu.cli.files import BadFile
from bakufu.cli.speech import say_error
from bakufu.cli.terminal.advice import show_hint
from bakufu.cli.terminal.manifest import Aside, Terminal
from bakufu.cli.terminal.session import Left, Session, TakenBack
from bakufu.kernel.flow import Flow
from bakufu.kernel.view import View
from bakufu.text.renderer import Renderer
from bakufu.text.story import CHAPTER

LOG_LINES = 15
RULES_SHOWN = 8


def show_log(session: Session[Renderer], words: str) -> None:
    """The last lines of the log, numbered, so that `why` can refer to any of them."""
    wanted = int(words) if words.isdigit() else LOG_LINES
    first = max(0, len(session.log) - wanted)
    for number, line in enumerate(session.log[first:], first + 1):
        session.screen.say(line.text, f"{number:4}  " if line.depth != CHAPTER else "      ")
    if not session.log:
        session.screen.say(session.say("play-nothing-yet"))


def show_why(session: Session[Renderer], words: str) -> None:
    rule = session.asked
    if words.isdigit():
        number = int(words)
        if not 1 <= number <= len(session.log):
            session.screen.say(session.say("play-no-such-line", number=number, lines=len(session.log)))
            return
        line = session.log[number - 1]
        session.screen.say(line.text)
        rule = line.rule
    if rule:
        show_rule(session, rule)
    else:
        session.screen.say(session.say("play-nothing-yet"))


def show_rule(session: Session[Renderer], rule: str) -> None:
    entry = session.game.ledger[rule]
    text = session.renderer.rule(rule)
    if entry.ruling:
        session.screen.say(session.say("play-ruling", rule=text, id=rule), "  ")
        session.screen.say(session.say("play-reason", reason=session.renderer.reason(rule)), "  ")
    else:
        session.screen.say(session.say("play-rule", rule=text, id=rule, page=entry.page), "  ")


def show_rules(session: Session[Renderer], words: str) -> None:
    """Rules whose id or text contains all the words."""
    wanted = words.casefold().split()
    chapters = ", ".join(dict.fromkeys(rule.partition(".")[0] for rule in session.game.ledger))
    if not wanted:
        session.screen.say(session.say("play-rules-which", chapters=chapters))
        return
    found = []
    for rule in session.game.ledger:
        text = f"{rule} {session.renderer.rule(rule)}".casefold()
        if rule == words or all(word in text for word in wanted):
            found.append(rule)
    if words in session.game.ledger:
        found = [words]
    for rule in found[:RULES_SHOWN]:
        show_rule(session, rule)
    if not found:
        session.screen.say(session.say("play-no-rule", word=words, chapters=chapters))
    elif len(found) > RULES_SHOWN:
        session.screen.say(session.say("play-rules-more", count=len(found) - RULES_SHOWN))


def save(session: Session[Renderer], words: str) -> None:
    if not words:
        session.screen.say(session.say("play-save-where"))
        return
    try:
        session.save(Path(words).expanduser())
    except BadFile as error:
        session.screen.say(say_error(error))
    else:
        session.screen.say(session.say("play-saved", file=words))


def undo(session: Session[Renderer], words: str) -> None:
    if not session.take_back():
        session.screen.say(session.say("play-daily-no-help" if session.scored else "play-no-undo"))
        return
    session.screen.say(session.say("play-undone"))
    raise TakenBack


def leave(session: Session[Renderer], words: str) -> None:
    raise Left


def unclear(session: Session[Renderer], typed: str, choices: list[str]) -> None:
    """Say that the input matches several things, or nothing."""
    if choices:
        joined = session.renderer.either(list(dict.fromkeys(choices)))
        session.screen.say(session.say("play-not-clear", typed=typed, choices=joined))
    else:
        session.screen.say(session.say("play-not-understood", typed=typed))


def show_commands(session: Session[Renderer], orders: tuple[tuple[str, str], ...] = ()) -> None:
    """List the commands of this prompt, then those of every prompt."""
    told = [(aside.usage, session.say(f"play-command-{aside.word}")) for aside in asides(session.terminal).values()]
    session.screen.rows([*orders, *told])


GENERAL = (
    Aside("log", "log [N]", show_log),
    Aside("why", "why [N]", show_why),
    Aside("hint", "hint", show_hint),
    Aside("undo", "undo", undo),
    Aside("rules", "rules WORD", show_rules),
    Aside("save", "save FILE", save),
    Aside("quit", "quit", leave),
)


def asides(terminal: Terminal[Renderer, View[Flow]]) -> dict[str, Aside[Renderer]]:
    """All of these commands by name."""
    return {aside.word: aside for aside in (*terminal.asides, *GENERAL)}
