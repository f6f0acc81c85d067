// SwiftUI is HeadlessSwiftUI, with the observable objects of the module Combine and the previews of ports.

@_exported public import Combine
@_exported public import HeadlessSwiftUI
@_exported public import UIKit
