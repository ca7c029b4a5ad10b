"""Shares as percentages: the one place that rounds them."""

_CERTAINTY_MARGIN_SHARE = 0.0005


def whole_percent(share: float) -> int:
    return round(100 * share)


def readable_percent(share: float) -> int | float:
    """A whole number; with one decimal where 0 or 100 would look impossible or certain."""
    rounded = whole_percent(share)
    if (rounded == 0 and share > _CERTAINTY_MARGIN_SHARE) or (
        rounded == 100 and share < 1 - _CERTAINTY_MARGIN_SHARE
    ):
        return round(100 * share, 1)
    return rounded


def format_percent(share: float, decimals: int = 1, unit: str = " %") -> str:
    """A share with a fixed number of decimals: `62.5 %`."""
    return f"{100 * share:.{decimals}f}{unit}"
