"""Draws scenes with Skia."""

import numpy
import skia

from paths import color, corner_radii, segments
from scene import draw

NAME = "skia"
VERSION = skia.__version__
BLENDS = {"normal": skia.BlendMode.kSrcOver, "multiply": skia.BlendMode.kMultiply, "screen": skia.BlendMode.kScreen}
CAPS = {"butt": skia.Paint.kButt_Cap, "round": skia.Paint.kRound_Cap, "square": skia.Paint.kSquare_Cap}
JOINS = {"miter": skia.Paint.kMiter_Join, "round": skia.Paint.kRound_Join, "bevel": skia.Paint.kBevel_Join}


def can_draw(node):
    return True


def picture(node, scale):
    """Red, green, blue and alpha, premultiplied, as an array of rows."""
    width, height = round(node["frame"][2] * scale), round(node["frame"][3] * scale)
    info = skia.ImageInfo.Make(width, height, skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType)
    surface = skia.Surface.MakeRaster(info)
    canvas = surface.getCanvas()
    canvas.scale(scale, scale)
    draw(node, SkiaCanvas(canvas))
    rows = numpy.zeros((height, width, 4), numpy.uint8)
    surface.readPixels(info, rows, width * 4, 0, 0)
    return rows.astype(int)


def solid(text):
    return skia.Color4f(*color(text))


class SkiaCanvas:
    def __init__(self, canvas):
        self.canvas = canvas

    def save(self):
        self.canvas.save()

    def restore(self):
        self.canvas.restore()

    def translate(self, x, y):
        self.canvas.translate(x, y)

    def transform(self, numbers):
        a, b, c, d, tx, ty = numbers
        self.canvas.concat(skia.Matrix.MakeAll(a, c, tx, b, d, ty, 0, 0, 1))

    def begin_group(self):
        # Skia needs the opacity and the blend mode when a layer begins, but only `end_group` receives them. So the
        # group is first recorded as a picture, and `end_group` draws the picture into a layer.
        self.layers = getattr(self, "layers", [])
        self.layers.append((self.canvas, skia.PictureRecorder()))
        recorder = self.layers[-1][1]
        self.canvas = recorder.beginRecording(skia.Rect.MakeLTRB(-1000, -1000, 1000, 1000))

    def end_group(self, opacity, blend):
        canvas, recorder = self.layers.pop()
        contents = recorder.finishRecordingAsPicture()
        canvas.saveLayer(None, skia.Paint(Alphaf=opacity, BlendMode=BLENDS[blend]))
        canvas.drawPicture(contents)
        canvas.restore()
        self.canvas = canvas

    def clip_box(self, node):
        self.canvas.clipRRect(self.box(node, 0), skia.ClipOp.kIntersect, True)

    def clip_path(self, data, rule):
        self.canvas.clipPath(self.path(data, rule), skia.ClipOp.kIntersect, True)

    def shadow(self, node):
        shadow = node["shadow"]
        x, y = shadow.get("offset", [0, 0])
        spread = shadow.get("spread", 0)
        box = self.box(node, -spread)
        box.offset(x, y)
        paint = skia.Paint(AntiAlias=True)
        paint.setColor4f(solid(shadow["color"]))
        if shadow.get("blur", 0) > 0:
            paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, shadow["blur"] / 2))
        self.canvas.drawRRect(box, paint)

    def fill_box(self, node):
        self.canvas.drawRRect(self.box(node, 0), self.paint(node["background"], node["frame"][2:]))

    def fill_path(self, data, paint, rule):
        self.canvas.drawPath(self.path(data, rule), self.paint(paint, None))

    def stroke_path(self, data, stroke):
        paint = skia.Paint(AntiAlias=True, Style=skia.Paint.kStroke_Style)
        paint.setColor4f(solid(stroke["color"]))
        paint.setStrokeWidth(stroke["width"])
        paint.setStrokeCap(CAPS[stroke.get("cap", "butt")])
        paint.setStrokeJoin(JOINS[stroke.get("join", "miter")])
        paint.setStrokeMiter(stroke.get("miterLimit", 10))
        if stroke.get("dash"):
            paint.setPathEffect(skia.DashPathEffect.Make(stroke["dash"], 0))
        self.canvas.drawPath(self.path(data, "nonzero"), paint)

    def border(self, node):
        width = node["border"]["width"]
        paint = skia.Paint(AntiAlias=True)
        paint.setColor4f(solid(node["border"]["color"]))
        if width * 2 < min(node["frame"][2:]):
            self.canvas.drawDRRect(self.box(node, 0), self.box(node, width), paint)
        else:
            self.canvas.drawRRect(self.box(node, 0), paint)

    def paint(self, paint, size):
        result = skia.Paint(AntiAlias=True)
        if isinstance(paint, str):
            result.setColor4f(solid(paint))
            return result
        width, height = size
        gradient = paint.get("linear") or paint.get("radial")
        colors = [skia.Color4f(*color(stop)).toColor() for _, stop in gradient["stops"]]
        positions = [position for position, _ in gradient["stops"]]
        flags = skia.GradientShader.kInterpolateColorsInPremul_Flag
        if "linear" in paint:
            points = [skia.Point(x * width, y * height) for x, y in (gradient["from"], gradient["to"])]
            shader = skia.GradientShader.MakeLinear(points, colors, positions, skia.TileMode.kClamp, flags)
        else:
            shader = skia.GradientShader.MakeRadial(
                skia.Point(*gradient["center"]), gradient["radius"], colors, positions, skia.TileMode.kClamp, flags,
                skia.Matrix.Scale(width, height))
        result.setShader(shader)
        return result

    def box(self, node, inset):
        width, height = node["frame"][2:]
        rect = skia.Rect.MakeLTRB(inset, inset, width - inset, height - inset)
        box = skia.RRect()
        radii = [max(radius - inset, 0) if radius > 0 else 0 for radius in corner_radii(node)]
        box.setRectRadii(rect, [skia.Point(radius, radius) for radius in radii])
        return box

    def path(self, data, rule):
        path = skia.Path()
        steps = {"M": path.moveTo, "L": path.lineTo, "Q": path.quadTo, "C": path.cubicTo, "Z": path.close}
        for command, numbers in segments(data):
            steps[command](*numbers)
        path.setFillType(skia.PathFillType.kEvenOdd if rule == "evenodd" else skia.PathFillType.kWinding)
        return path
