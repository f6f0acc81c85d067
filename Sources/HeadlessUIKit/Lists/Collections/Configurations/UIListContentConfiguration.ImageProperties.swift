public import Foundation

extension UIListContentConfiguration {
  /// How the picture of a row is shown.
  public struct ImageProperties: Hashable {
    /// Stands for the width that symbols of rows share, so that their texts line up.
    public static let standardDimension: CGFloat = 28

    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
      get { symbolOptions.map(UIImage.SymbolConfiguration.init) }
      set { symbolOptions = newValue?.values }
    }

    private var symbolOptions: SymbolOptions?
    /// Nil for the view's own.
    public var tintColor: UIColor?
    /// In points.
    public var cornerRadius: CGFloat = 0
    /// In points; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// The room that the picture stands in the middle of, in points; 0 for its own, and for symbols the standard one.
    public var reservedLayoutSize = CGSize.zero

    public init() {}
  }
}
