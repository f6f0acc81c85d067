// Everything that a test needs in one import: the assertions, and the components that they test.

@_exported public import FirstFrameComponentAssertions
@_exported public import FirstFrameLayoutTree
@_exported public import FirstFrameSnapshotAssertions
@_exported public import FirstFrameSnapshots
@_exported public import HeadlessUIKit
