"""What is measured of it alone."""
