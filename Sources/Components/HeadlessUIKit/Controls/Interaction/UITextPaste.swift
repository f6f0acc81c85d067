public import Foundation

/// A text that accepts items, and asks a delegate how to insert them.
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// Changes the items that are pasted into a text. Nothing here asks it; tests may.
@preconcurrency @MainActor
public protocol UITextPasteDelegate: DelegateObject {
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool
}

extension UITextPasteDelegate {
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
  ) { item.setDefaultResult() }

  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for string in itemStrings { result.append(string) }
    return result
  }

  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange { textRange }

  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool { false }
}

/// An item that is pasted into a text. A delegate sets what is inserted for it.
@preconcurrency @MainActor
public protocol UITextPasteItem: AnyObject {
  var itemProvider: NSItemProvider { get }
  var localObject: Any? { get }
  var defaultAttributes: [NSAttributedString.Key: Any] { get }
  func setResult(string: String)
  func setResult(attributedString: NSAttributedString)
  func setResult(attachment textAttachment: NSTextAttachment)
  func setNoResult()
  func setDefaultResult()
}

/// An item that is pasted into a search field.
@preconcurrency @MainActor
public protocol UISearchTextFieldPasteItem: UITextPasteItem {
  func setSearchTokenResult(_ token: UISearchToken)
}
