// Re-exports the types in the declarations of this product, and the types that an implementation of
// `LayoutTreeProviding` needs.

@_exported public import FirstFrameGeometry
@_exported public import FirstFrameImageComparison
@_exported public import FirstFrameImaging
@_exported public import FirstFrameLayoutTree
@_exported public import FirstFrameTypesetting
