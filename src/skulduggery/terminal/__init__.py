"""The terminal: boards, prompts, hints and puzzles."""
