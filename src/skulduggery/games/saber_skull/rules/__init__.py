"""The rules, as data and as words for programs; they know nothing of what stands on them."""
