"""Properties of SHOGUN NO KATANA alone: where Coins, Resources and points come from, and what can be taken back."""
