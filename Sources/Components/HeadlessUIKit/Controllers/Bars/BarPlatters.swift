import FirstFrameLayoutTree
import Foundation

/// The buttons at one side of a bar, and the capsules of glass behind them.
///
/// Neighboring images share a capsule; a title, a prominent button and an item that does not share its background have their
/// own.
@MainActor struct BarPlatters {
  /// A button, its view and its width within its capsule, in points.
  struct Button {
    let view: UIView
    /// The item; `nil` for the back button.
    let item: UIBarButtonItem?
  }

  /// A capsule.
  private struct Platter {
    var buttons: [Button]
    var tint: UIColor?
    var isShared: Bool
    /// Whether there is no glass behind the button.
    var isHidden = false
    var frame = CGRect.zero
  }

  /// The height of capsules and the smallest width of a button, in points.
  let height: CGFloat
  private var platters: [Platter] = []

  /// The distance between two capsules, in points.
  static let gap: CGFloat = 12
  /// The distance from a title to the ends of its capsule, in points.
  private static let titleInset: CGFloat = 16

  init(_ buttons: [Button], height: CGFloat) {
    self.height = height
    for button in buttons {
      let tint = button.item?.prominentTint(of: button.view)
      let isHidden = button.item?.hidesSharedBackground == true
      let isShared = tint == nil && !isHidden && button.view.isBarImage && button.item?.sharesBackground != false
      if isShared, platters.last?.isShared == true {
        platters[platters.count - 1].buttons.append(button)
      } else {
        platters.append(Platter(buttons: [button], tint: tint, isShared: isShared, isHidden: isHidden))
      }
    }
  }

  /// The width of all capsules with their gaps, in points.
  var width: CGFloat { platters.reduce(0) { $0 + width(of: $1) } + Self.gap * CGFloat(max(platters.count - 1, 0)) }

  private func width(of platter: Platter) -> CGFloat { platter.buttons.reduce(0) { $0 + width(of: $1) } }

  private func width(of button: Button) -> CGFloat {
    if let width = button.item?.width, width > 0 { return width }
    let content = button.view.sizeOnBar.width
    return button.view.isBarImage ? max(content + 16, height) : max(content + 2 * Self.titleInset, height)
  }

  /// Places the buttons, the first one at the start.
  ///
  /// - Parameters:
  ///   - start: The distance from the first capsule to the side where the row begins, in points.
  ///   - y: The top of the capsules.
  ///   - barWidth: The width of the bar, in points.
  ///   - isReversed: Whether the row begins at the right side.
  mutating func place(from start: CGFloat, y: CGFloat, barWidth: CGFloat, isReversed: Bool, grid: PixelGrid) {
    var x = start
    func frame(_ x: CGFloat, _ width: CGFloat) -> CGRect {
      grid.rounded(CGRect(x: isReversed ? barWidth - x - width : x, y: y, width: width, height: height))
    }
    for index in platters.indices {
      let width = width(of: platters[index])
      platters[index].frame = frame(x, width)
      var inner = x
      for button in platters[index].buttons {
        let slot = frame(inner, self.width(of: button))
        let size = button.view.sizeOnBar
        // The view of an item keeps its size; a button fills its slot, where it can be tapped.
        if button.item?.customView == nil {
          button.view.frame = slot
        } else {
          button.view.frame = grid.rounded(
            CGRect(
              x: slot.midX - size.width / 2, y: slot.midY - min(size.height, height) / 2, width: size.width,
              height: min(size.height, height)))
        }
        inner += self.width(of: button)
      }
      x += width + Self.gap
    }
  }

  func nodes(in traits: UITraitCollection) -> [LayoutNode] {
    platters.filter { $0.frame.width > 0 && !$0.isHidden }.map {
      Glass.control.node("platter", $0.frame, radius: height / 2, prominent: $0.tint, in: traits)
    }
  }
}

extension UIView {
  /// Whether the view of a bar's item shows an image without a title, or is a view of its own kind.
  fileprivate var isBarImage: Bool {
    guard let button = self as? UIButton else { return true }
    return button.currentTitle?.isEmpty != false
  }
}
