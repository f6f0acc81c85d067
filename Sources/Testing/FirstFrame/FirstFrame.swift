// The only module that a test needs to import. It re-exports the assertions, HeadlessUIKit, and the modules with types
// that occur in their declarations.

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
