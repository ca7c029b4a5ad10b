"""Tables over the network: what is written down first, then shown."""
