"""Text frames of the WebSocket protocol as bytes, both ways. Compiled: every move passes here."""

from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # not for every platform
    from websockets.utils import apply_mask

_FINAL_TEXT: Final = 0x81  # the first byte of a text frame that is a whole message
MASK_BIT: Final = 0x80  # in the second byte; the rest of it is the length, or how that is written
_TWO_BYTE_LENGTH: Final = 126
_EIGHT_BYTE_LENGTH: Final = 127
_MASK_BYTES: Final = 4
MAX_HEADER_BYTES: Final = 14
_MAX_SHORT_LENGTH: Final = 125
_MAX_TWO_BYTE_LENGTH: Final = 0xFFFF


def text_frame(payload: bytes) -> bytes:
    """A message of a server, as it goes over the wire."""
    length = len(payload)
    if length <= _MAX_SHORT_LENGTH:
        return bytes((_FINAL_TEXT, length)) + payload
    if length <= _MAX_TWO_BYTE_LENGTH:
        return bytes((_FINAL_TEXT, _TWO_BYTE_LENGTH, length >> 8, length & 0xFF)) + payload
    return bytes((_FINAL_TEXT, _EIGHT_BYTE_LENGTH)) + length.to_bytes(8, "big") + payload


def frame_length(data: bytes) -> int:
    """How long the first frame in `data` is, from its header; 0 where that is not whole yet."""
    if len(data) < 2:
        return 0
    length, header = data[1] & ~MASK_BIT, 2
    if length == _TWO_BYTE_LENGTH:
        length, header = int.from_bytes(data[2:4], "big"), 4
    elif length == _EIGHT_BYTE_LENGTH:
        length, header = int.from_bytes(data[2:10], "big"), 10
    if data[1] & MASK_BIT:
        header += _MASK_BYTES
    return header + length if len(data) >= header else 0


def read_text(data: bytes) -> str | None:
    """The text, where this is one whole masked text frame of a client, no less and no more."""
    if len(data) < 2 + _MASK_BYTES or data[0] != _FINAL_TEXT or data[1] < MASK_BIT:
        return None
    length, start = data[1] & ~MASK_BIT, 2 + _MASK_BYTES
    if length >= _TWO_BYTE_LENGTH:
        if length != _TWO_BYTE_LENGTH or len(data) < 4 + _MASK_BYTES:
            return None
        length, start = data[2] << 8 | data[3], 4 + _MASK_BYTES
    if len(data) != start + length:
        return None
    try:
        return apply_mask(data[start:], data[start - _MASK_BYTES : start]).decode()
    except UnicodeDecodeError:  # to be closed for
        return None
