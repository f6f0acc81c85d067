import FirstFrameLayoutTree
public import Foundation

/// A view on a capsule of glass above the tab bar of iOS 26, such as the controls of a player.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  public let contentView: UIView

  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }

  /// Where an accessory is shown.
  public enum Environment: Int, CaseIterable, Sendable {
    case unspecified = 0
    case none = 1
    /// Above the tabs.
    case regular = 2
    /// Beside the tabs of a minimized bar. Bars are not minimized here.
    case inline = 3
  }
}

/// Where the accessory that contains a view is shown.
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
  public static let defaultValue = UITabAccessory.Environment.unspecified
}

extension UITraitCollection {
  public var tabAccessoryEnvironment: UITabAccessory.Environment { self[UITraitTabAccessoryEnvironment.self] }

  public convenience init(tabAccessoryEnvironment: UITabAccessory.Environment) {
    self.init(UITraitTabAccessoryEnvironment.self, value: tabAccessoryEnvironment)
  }
}

/// The capsule of an accessory.
final class TabAccessoryView: UIView {
  static let height: CGFloat = 48
  /// The distance between the accessory and the tabs, and from its sides to those of the screen, in points.
  static let gap: CGFloat = 8
  static let margin: CGFloat = 20
  private let accessory: UITabAccessory

  init(_ accessory: UITabAccessory) {
    self.accessory = accessory
    super.init(frame: .zero)
    traitOverrides[UITraitTabAccessoryEnvironment.self] = .regular
    addSubview(accessory.contentView)
  }

  required init?(coder: NSCoder) { nil }

  override var isOpaqueByDefault: Bool { false }

  override func layoutSubviews() {
    super.layoutSubviews()
    accessory.contentView.frame = bounds
  }

  override func describeContent(in node: inout LayoutNode) {
    node.children.append(Glass.control.node("glass", node.bounds, radius: Self.height / 2, in: traitCollection))
  }
}
