// The types that layout trees are built of, and those of the bitmaps that are drawn.

@_exported public import FirstFrameGeometry
@_exported public import FirstFrameImaging
@_exported public import FirstFrameLayoutTree
@_exported public import FirstFrameTypesetting
