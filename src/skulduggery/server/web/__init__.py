"""What the server answers over HTTP and sockets, one file for each part."""
