"""What `import skulduggery as sk` offers, each name loaded when somebody first asks for it."""
