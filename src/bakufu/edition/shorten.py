"""Python source without what only its readers need: docstrings, and comments on lines of their own.

Every other line stays where it is, so that the lines of a traceback are those of the source.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

COMMENT = b"#"
SAID = b'"-"'  # instead of a docstring: where there is none, a dataclass takes long to make one up


def shorten(source: bytes) -> bytes:
    tree = ast.parse(source)
    lines = source.split(b"\n")
    within = {line for text in _texts(tree) for line in range(text.lineno, (text.end_lineno or 0) + 1)}
    for number, line in enumerate(lines, 1):
        if line.lstrip().startswith(COMMENT) and number not in within:
            lines[number - 1] = b""
    for text in _docstrings(tree):
        first, last = text.lineno - 1, (text.end_lineno or 0) - 1
        rest = lines[last][text.end_col_offset :]
        lines[first] = lines[first][: text.col_offset] + SAID + rest
        lines[first + 1 : last + 1] = [b""] * (last - first)
    return b"\n".join(lines).rstrip(b"\n") + b"\n"


def _docstrings(tree: ast.AST) -> Iterator[ast.Constant]:
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and node.body:
            match node.body[0]:
                case ast.Expr(ast.Constant(str()) as text):
                    yield text


def _texts(tree: ast.AST) -> Iterator[ast.Constant | ast.JoinedStr]:
    """What may hold a line that only looks like a comment."""
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, (str, bytes))):
            yield node
