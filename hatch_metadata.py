"""The metadata hook: project URLs, and where the README leads to on PyPI, from one address.

pyproject.toml marks with `repository:` what leads into the repository. Where its address is not
known, such a link would be dead on PyPI: words stay as words, and a picture as what it shows.
"""

import re
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

MARK = "repository:"
MARKED_PICTURE = re.compile(r"!\[([^\]]*)\]\(" + MARK + r"[^)]*\)")
MARKED_LINK = re.compile(r"\[([^\]]*)\]\(" + MARK + r"[^)]*\)")
CLONED_FROM = "<this repository>"

PAGES = {
    "Source": "",
    "Documentation": "/blob/HEAD/README.md",
    "Changelog": "/blob/HEAD/CHANGELOG.md",
    "Issues": "/issues",
}


class RepositoryAddress(MetadataHookInterface):
    """Fills in whatever depends on the address of the repository."""

    def update(self, metadata: dict[str, Any]) -> None:
        address = self.config["repository"].rstrip("/")
        metadata["urls"] = project_urls(address)
        metadata["readme"]["text"] = with_links(metadata["readme"]["text"], address)


def project_urls(address: str) -> dict[str, str]:
    return {name: address + page for name, page in PAGES.items()} if address else {}


def with_links(text: str, address: str) -> str:
    """The README with marked links that lead to `address`, or without them where it is empty."""
    if address:
        return text.replace(CLONED_FROM, address).replace(MARK, address + "/")
    return MARKED_LINK.sub(r"\1", MARKED_PICTURE.sub(r"\1", text))
