"""What both games share: the contract, the flow, chance, records and secrecy. Nothing here does input or output."""
