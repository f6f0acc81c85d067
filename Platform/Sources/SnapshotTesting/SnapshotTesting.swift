// The snapshot library that tests of iOS code import, under its names, implemented with FirstFrame's assertions.
//
// Differences from FirstFrame's module, so that tests work without changes:
// - Unnamed snapshots of a test are numbered: the first is `test.1.png`.
// - Several assertions may share a reference.
// - Strategies have the formats of UIKit, such as `UIImage`, and may be asynchronous.
//
// As in FirstFrame, references are `__Snapshots__/<TestTarget>/<TestFile>/<test>.<name>.<ext>` at the root of the
// package, nothing is recorded unless requested, and a blank first frame is refused.

@_exported public import DarwinXCTest
@_exported public import UIKit
