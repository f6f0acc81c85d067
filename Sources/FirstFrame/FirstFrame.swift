// The one import of a test: the assertions, the components, and the types that their declarations name.

@_exported public import FirstFrameComponentAssertions
@_exported public import FirstFrameGeometry
@_exported public import FirstFrameImageComparison
@_exported public import FirstFrameImaging
@_exported public import FirstFrameLayoutTree
@_exported public import FirstFrameRasterizer
@_exported public import FirstFrameSnapshotAssertions
@_exported public import FirstFrameSnapshots
@_exported public import FirstFrameTypesetting
@_exported public import HeadlessUIKit
