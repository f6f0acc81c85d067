public import HeadlessUIKit

/// A component that is written for UIKit and for SwiftUI, in the same states.
public struct ComponentTwins: Sendable {
  public let uiKit: [ComponentPreview]
  public let swiftUI: [ComponentPreview]

  /// The previews of each state.
  public var states: [(uiKit: ComponentPreview, swiftUI: ComponentPreview)] {
    uiKit.compactMap { preview in swiftUI.first { $0.state == preview.state }.map { (preview, $0) } }
  }
}
