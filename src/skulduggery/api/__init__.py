"""The public API of `import skulduggery as sk`; each name is loaded on first use."""
