// SwiftUI's names on the component runtime. `import SwiftUI` also provides Foundation, Observation and UIKit; this module
// provides theirs. Observable objects are those of OpenCombine, which code imports where it imports Combine for iOS.

@_exported public import Foundation
@_exported public import HeadlessUIKit
@_exported public import Observation
