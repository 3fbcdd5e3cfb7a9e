"""A seed that nobody can choose alone: the host's secret and everybody's contribution, each in its place."""

from bakufu.kernel.fairness import Fairness, commitment, mixed_seed

MIXED = [("a", "b"), ("a", "c"), ("b", "b"), ("b", "a"), ("ab", ""), ("", "ab"), ("a",), ("a", "b", "")]


def test_every_contribution_counts_and_so_does_its_seat() -> None:
    seeds = {mixed_seed("secret", entropy) for entropy in MIXED}
    assert len(seeds) == len(MIXED)
    assert mixed_seed("another", MIXED[0]) not in seeds


def test_the_commitment_is_to_one_secret() -> None:
    promised = commitment("secret")
    assert Fairness(promised, "secret", MIXED[0]).honest()
    assert not Fairness(promised, "another", MIXED[0]).honest()
    assert Fairness(promised, "secret", MIXED[0]).seed() == mixed_seed("secret", MIXED[0])
