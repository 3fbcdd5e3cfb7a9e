"""What both games share: the contract, the flow, random numbers, records and views. No input or output."""
