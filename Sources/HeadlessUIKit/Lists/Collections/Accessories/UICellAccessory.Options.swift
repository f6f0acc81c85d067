public import Foundation

extension UICellAccessory {
  public typealias DisclosureIndicatorOptions = Options
  public typealias CheckmarkOptions = Options
  public typealias DetailOptions = Options
  public typealias ReorderOptions = Options
  public typealias LabelOptions = Options

  /// How an accessory looks.
  public struct Options {
    public var isHidden: Bool
    /// Nil for the colour that goes with the accessory.
    public var tintColor: UIColor?

    public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
      self.isHidden = isHidden
      self.tintColor = tintColor
    }
  }
}
