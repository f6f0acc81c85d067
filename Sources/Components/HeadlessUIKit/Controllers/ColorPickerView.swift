import FirstFrameLayoutTree
import Foundation

/// The content of the sheet of a color picker.
final class ColorPickerView: UIView {
  private let hasOpacity: () -> Bool
  private let titleLabel = UILabel()
  private let closeButton = UIButton(type: .system)
  private let segments = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"])
  private let opacityLabel = UILabel()
  private let slider = UISlider()
  private var color = UIColor.white
  private static let (columns, rows) = (12, 10)
  private static let side: CGFloat = 16
  private static let headHeight: CGFloat = 52
  private static let swatch: CGFloat = 82
  /// The hues of the columns, in degrees.
  private static let hues: [CGFloat] = [195, 220, 255, 285, 340, 5, 20, 35, 45, 60, 75, 100]

  init(hasOpacity: @escaping () -> Bool) {
    self.hasOpacity = hasOpacity
    super.init(frame: CGRect(origin: .zero, size: UIViewController.screenSize))
    backgroundColor = .systemBackground
    titleLabel.text = "Colors"
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.textAlignment = .center
    titleLabel.accessibilityTraits = .header
    closeButton.setImage(
      UIImage(systemName: "xmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold)),
      for: .normal)
    closeButton.tintColor = .secondaryLabel
    closeButton.accessibilityLabel = "Close"
    segments.selectedSegmentIndex = 0
    opacityLabel.text = "OPACITY"
    opacityLabel.font = .preferredFont(forTextStyle: .footnote)
    opacityLabel.textColor = .secondaryLabel
    slider.value = 1
    for view in [titleLabel, closeButton, segments, opacityLabel, slider] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ color: UIColor) {
    self.color = color
    var alpha: CGFloat = 1
    _ = color.getRed(nil, green: nil, blue: nil, alpha: &alpha)
    slider.value = Float(alpha)
    setNeedsLayout()
  }

  private var width: CGFloat { max(bounds.width - 2 * Self.side, 0) }
  private var headTop: CGFloat { max(safeAreaInsets.top, 8) }

  private var grid: CGRect {
    let cell = width / CGFloat(Self.columns)
    return CGRect(x: Self.side, y: headTop + Self.headHeight + 48, width: width, height: cell * CGFloat(Self.rows))
  }

  /// The top of the selected color, below the grid and the opacity.
  private var swatchTop: CGFloat { grid.maxY + (hasOpacity() ? 88 : 20) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let pixels = PixelGrid(traitCollection)
    titleLabel.frame = CGRect(x: Self.side + 40, y: headTop, width: max(width - 80, 0), height: Self.headHeight)
    let isMirrored = isRightToLeft
    closeButton.frame = CGRect(
      x: isMirrored ? Self.side : bounds.width - Self.side - 30, y: headTop + 11, width: 30, height: 30)
    segments.frame = CGRect(x: Self.side, y: headTop + Self.headHeight, width: width, height: 32)
    opacityLabel.isHidden = !hasOpacity()
    slider.isHidden = !hasOpacity()
    opacityLabel.frame = pixels.rounded(CGRect(x: Self.side, y: grid.maxY + 20, width: width, height: 20))
    slider.frame = pixels.rounded(CGRect(x: Self.side, y: grid.maxY + 42, width: width, height: 34))
  }

  /// Returns the color of a cell: grays in the first row, and below it hues from dark to light.
  private static func color(_ row: Int, _ column: Int) -> UIColor {
    guard row > 0 else { return UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1) }
    let level = CGFloat(row)
    return UIColor(
      hue: hues[column] / 360, saturation: row <= 5 ? 1 : 1 - (level - 5) * 0.2, brightness: min(0.3 + level * 0.14, 1),
      alpha: 1)
  }

  override func describeContent(in node: inout LayoutNode) {
    let traits = traitCollection
    let pixels = PixelGrid(traits)
    let grid = grid
    node.children.append(.box("close", closeButton.frame, color: .tertiarySystemFill, radius: 15, in: traits))
    guard grid.width > 0 else { return }
    let cell = grid.width / CGFloat(Self.columns)
    for row in 0..<Self.rows {
      for column in 0..<Self.columns {
        let frame = CGRect(
          x: grid.minX + cell * CGFloat(column), y: grid.minY + cell * CGFloat(row), width: cell, height: cell)
        node.children.append(.box("color", pixels.rounded(frame), color: Self.color(row, column), in: traits))
      }
    }
    let swatch = CGRect(x: Self.side, y: swatchTop, width: Self.swatch, height: Self.swatch)
    node.children.append(.box("selected color", pixels.rounded(swatch), color: color, radius: 10, in: traits))
  }
}
