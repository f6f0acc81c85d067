"""SVG path data, with the commands that the scenes use: absolute M, L, Q, C and Z."""

import re

ARGUMENTS = {"M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0}


def segments(data):
    tokens = re.findall(r"[MLQCZ]|-?[0-9.]+(?:e-?[0-9]+)?", data)
    index = 0
    while index < len(tokens):
        command = tokens[index]
        count = ARGUMENTS[command]
        yield command, [float(token) for token in tokens[index + 1 : index + 1 + count]]
        index += 1 + count


def corner_radii(node):
    """The four radii, scaled down together if they do not fit, as in CSS."""
    radii = node.get("cornerRadius", 0)
    radii = list(radii) if isinstance(radii, list) else [radii] * 4
    width, height = node["frame"][2:]
    top_left, top_right, bottom_right, bottom_left = radii
    sides = [
        (width, top_left + top_right), (height, top_right + bottom_right),
        (width, bottom_left + bottom_right), (height, top_left + bottom_left),
    ]
    scale = min([1] + [side / total for side, total in sides if total > side])
    return [radius * scale for radius in radii]


def color(text):
    """Red, green, blue and alpha from 0 to 1."""
    channels = [int(text[i : i + 2], 16) / 255 for i in range(1, len(text), 2)]
    return channels if len(channels) == 4 else channels + [1.0]
