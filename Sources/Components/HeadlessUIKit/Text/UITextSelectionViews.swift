public import Foundation

/// A view that shows the place of the next letter.
@preconcurrency @MainActor
public protocol UITextCursorView: UIView {
  var isBlinking: Bool { get set }
  func resetBlinkAnimation()
}

/// A view that shows which text is selected.
@preconcurrency @MainActor
public protocol UITextSelectionHighlightView: UIView {
  var selectionRects: [UITextSelectionRect] { get set }
}

/// A view at an end of a selection, which a touch moves.
@preconcurrency @MainActor
public protocol UITextSelectionHandleView: UIView {
  var direction: NSDirectionalRectEdge { get set }
  var isVertical: Bool { get }
  var customShape: UIBezierPath? { get set }
  func preferredFrame(for rect: CGRect) -> CGRect
}

/// A bar in the tint color. It does not blink.
@preconcurrency @MainActor
open class UIStandardTextCursorView: UIView, UITextCursorView {
  open var isBlinking = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func resetBlinkAnimation() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The tint color can be that of a superview.
    backgroundColor = tintColor
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    backgroundColor = tintColor
  }
}

/// Boxes in the tint color behind the selected text.
final class StandardHighlightView: UIView, UITextSelectionHighlightView {
  var selectionRects: [UITextSelectionRect] = [] {
    didSet {
      for view in subviews { view.removeFromSuperview() }
      for part in selectionRects {
        let box = UIView(frame: part.rect)
        box.backgroundColor = tintColor.withAlphaComponent(0.2)
        addSubview(box)
      }
    }
  }
}

/// A line beside the selected text, with a disc at its end.
final class StandardHandleView: UIView, UITextSelectionHandleView {
  var direction = NSDirectionalRectEdge.leading { didSet { setNeedsLayout() } }
  var isVertical: Bool { false }
  var customShape: UIBezierPath?
  private let line = UIView()
  private let disc = UIView()
  private static let diameter: CGFloat = 10

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [line, disc] { addSubview(view) }
    disc.layer.cornerRadius = Self.diameter / 2
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  /// Returns the frame beside a caret: the disc is above the start, or below the end.
  func preferredFrame(for rect: CGRect) -> CGRect {
    let side = Self.diameter
    return CGRect(
      x: rect.midX - side / 2, y: direction == .leading ? rect.minY - side : rect.minY, width: side,
      height: rect.height + side)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [line, disc] { view.backgroundColor = tintColor }
    let side = Self.diameter
    let isStart = direction == .leading
    disc.frame = CGRect(x: 0, y: isStart ? 0 : bounds.height - side, width: side, height: side)
    line.frame = CGRect(
      x: side / 2 - 1, y: isStart ? side / 2 : 0, width: 2, height: max(bounds.height - side / 2, 0))
  }
}
