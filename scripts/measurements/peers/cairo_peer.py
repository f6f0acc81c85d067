"""Draws scenes with Cairo.

Box shadows are not supported, because Cairo has no blur. Gradients with translucent stops are not supported, because
Cairo interpolates colors without premultiplication.
"""

import cairo
import numpy

from paths import color, corner_radii, segments
from scene import draw

NAME = "cairo"
VERSION = cairo.cairo_version_string()
# The length of the handles of a Bezier curve that approximates a quarter of a circle of radius 1.
HANDLE = 0.5519150244935106
OPERATORS = {"normal": cairo.OPERATOR_OVER, "multiply": cairo.OPERATOR_MULTIPLY, "screen": cairo.OPERATOR_SCREEN}
CAPS = {"butt": cairo.LINE_CAP_BUTT, "round": cairo.LINE_CAP_ROUND, "square": cairo.LINE_CAP_SQUARE}
JOINS = {"miter": cairo.LINE_JOIN_MITER, "round": cairo.LINE_JOIN_ROUND, "bevel": cairo.LINE_JOIN_BEVEL}


def can_draw(node):
    return (
        "shadow" not in node
        and not has_translucent_stops(node.get("background"))
        and all(can_draw(child) for child in node.get("children", [])))


def has_translucent_stops(paint):
    if not isinstance(paint, dict):
        return False
    gradient = paint.get("linear") or paint.get("radial")
    return any(color(stop)[3] < 1 for _, stop in gradient["stops"])


def picture(node, scale):
    """Red, green, blue and alpha, premultiplied, as an array of rows."""
    width, height = round(node["frame"][2] * scale), round(node["frame"][3] * scale)
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, width, height)
    context = cairo.Context(surface)
    context.set_antialias(cairo.ANTIALIAS_BEST)
    context.set_tolerance(0.02)
    context.scale(scale, scale)
    draw(node, CairoCanvas(context))
    surface.flush()
    rows = numpy.frombuffer(surface.get_data(), numpy.uint8).reshape(height, surface.get_stride())[:, : width * 4]
    return rows.reshape(height, width, 4)[:, :, [2, 1, 0, 3]].astype(int)


class CairoCanvas:
    def __init__(self, context):
        self.context = context

    def save(self):
        self.context.save()

    def restore(self):
        self.context.restore()

    def translate(self, x, y):
        self.context.translate(x, y)

    def transform(self, numbers):
        self.context.transform(cairo.Matrix(*numbers))

    def begin_group(self):
        self.context.push_group()

    def end_group(self, opacity, blend):
        self.context.pop_group_to_source()
        self.context.set_operator(OPERATORS[blend])
        self.context.paint_with_alpha(opacity)

    def clip_box(self, node):
        self.box(node, 0)
        self.context.clip()

    def clip_path(self, data, rule):
        self.path(data)
        self.set_rule(rule)
        self.context.clip()

    def fill_box(self, node):
        self.box(node, 0)
        self.set_paint(node["background"], node["frame"][2:])
        self.context.fill()

    def fill_path(self, data, paint, rule):
        self.path(data)
        self.set_rule(rule)
        self.set_paint(paint, None)
        self.context.fill()

    def stroke_path(self, data, stroke):
        self.path(data)
        self.context.set_source_rgba(*color(stroke["color"]))
        self.context.set_line_width(stroke["width"])
        self.context.set_line_cap(CAPS[stroke.get("cap", "butt")])
        self.context.set_line_join(JOINS[stroke.get("join", "miter")])
        self.context.set_miter_limit(stroke.get("miterLimit", 10))
        self.context.set_dash(stroke.get("dash", []))
        self.context.stroke()

    def border(self, node):
        width = node["border"]["width"]
        self.box(node, 0)
        if width * 2 < min(node["frame"][2:]):
            self.box(node, width)
        self.set_rule("evenodd")
        self.context.set_source_rgba(*color(node["border"]["color"]))
        self.context.fill()
        self.set_rule("nonzero")

    def set_rule(self, rule):
        self.context.set_fill_rule(cairo.FILL_RULE_EVEN_ODD if rule == "evenodd" else cairo.FILL_RULE_WINDING)

    def set_paint(self, paint, size):
        if isinstance(paint, str):
            self.context.set_source_rgba(*color(paint))
            return
        width, height = size
        if "linear" in paint:
            gradient = paint["linear"]
            (x0, y0), (x1, y1) = gradient["from"], gradient["to"]
            pattern = cairo.LinearGradient(x0 * width, y0 * height, x1 * width, y1 * height)
        else:
            gradient = paint["radial"]
            x, y = gradient["center"]
            pattern = cairo.RadialGradient(x, y, 0, x, y, gradient["radius"])
            pattern.set_matrix(cairo.Matrix(xx=1 / width, yy=1 / height))
        for position, stop in gradient["stops"]:
            pattern.add_color_stop_rgba(position, *color(stop))
        self.context.set_source(pattern)

    def box(self, node, inset):
        width, height = node["frame"][2:]
        radii = [max(radius - inset, 0) for radius in corner_radii(node)]
        left, top, right, bottom = inset, inset, width - inset, height - inset
        top_left, top_right, bottom_right, bottom_left = radii
        context = self.context
        context.move_to(left + top_left, top)
        self.corner(right, top, top_right, (-1, 0), (0, 1))
        self.corner(right, bottom, bottom_right, (0, -1), (-1, 0))
        self.corner(left, bottom, bottom_left, (1, 0), (0, -1))
        self.corner(left, top, top_left, (0, 1), (1, 0))
        context.close_path()

    def corner(self, x, y, radius, before, after):
        """Draws a rounded corner at (x, y). `before` and `after` point from the corner along its two edges."""
        near = radius * (1 - HANDLE)
        self.context.line_to(x + before[0] * radius, y + before[1] * radius)
        self.context.curve_to(
            x + before[0] * near, y + before[1] * near, x + after[0] * near, y + after[1] * near,
            x + after[0] * radius, y + after[1] * radius)

    def path(self, data):
        context = self.context
        for command, numbers in segments(data):
            if command == "M":
                context.move_to(*numbers)
            elif command == "L":
                context.line_to(*numbers)
            elif command == "C":
                context.curve_to(*numbers)
            elif command == "Q":
                (x0, y0), (x1, y1, x2, y2) = context.get_current_point(), numbers
                context.curve_to(
                    x0 + (x1 - x0) * 2 / 3, y0 + (y1 - y0) * 2 / 3, x2 + (x1 - x2) * 2 / 3, y2 + (y1 - y2) * 2 / 3,
                    x2, y2)
            else:
                context.close_path()
