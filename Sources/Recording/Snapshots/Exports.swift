// Re-exports the types in the declarations of this product that SwiftUI has no type of the same name as: a test of a
// SwiftUI view names `Color`, `Path` and `Font`, and means those of SwiftUI. An implementation of `LayoutTreeProviding`,
// which needs the others, imports FirstFrameRasterizer.

@_exported public import FirstFrameImageComparison

@_exported public import struct FirstFrameGeometry.Affine
@_exported public import enum FirstFrameGeometry.CornerCurve
@_exported public import struct FirstFrameGeometry.CornerRadii
@_exported public import enum FirstFrameGeometry.LineCap
@_exported public import enum FirstFrameGeometry.LineJoin
@_exported public import enum FirstFrameGeometry.PathDataError
@_exported public import struct FirstFrameImaging.Bitmap
@_exported public import enum FirstFrameImaging.BitmapError
@_exported public import enum FirstFrameImaging.PNGError
@_exported public import struct FirstFrameImaging.PixelSize
@_exported public import struct FirstFrameImaging.PremultipliedColor
@_exported public import struct FirstFrameLayoutTree.Accessibility
@_exported public import enum FirstFrameLayoutTree.Appearance
@_exported public import struct FirstFrameLayoutTree.Backdrop
@_exported public import struct FirstFrameLayoutTree.Border
@_exported public import struct FirstFrameLayoutTree.ClipPath
@_exported public import struct FirstFrameLayoutTree.ConicGradient
@_exported public import enum FirstFrameLayoutTree.ContentSize
@_exported public import enum FirstFrameLayoutTree.FillRule
@_exported public import struct FirstFrameLayoutTree.FrameOmission
@_exported public import struct FirstFrameLayoutTree.GradientStop
@_exported public import enum FirstFrameLayoutTree.Idiom
@_exported public import struct FirstFrameLayoutTree.ImageContent
@_exported public import struct FirstFrameLayoutTree.LayoutNode
@_exported public import protocol FirstFrameLayoutTree.LayoutTreeProviding
@_exported public import enum FirstFrameLayoutTree.Paint
@_exported public import struct FirstFrameLayoutTree.PathContent
@_exported public import struct FirstFrameLayoutTree.RenderingEnvironment
@_exported public import enum FirstFrameLayoutTree.SceneError
@_exported public import struct FirstFrameLayoutTree.Shadow
@_exported public import enum FirstFrameLayoutTree.SizeClass
@_exported public import enum FirstFrameLayoutTree.SystemVersion
@_exported public import struct FirstFrameLayoutTree.TextContent
@_exported public import struct FirstFrameTypesetting.FontFeature
@_exported public import struct FirstFrameTypesetting.FontWeight
@_exported public import struct FirstFrameTypesetting.ParagraphStyle
@_exported public import struct FirstFrameTypesetting.TabStop
@_exported public import enum FirstFrameTypesetting.TextDirection
@_exported public import enum FirstFrameTypesetting.TextTruncation
@_exported public import enum FirstFrameTypesetting.TextWrapping
@_exported public import struct FirstFrameTypesetting.TypefaceLibrary
@_exported public import struct FirstFrameTypesetting.Typesetter
