import Ingredients
import UIKit

/// Views that are created from their metatypes, and style themselves through members of extensions.
class TileView: UIView {
  var caption: String { "tile" }

  required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

extension UIView {
  /// Colors the view, in a way that subclasses may change.
  @objc func applyStyle() {
    backgroundColor = .sauce
  }
}

final class StripedTileView: TileView {
  override func applyStyle() {
    super.applyStyle()
    layer.borderWidth = 2
  }
}

class PlainTileView: TileView {}

extension PlainTileView {
  override var caption: String { "plain " + super.caption }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    tag = superview == nil ? 0 : 42
  }

  @objc func describe() -> String { "a tile" }
}

final class SpicyTileView: PlainTileView {}

extension SpicyTileView {
  override func describe() -> String { "a spicy version of " + super.describe() }
}

enum Tiles {
  static func make(_ types: [TileView.Type]) -> [TileView] {
    types.map { type in type.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
  }
}
