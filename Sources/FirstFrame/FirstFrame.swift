// What a test imports, in one line: the assertions, and the components that they are about.

@_exported public import FirstFrameComponentAssertions
@_exported public import FirstFrameLayoutTree
@_exported public import FirstFrameSnapshotAssertions
@_exported public import FirstFrameSnapshots
@_exported public import HeadlessUIKit
