// The library that tests of iOS code import for snapshots, with its own names, on top of FirstFrame's assertions.
//
// What differs from FirstFrame's own module, so that tests work as they are:
// - Unnamed snapshots of a test are numbered: the first is `test.1.png`.
// - Several assertions may share a reference.
// - Strategies have the formats of UIKit, such as `UIImage`, and may be asynchronous.
//
// What is as in FirstFrame: references are `__Snapshots__/<TestTarget>/<TestFile>/<test>.<name>.<ext>` at the root of the
// package, nothing is recorded unless requested, and a blank first frame is refused.

@_exported public import UIKit
