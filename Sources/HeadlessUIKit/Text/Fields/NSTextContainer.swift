public import Foundation

/// The room of a text view's text.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// Between the container's sides and the text, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }
  /// The largest number of lines; 0 for as many as there are.
  open var maximumNumberOfLines = 0 { didSet { didChange() } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange() } }
  weak var textView: UITextView?

  private func didChange() {
    textView?.textDidChange()
  }
}
