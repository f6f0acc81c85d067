import FirstFrameLayoutTree
public import Foundation

/// Shows the selection of a text that a view draws itself: a cursor, or a highlight with two handles.
@preconcurrency @MainActor
open class UITextSelectionDisplayInteraction: ViewInteraction {
  open private(set) weak var textInput: (any UITextInput)?
  open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
  /// Whether the selection is shown.
  open var isActivated = false { didSet { if isActivated != oldValue { layoutManagedSubviews() } } }
  open var cursorView: any UIView & UITextCursorView = UIStandardTextCursorView(frame: .zero) {
    didSet { replace(oldValue) }
  }
  open var highlightView: any UIView & UITextSelectionHighlightView = StandardHighlightView(frame: .zero) {
    didSet { replace(oldValue) }
  }
  open var handleViews: [any UIView & UITextSelectionHandleView] {
    didSet { for view in oldValue { replace(view) } }
  }

  public init(textInput: any UITextInput, delegate: any UITextSelectionDisplayInteractionDelegate) {
    self.textInput = textInput
    self.delegate = delegate
    let handles = [StandardHandleView(frame: .zero), StandardHandleView(frame: .zero)]
    handles[1].direction = .trailing
    handleViews = handles
    super.init()
  }

  open override func willMove(to view: UIView?) {
    super.willMove(to: view)
    if view == nil { removeViews() }
  }

  open override func didMove(to view: UIView?) {
    super.didMove(to: view)
    layoutManagedSubviews()
  }

  /// Shows the selection as it is now, before the call returns.
  open func setNeedsSelectionUpdate() { layoutManagedSubviews() }

  /// Places the views of the selection.
  open func layoutManagedSubviews() {
    guard isActivated, let view, let textInput, let selection = textInput.selectedTextRange else {
      return removeViews()
    }
    let container = delegate?.selectionContainerViewBelowText(for: self) ?? view
    if selection.isEmpty {
      removeViews(except: cursorView)
      show(cursorView, in: view, textInput.caretRect(for: selection.start))
    } else {
      cursorView.removeFromSuperview()
      show(highlightView, in: container, container.bounds)
      highlightView.selectionRects = textInput.selectionRects(for: selection)
      for (handle, position) in zip(handleViews, [selection.start, selection.end]) {
        show(handle, in: view, handle.preferredFrame(for: textInput.caretRect(for: position)))
      }
    }
  }

  private func show(_ view: UIView, in container: UIView, _ frame: CGRect) {
    if view.superview !== container { container.addSubview(view) }
    view.frame = frame
  }

  private func removeViews(except shown: UIView? = nil) {
    let views: [UIView] = [cursorView, highlightView] + handleViews
    for view in views where view !== shown { view.removeFromSuperview() }
  }

  private func replace(_ old: UIView) {
    old.removeFromSuperview()
    layoutManagedSubviews()
  }
}

/// Provides the view below the text for the highlight.
@preconcurrency @MainActor
public protocol UITextSelectionDisplayInteractionDelegate: DelegateObject {
  func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
  public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { nil }
}

/// The magnifying glass over a text. It is not shown.
@preconcurrency @MainActor
open class UITextLoupeSession: NSObject {
  /// Returns `nil`, and prints once that no loupe is shown.
  open class func begin(
    at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in view: UIView
  ) -> UITextLoupeSession? {
    UsageWarnings.warnOfNoEffect("UITextLoupeSession.begin", "no loupe is shown")
    return nil
  }

  open func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret: Bool) {}
  open func invalidate() {}
}
