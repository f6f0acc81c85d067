// The types of layout trees and of bitmaps.

@_exported public import FirstFrameGeometry
@_exported public import FirstFrameImaging
@_exported public import FirstFrameLayoutTree
@_exported public import FirstFrameTypesetting
