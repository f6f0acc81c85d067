#!/usr/bin/env python3
"""Measures lines of text that Cairo and FreeType draw without hinting.

For each font file, the script writes the file's digest, and the advance and ink of every line. The ink of a line is
the sum of its coverage, in pixels. The tests of OpenTypeText read the result. The script needs pycairo, and libcairo
and libfreetype in the search path of ctypes.

    scripts/measurements/peers/ink.py Tests/Drawing/OpenTypeTextTests/FreeTypeInk.json
"""

import ctypes
import ctypes.util
import hashlib
import json
import sys

import cairo
import numpy

SIZE = 20
# FreeType approximates curves by lines with a tolerance of a fixed fraction of a pixel. At 20 pixels per em, CFF
# outlines lose 1% of their ink. So the lines are drawn larger by this factor, and the results are divided by it.
ENLARGEMENT = 8
WIDTH, HEIGHT = 1200 * ENLARGEMENT, 40 * ENLARGEMENT
ORIGIN = (10 * ENLARGEMENT, 28 * ENLARGEMENT)
FONTS = [
    "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
    "/usr/share/fonts/opentype/inter/Inter-Regular.otf",
]
LINES = [
    "The quick brown fox jumps over the lazy dog, and 1234567890 more foxes follow.",
    "Sphinx of black quartz, judge my vow! Pack my box with five dozen liquor jugs?",
    "Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich; naïve façade.",
    "Příliš žluťoučký kůň úpěl ďábelské ódy. Zażółć gęślą jaźń, Ýmsir þjófar.",
    "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία. Γαζίες και μυρτιές δεν θα βρω πια.",
    "Съешь же ещё этих мягких французских булок, да выпей чаю; подъезд, объём.",
    "{[(<@#$%&*+=/\\|~^_`'\">)]} 3/4 = 75% — “quoted” ‘text’ … £99 €100 §7 ¶8 ©®™",
]


class Face:
    """Loads a font file for Cairo, for which pycairo has no function."""

    def __init__(self, path):
        freetype = ctypes.CDLL(ctypes.util.find_library("freetype"))
        library = ctypes.CDLL(ctypes.util.find_library("cairo"))
        handle, self.face = ctypes.c_void_p(), ctypes.c_void_p()
        if freetype.FT_Init_FreeType(ctypes.byref(handle)):
            raise SystemExit("FreeType does not start")
        if freetype.FT_New_Face(handle, path.encode(), 0, ctypes.byref(self.face)):
            raise SystemExit(f"{path}: FreeType cannot read it")
        library.cairo_ft_font_face_create_for_ft_face.restype = ctypes.c_void_p
        library.cairo_ft_font_face_create_for_ft_face.argtypes = [ctypes.c_void_p, ctypes.c_int]
        library.cairo_set_font_face.argtypes = [ctypes.c_void_p, ctypes.c_void_p]
        self.set_font_face = library.cairo_set_font_face
        self.font_face = library.cairo_ft_font_face_create_for_ft_face(self.face, 0)

    def select(self, context):
        # The second field of pycairo's object, after the reference count and the type, is Cairo's context.
        pointer = ctypes.c_void_p.from_address(id(context) + object.__basicsize__).value
        self.set_font_face(pointer, self.font_face)


def line(face, text):
    surface = cairo.ImageSurface(cairo.FORMAT_A8, WIDTH, HEIGHT)
    context = cairo.Context(surface)
    options = cairo.FontOptions()
    options.set_hint_style(cairo.HINT_STYLE_NONE)
    options.set_hint_metrics(cairo.HINT_METRICS_OFF)
    options.set_antialias(cairo.ANTIALIAS_GRAY)
    context.set_font_options(options)
    face.select(context)
    context.set_font_size(SIZE * ENLARGEMENT)
    context.move_to(*ORIGIN)
    context.show_text(text)
    advance = (context.get_current_point()[0] - ORIGIN[0]) / ENLARGEMENT
    surface.flush()
    ink = numpy.frombuffer(surface.get_data(), numpy.uint8).astype(int).sum() / 255 / ENLARGEMENT**2
    return {"text": text, "advance": round(advance, 3), "ink": round(float(ink), 2)}


def page(path):
    with open(path, "rb") as file:
        digest = hashlib.sha256(file.read()).hexdigest()
    face = Face(path)
    return {"file": path.rsplit("/", 1)[-1], "digest": digest, "lines": [line(face, text) for text in LINES]}


def main():
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    pages = {"cairo": cairo.cairo_version_string(), "size": SIZE, "pages": [page(path) for path in FONTS]}
    with open(sys.argv[1], "w", encoding="utf-8") as file:
        json.dump(pages, file, ensure_ascii=False, indent=1)
        file.write("\n")


if __name__ == "__main__":
    main()
