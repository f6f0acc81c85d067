public import Foundation

/// The frame of a part of a selection. Views with texts of their own subclass it.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  open var rect: CGRect { .zero }
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the part contains the start of the selection.
  open var containsStart: Bool { false }
  /// Whether the part contains the end of the selection.
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }
  open var transform: CGAffineTransform { .identity }

  public override init() {
    super.init()
  }
}

/// The direction of writing, with its former name.
public typealias UITextWritingDirection = NSWritingDirection

/// A part of the selection of a text field or a text view.
final class PlacedSelectionRect: UITextSelectionRect {
  private let frame: CGRect
  private let isFirst: Bool
  private let isLast: Bool

  init(_ frame: CGRect, isFirst: Bool, isLast: Bool) {
    (self.frame, self.isFirst, self.isLast) = (frame, isFirst, isLast)
    super.init()
  }

  override var rect: CGRect { frame }
  override var writingDirection: NSWritingDirection { .leftToRight }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }

  /// Returns the parts with frames from the start of a selection to its end.
  static func parts(_ frames: [CGRect]) -> [UITextSelectionRect] {
    frames.enumerated().map { index, frame in
      PlacedSelectionRect(frame, isFirst: index == 0, isLast: index == frames.count - 1)
    }
  }
}
