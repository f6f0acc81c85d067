import Foundation
import HeadlessUIKit

/// The calls of labels, text fields and text views.
@MainActor
enum TextCalls {
  static let label: [RandomCall<UILabel>] = [
    RandomCall("text") { $0.text = $1.optionalText },
    RandomCall("attributedText") { $0.attributedText = $1.attributedText },
    RandomCall("font") { $0.font = $1.font },
    RandomCall("numberOfLines") { $0.numberOfLines = $1.index },
    RandomCall("lineBreakMode") {
      $0.lineBreakMode = $1.one(of: [
        .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail,
      ])
    },
    RandomCall("textAlignment") { $0.textAlignment = $1.one(of: [.left, .right, .center, .justified, .natural]) },
    RandomCall("preferredMaxLayoutWidth") { $0.preferredMaxLayoutWidth = $1.length },
    RandomCall("adjustsFontSizeToFitWidth") { $0.adjustsFontSizeToFitWidth = $1.bool },
    RandomCall("minimumScaleFactor") { $0.minimumScaleFactor = $1.fraction },
    RandomCall("textRect") { _ = $0.textRect(forBounds: $1.rect, limitedToNumberOfLines: $1.index) },
    RandomCall("shadowOffset") { $0.shadowOffset = $1.size },
    RandomCall("sizeThatFits") { _ = $0.sizeThatFits($1.size) },
  ]

  static let field: [RandomCall<UITextField>] = [
    RandomCall("text") { $0.text = $1.optionalText },
    RandomCall("attributedText") { $0.attributedText = $1.attributedText },
    RandomCall("placeholder") { $0.placeholder = $1.optionalText },
    RandomCall("font") { $0.font = $1.font },
    RandomCall("becomeFirstResponder") { field, _ in _ = field.becomeFirstResponder() },
    RandomCall("resignFirstResponder") { field, _ in _ = field.resignFirstResponder() },
    RandomCall("insertText") { $0.insertText($1.text) },
    RandomCall("deleteBackward") { field, _ in field.deleteBackward() },
    RandomCall("select") { field, values in
      guard let start = field.position(from: field.beginningOfDocument, offset: values.index) else { return }
      guard let end = field.position(from: start, offset: values.index) else { return }
      field.selectedTextRange = field.textRange(from: start, to: end)
    },
    RandomCall("position") { _ = $0.position(from: $0.endOfDocument, offset: $1.index) },
    RandomCall("caretRect") { field, _ in _ = field.caretRect(for: field.endOfDocument) },
    RandomCall("selectionRects") { field, _ in
      guard let range = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument) else { return }
      _ = field.selectionRects(for: range)
    },
    RandomCall("staleSelection") { field, values in
      let end = field.endOfDocument
      field.text = values.optionalText
      field.selectedTextRange = field.textRange(from: end, to: end)
      _ = field.selectedTextRange.flatMap { field.text(in: $0) }
      field.insertText(values.text)
      _ = field.caretRect(for: end)
    },
    RandomCall("isSecureTextEntry") { $0.isSecureTextEntry = $1.bool },
    RandomCall("borderStyle") { $0.borderStyle = $1.bool ? .roundedRect : .none },
    RandomCall("clearButtonMode") { $0.clearButtonMode = $1.bool ? .always : .never },
    RandomCall("leftView") {
      $0.leftView = $1.bool ? UIView(frame: $1.rect) : nil
      $0.leftViewMode = .always
    },
    RandomCall("textRect") { _ = $0.textRect(forBounds: $1.rect) },
    RandomCall("editingRect") { _ = $0.editingRect(forBounds: $1.rect) },
    RandomCall("minimumFontSize") {
      $0.minimumFontSize = $1.length
      $0.adjustsFontSizeToFitWidth = $1.bool
    },
  ]

  static let textView: [RandomCall<UITextView>] = [
    RandomCall("text") { $0.text = $1.text },
    RandomCall("attributedText") { $0.attributedText = $1.attributedText },
    RandomCall("insertText") { $0.insertText($1.text) },
    RandomCall("font") { $0.font = $1.font },
    RandomCall("selectedRange") {
      $0.selectedRange = $1.range
      _ = $0.selectedTextRange.map(\.end)
      _ = $0.selectedTextRange?.hash
    },
    RandomCall("textContainerInset") { $0.textContainerInset = $1.insets },
    RandomCall("lineFragmentPadding") { $0.textContainer.lineFragmentPadding = $1.length },
    RandomCall("maximumNumberOfLines") { $0.textContainer.maximumNumberOfLines = $1.index },
    RandomCall("isScrollEnabled") { $0.isScrollEnabled = $1.bool },
    RandomCall("characterIndex") {
      _ = $0.layoutManager.characterIndex(
        for: $1.point, in: $0.textContainer, fractionOfDistanceBetweenInsertionPoints: nil)
    },
    RandomCall("boundingRect") { _ = $0.layoutManager.boundingRect(forGlyphRange: $1.range, in: $0.textContainer) },
    RandomCall("usedRect") { view, _ in _ = view.layoutManager.usedRect(for: view.textContainer) },
    RandomCall("locationForGlyph") { _ = $0.layoutManager.location(forGlyphAt: $1.index) },
    RandomCall("enumerateLineFragments") {
      $0.layoutManager.enumerateLineFragments(forGlyphRange: $1.range) { _, _, _, _, _ in }
    },
  ]
}
