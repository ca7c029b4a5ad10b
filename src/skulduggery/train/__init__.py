"""Making bots strong: what is learned once, and then ships with the package."""
