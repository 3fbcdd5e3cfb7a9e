# What the log's filter calls the events of SHOGUN NO KATANA.

web-log-kind-deliveries = Deliveries
web-log-kind-forging = Forge and Academy
web-log-kind-gains = Figures and gains
web-log-kind-cards = Cards
web-log-kind-ghost = The Ghost
web-log-kind-scoring = Passing and scoring
