#!/usr/bin/env python3
"""Compares the references of the scenes in Tests/Drawing/SceneTests/Scenes with the same scenes drawn by Cairo and Skia.

Writes Tests/Drawing/SceneTests/PeerAgreement.json: for each scene and peer, the mean absolute difference of a channel (0 to
255), the share of pixels with a channel that differs by more than ANTIALIASING, and the number of pixels in the largest
connected group of such pixels. Different rules of anti-aliasing cause small differences along edges; a wrong shape
causes a large group. A test compares the checksum with the checksum of this project's current pixels, to detect an
outdated file.

Needs pycairo, skia-python, pillow, numpy and scipy. If a folder is given, the pictures of this
project, Cairo and Skia are written there, side by side.
"""

import json
import pathlib
import sys
import zlib

import numpy
from PIL import Image
from scipy import ndimage

import cairo_peer
import skia_peer

SCALE = 2
# Larger than the difference between the exact area and any common rule of anti-aliasing on a straight edge.
ANTIALIASING = 32
ROOT = pathlib.Path(__file__).resolve().parents[3]
SCENES = ROOT / "Tests/Drawing/SceneTests/Scenes"
RESULT = ROOT / "Tests/Drawing/SceneTests/PeerAgreement.json"


def own_picture(name):
    file = ROOT / "__Snapshots__/SceneTests/SceneTests" / f"scenes.{name}.png"
    straight = numpy.asarray(Image.open(file).convert("RGBA")).astype(int)
    premultiplied = straight.copy()
    premultiplied[:, :, :3] = (straight[:, :, :3] * straight[:, :, 3:] + 127) // 255
    return premultiplied


def agreement(own, peer):
    difference = numpy.abs(own - peer)
    differing = difference.max(axis=2) > ANTIALIASING
    blobs, count = ndimage.label(differing, structure=numpy.ones((3, 3)))
    largest = int(numpy.bincount(blobs.ravel())[1:].max()) if count else 0
    return {
        "meanAbsoluteDifference": round(float(difference.mean()), 4),
        "differingShare": round(float(differing.mean()), 6),
        "largestBlob": largest,
    }


def main():
    keep = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else None
    results = {}
    for file in sorted(SCENES.glob("*.json")):
        scene = json.loads(file.read_text())
        own = own_picture(file.stem)
        entry = {"checksum": zlib.crc32(own.astype(numpy.uint8).tobytes())}
        pictures = [own]
        for peer in (cairo_peer, skia_peer):
            if peer.can_draw(scene):
                pictures.append(peer.picture(scene, SCALE))
                entry[peer.NAME] = agreement(own, pictures[-1])
        results[file.stem] = entry
        if keep:
            sheet = numpy.concatenate(pictures, axis=1).astype(numpy.uint8)
            Image.fromarray(sheet, "RGBA").save(keep / (file.stem + ".png"))
    document = {
        "scale": SCALE, "antialiasing": ANTIALIASING,
        "peers": {peer.NAME: peer.VERSION for peer in (cairo_peer, skia_peer)}, "scenes": results,
    }
    RESULT.write_text(json.dumps(document, indent=1, sort_keys=True) + "\n")
    for name, entry in results.items():
        print(name, *(f"{peer}: {entry[peer]}" for peer in ("cairo", "skia") if peer in entry))


if __name__ == "__main__":
    main()
