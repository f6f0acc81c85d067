"""Draws a scene on a canvas, in the order and with the geometry of the scene format."""


def draw(node, canvas):
    x, y, width, height = node["frame"]
    canvas.save()
    canvas.translate(x, y)
    if "transform" in node:
        canvas.translate(width / 2, height / 2)
        canvas.transform(node["transform"])
        canvas.translate(-width / 2, -height / 2)
    if "clipPath" in node:
        canvas.clip_path(node["clipPath"]["d"], node["clipPath"].get("rule", "nonzero"))
    is_group = node.get("opacity", 1) < 1 or node.get("blend", "normal") != "normal"
    if is_group:
        canvas.begin_group()
    contents(node, canvas)
    if is_group:
        canvas.end_group(node.get("opacity", 1), node.get("blend", "normal"))
    canvas.restore()


def contents(node, canvas):
    if "shadow" in node:
        canvas.shadow(node)
    if "background" in node:
        canvas.fill_box(node)
    if "path" in node:
        path = node["path"]
        if "fill" in path:
            canvas.fill_path(path["d"], path["fill"], path.get("rule", "nonzero"))
        if "stroke" in path:
            canvas.stroke_path(path["d"], path["stroke"])
    if node.get("children"):
        canvas.save()
        if node.get("clips"):
            canvas.clip_box(node)
        for child in node["children"]:
            draw(child, canvas)
        canvas.restore()
    if "border" in node:
        canvas.border(node)
