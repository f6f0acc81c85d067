import Foundation

extension UICellAccessory {
  /// A view of the app as an accessory, in its own size.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public let displayed: DisplayedState
    public var isHidden: Bool
    public var tintColor: UIColor?

    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false, displayed: DisplayedState = .always,
      tintColor: UIColor? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.displayed = displayed
      self.tintColor = tintColor
    }
  }
}
