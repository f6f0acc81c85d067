// What a test imports, in one line: the assertions, and the components that they are about.

@_exported public import ComponentAssertions
@_exported public import HeadlessUIKit
@_exported public import LayoutTree
@_exported public import SnapshotAssertions
@_exported public import Snapshots
