"""Receipts of fairness as JSON: what a player's client kept before it revealed its contribution."""

from __future__ import annotations

import json

from bakufu.kernel.errors import BadRecord
from bakufu.kernel.fairness import Receipt

VERSION = 1
MARK = "bakufu_receipt"


def receipt_to_json(receipt: Receipt) -> str:
    data: dict[str, object] = {
        MARK: VERSION,
        "table": receipt.table,
        "commitment": receipt.commitment,
        "sealed": list(receipt.sealed),
        "seat": receipt.seat,
        "entropy": receipt.entropy,
        "kept_at": receipt.kept_at,
        "starts": receipt.starts,
    }
    return json.dumps(data)


def receipt_from_json(text: str) -> Receipt:
    """BadRecord says in one line why a text is no receipt."""
    try:
        data = json.loads(text)
        if data[MARK] != VERSION:
            raise BadRecord("error-receipt-version", version=repr(data[MARK])[:20], known=VERSION)
        sealed = tuple([str(one) for one in data["sealed"]])
        table, commitment, entropy = str(data["table"]), str(data["commitment"]), str(data["entropy"])
        receipt = Receipt(
            table, commitment, sealed, int(data["seat"]), entropy, int(data["kept_at"]), int(data["starts"])
        )
    except (KeyError, ValueError, TypeError, AttributeError, ArithmeticError, RecursionError):
        raise BadRecord("error-receipt-damaged") from None
    for value in (table, commitment, entropy, *sealed):
        if not value.isprintable():
            raise BadRecord("error-receipt-damaged")
    return receipt
