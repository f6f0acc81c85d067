// The types that the declarations of this product name, and those that a `LayoutTreeProviding` of one's own is written
// with.

@_exported public import FirstFrameGeometry
@_exported public import FirstFrameImageComparison
@_exported public import FirstFrameImaging
@_exported public import FirstFrameLayoutTree
@_exported public import FirstFrameTypesetting
