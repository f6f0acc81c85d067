// SwiftUI as far as previews of UIKit components need it: views are laid out by SwiftUI's documented rules, and become
// views of the component runtime. What is not drawn is reported with its place in the sources.

@_exported public import Combine
@_exported public import UIKit
