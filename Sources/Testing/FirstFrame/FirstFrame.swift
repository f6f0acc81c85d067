// The only module that a test needs to import. It re-exports the assertions, HeadlessUIKit, and the types that occur in
// their declarations, except for those that have the name of a type of SwiftUI.

@_exported public import FirstFrameComponentAssertions
@_exported public import FirstFrameImageComparison
@_exported public import FirstFrameSnapshotAssertions
@_exported public import FirstFrameSnapshots
@_exported public import HeadlessUIKit

@_exported public import enum FirstFrameRasterizer.ImageError
@_exported public import struct FirstFrameRasterizer.ImageResolver
@_exported public import struct FirstFrameRasterizer.Rasterizer
@_exported public import enum FirstFrameRasterizer.RasterizerError
