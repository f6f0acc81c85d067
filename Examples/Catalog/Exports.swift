// The components are views, which a test calls with UIKit's names.

@_exported public import HeadlessUIKit
