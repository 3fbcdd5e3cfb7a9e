# Chapters of the rules, by the first word of their ids.

chapter-table = At the table
chapter-setup = Setup
chapter-turn = A turn
chapter-temple = The Temple
chapter-houses = The Houses
chapter-market = The Market
chapter-forge = The Forge
chapter-academy = The Academy
chapter-palace = The Palace
chapter-komainu = The Komainu
chapter-pass = Passing
chapter-movement = Moving Swords
chapter-delivery = Delivering
chapter-cards = Cards
chapter-project = The Project
chapter-katana = The SHOGUN NO KATANA
chapter-restore = Restoring
chapter-end = The end of the game
chapter-honor = Honor cards
chapter-market-cards = Market cards
chapter-daimyo-cards = Daimyo cards
chapter-ghost = Solo: the Ghost
chapter-ghost-end = Solo: final scoring
