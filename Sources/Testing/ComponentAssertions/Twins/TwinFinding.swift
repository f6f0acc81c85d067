public import Foundation

/// A difference between two components that should look the same. Lengths are in points.
public enum TwinFinding: ComponentFinding {
  /// The whole components have different sizes.
  case size(uiKit: CGSize, swiftUI: CGSize)
  /// The same place has different texts.
  case text(node: String, uiKit: String, swiftUI: String)
  /// A text, an area, a border or a picture is in one of the two only.
  case onlyInUIKit(node: String, content: String)
  case onlyInSwiftUI(node: String, content: String)
  case frame(node: String, content: String, uiKit: CGRect, swiftUI: CGRect)
  case font(node: String, content: String, uiKit: String, swiftUI: String)
  case color(node: String, content: String, uiKit: String, swiftUI: String)

  public var node: String {
    switch self {
    case .size: ""
    case .text(let node, _, _), .onlyInUIKit(let node, _), .onlyInSwiftUI(let node, _), .frame(let node, _, _, _),
      .font(let node, _, _, _), .color(let node, _, _, _):
      node
    }
  }
}

extension TwinFinding {
  public var description: String {
    switch self {
    case .size(let uiKit, let swiftUI): "the size is \(uiKit.short) in UIKit and \(swiftUI.short) in SwiftUI"
    case .text(let node, let uiKit, let swiftUI): "`\(node)` shows '\(uiKit)' in UIKit and '\(swiftUI)' in SwiftUI"
    case .onlyInUIKit(let node, let content): "`\(node)` \(content) is in UIKit only"
    case .onlyInSwiftUI(let node, let content): "`\(node)` \(content) is in SwiftUI only"
    case .frame(let node, let content, let uiKit, let swiftUI):
      "`\(node)` \(content) is at \(uiKit.short) in UIKit and at \(swiftUI.short) in SwiftUI"
    case .font(let node, let content, let uiKit, let swiftUI):
      "`\(node)` \(content) has the font \(uiKit) in UIKit and \(swiftUI) in SwiftUI"
    case .color(let node, let content, let uiKit, let swiftUI):
      "`\(node)` \(content) has the color \(uiKit) in UIKit and \(swiftUI) in SwiftUI"
    }
  }
}

extension CGSize {
  fileprivate var short: String { "\(Double(width).short) x \(Double(height).short)" }
}

extension CGRect {
  /// The origin and the size, such as `(8, 4), 90 x 20`.
  fileprivate var short: String { "(\(Double(minX).short), \(Double(minY).short)), \(size.short)" }
}
