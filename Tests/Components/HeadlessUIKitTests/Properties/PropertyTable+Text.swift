import Foundation

@testable import HeadlessUIKit

extension PropertyTable {
  func addText() {
    addLabel()
    addTextField()
    addTextView()
    addParagraphStyle()
    let attachment = cases("NSTextAttachment", { NSTextAttachment(image: Sample.image(.red)) }) { attachment in
      let label = UILabel(frame: CGRect(x: 10, y: 10, width: 60, height: 24))
      label.attributedText = NSAttributedString(attachment: attachment)
      return Page(showing: label)
    }
    attachment.drawn("image") { $0.image = Sample.image(.green) }
    attachment.drawn("bounds") { $0.bounds = CGRect(x: 0, y: 0, width: 9, height: 9) }
    none("NSStringDrawingContext", .measuring, "minimumScaleFactor")
    none("NSLayoutManager", .measuring, "usesFontLeading")
    none("NSLayoutManager", .performance, "allowsNonContiguousLayout")
  }

  private func addLabel() {
    let label = cases("UILabel") { Sample.label("Home and away") }
    label.drawn("text") { $0.text = "Away" }
    label.drawn("attributedText") { $0.attributedText = NSAttributedString(string: "Away") }
    label.drawn("font") { $0.font = .systemFont(ofSize: 11) }
    label.drawn("textColor") { $0.textColor = .red }
    label.drawn("textAlignment") { $0.textAlignment = .right }
    label.drawn("lineBreakMode", given: Sample.narrow) { $0.lineBreakMode = .byTruncatingHead }
    label.drawn(
      "lineBreakStrategy",
      given: {
        $0.text = "Home and away games of"
        $0.numberOfLines = 0
        // Without the strategy, only the last word is on the second line.
        $0.bounds.size = CGSize(width: $0.sizeThatFits(CGSize(width: 900, height: 60)).width - 5, height: 60)
      }
    ) { $0.lineBreakStrategy = [] }
    label.drawn("numberOfLines", given: Sample.narrow) { $0.numberOfLines = 2 }
    let fitted = cases("UILabel", { Sample.wrappingLabel() }) { Sample.pinned($0) }
    fitted.drawn("preferredMaxLayoutWidth") { $0.preferredMaxLayoutWidth = 60 }
    let large = cases("UILabel", in: .largeText) { Sample.label("Home") }
    large.drawn("adjustsFontForContentSizeCategory", given: { $0.font = .preferredFont(forTextStyle: .body) }) {
      $0.adjustsFontForContentSizeCategory = true
    }
    label.drawn("adjustsFontSizeToFitWidth", given: Sample.narrow) { $0.adjustsFontSizeToFitWidth = true }
    label.drawn(
      "minimumScaleFactor",
      given: {
        Sample.narrow(&$0)
        $0.adjustsFontSizeToFitWidth = true
      }
    ) { $0.minimumScaleFactor = 0.9 }
    label.drawn(
      "baselineAdjustment",
      given: {
        Sample.narrow(&$0)
        $0.adjustsFontSizeToFitWidth = true
      }
    ) { $0.baselineAdjustment = .none }
    label.drawn("allowsDefaultTighteningForTruncation", given: { $0 = Sample.cramped() }) {
      $0.allowsDefaultTighteningForTruncation = true
    }
    label.drawn("isEnabled") { $0.isEnabled = false }
    label.drawn("isHighlighted", given: { $0.highlightedTextColor = .red }) { $0.isHighlighted = true }
    label.drawn("highlightedTextColor", given: { $0.isHighlighted = true }) { $0.highlightedTextColor = .red }
    label.drawn("shadowColor") { $0.shadowColor = .red }
    label.drawn("shadowOffset", given: { $0.shadowColor = .red }) { $0.shadowOffset = CGSize(width: 4, height: 4) }
  }

  private func addTextField() {
    let field = cases("UITextField") { Sample.textField() }
    field.drawn("text") { $0.text = "Away" }
    field.drawn("attributedText") { $0.attributedText = NSAttributedString(string: "Away") }
    field.drawn("placeholder", given: { $0.text = nil }) { $0.placeholder = "Team" }
    field.drawn("attributedPlaceholder", given: { $0.text = nil }) {
      $0.attributedPlaceholder = NSAttributedString(string: "Team", attributes: [.foregroundColor: UIColor.red])
    }
    field.drawn("font") { $0.font = .systemFont(ofSize: 11) }
    field.drawn("textColor") { $0.textColor = .red }
    field.drawn("textAlignment") { $0.textAlignment = .right }
    field.drawn("isSecureTextEntry") { $0.isSecureTextEntry = true }
    field.drawn("adjustsFontSizeToFitWidth", given: Sample.narrow) { $0.adjustsFontSizeToFitWidth = true }
    field.drawn(
      "minimumFontSize",
      given: {
        Sample.narrow(&$0)
        $0.adjustsFontSizeToFitWidth = true
      }
    ) { $0.minimumFontSize = 15 }
    let large = cases("UITextField", in: .largeText) { Sample.textField() }
    large.drawn("adjustsFontForContentSizeCategory", given: { $0.font = .preferredFont(forTextStyle: .body) }) {
      $0.adjustsFontForContentSizeCategory = true
    }
    field.drawn("borderStyle") { $0.borderStyle = .line }
    field.drawn("background") { $0.background = Sample.image(.red) }
    field.drawn("disabledBackground", given: { $0.isEnabled = false }) { $0.disabledBackground = Sample.image(.red) }
    field.drawn("clearButtonMode") { $0.clearButtonMode = .always }
    field.drawn("leftView", given: { $0.leftViewMode = .always }) { $0.leftView = Sample.box(.red) }
    field.drawn("leftViewMode", given: { $0.leftView = Sample.box(.red) }) { $0.leftViewMode = .always }
    field.drawn("rightView", given: { $0.rightViewMode = .always }) { $0.rightView = Sample.box(.red) }
    field.drawn("rightViewMode", given: { $0.rightView = Sample.box(.red) }) { $0.rightViewMode = .always }
    field.warns("selectedTextRange", "the text is drawn without a selection", given: { $0.becomeFirstResponder() }) {
      $0.selectedTextRange = UITextRange(NSRange(location: 0, length: 2))
    }
    field.none(
      .input, "autocapitalizationType", "autocorrectionType", "enablesReturnKeyAutomatically", "keyboardType",
      "returnKeyType", "textContentType", "inputView", "inputAccessoryView")
    field.none(.behavior, "delegate", "clearsOnBeginEditing")
  }

  private func addTextView() {
    let view = cases("UITextView") { Sample.textView("Home and away") }
    let storage = cases("NSTextStorage", { Sample.textView("Home") }) { Page(showing: $0) }
    storage.drawn("setAttributedString(_:)") { $0.textStorage.setAttributedString(NSAttributedString(string: "Away")) }
    storage.drawn("setAttributes(_:range:)") {
      $0.textStorage.setAttributes([.foregroundColor: UIColor.red], range: NSRange(location: 0, length: 2))
    }
    view.drawn("text") { $0.text = "Away" }
    view.drawn("attributedText") { $0.attributedText = NSAttributedString(string: "Away") }
    view.drawn("font") { $0.font = .systemFont(ofSize: 20) }
    view.drawn("textColor") { $0.textColor = .red }
    view.drawn("textAlignment") { $0.textAlignment = .right }
    view.drawn("textContainerInset") { $0.textContainerInset.left = 20 }
    let large = cases("UITextView", in: .largeText) { Sample.textView("Home") }
    large.drawn("adjustsFontForContentSizeCategory", given: { $0.font = .preferredFont(forTextStyle: .body) }) {
      $0.adjustsFontForContentSizeCategory = true
    }
    view.drawn(
      "linkTextAttributes",
      given: { $0.attributedText = NSAttributedString(string: "Away", attributes: [.link: "https://example.org"]) }
    ) { $0.linkTextAttributes = [.foregroundColor: UIColor.red] }
    view.warns("selectedRange", "the text is drawn without a selection", given: { $0.becomeFirstResponder() }) {
      $0.selectedRange = NSRange(location: 0, length: 2)
    }
    view.warns(
      "selectedTextRange", named: "selectedRange", "the text is drawn without a selection",
      given: { $0.becomeFirstResponder() }
    ) { $0.selectedTextRange = UITextRange(NSRange(location: 0, length: 2)) }
    view.none(
      .input, "autocapitalizationType", "autocorrectionType", "enablesReturnKeyAutomatically", "isEditable",
      "isSecureTextEntry", "isSelectable", "keyboardType", "returnKeyType", "textContentType")
    view.none(.behavior, "delegate")

    let container = cases("NSTextContainer", { Sample.textView("Home and away and home and away again") }) {
      Page(showing: $0)
    }
    container.drawn("lineFragmentPadding") { $0.textContainer.lineFragmentPadding = 20 }
    container.drawn("maximumNumberOfLines") { $0.textContainer.maximumNumberOfLines = 1 }
    container.drawn("lineBreakMode", given: { $0.textContainer.maximumNumberOfLines = 1 }) {
      $0.textContainer.lineBreakMode = .byTruncatingTail
    }
    container.warns("exclusionPaths", named: "textContainer.exclusionPaths", "the text fills the whole width") {
      $0.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))]
    }
    container.warns("widthTracksTextView", named: "textContainer.widthTracksTextView", "the text has the view's width")
    {
      $0.textContainer.widthTracksTextView = false
    }
    container.warns(
      "heightTracksTextView", named: "textContainer.heightTracksTextView", "the text is as high as its lines"
    ) { $0.textContainer.heightTracksTextView = true }
    container.none(.measuring, "size")
    let manager = cases("NSLayoutManager", { Sample.textView("Home and away") }) { Page(showing: $0) }
    manager.warns(
      "showsInvisibleCharacters", named: "layoutManager.showsInvisibleCharacters", "spaces are drawn empty"
    ) { $0.layoutManager.showsInvisibleCharacters = true }
  }

  private func addParagraphStyle() {
    let style = cases("NSMutableParagraphStyle", { NSMutableParagraphStyle() }) { style in
      Sample.paragraphs("Home and away and home and away\nagain\tand again", style)
    }
    style.drawn("alignment") { $0.alignment = .right }
    style.drawn("baseWritingDirection") { $0.baseWritingDirection = .rightToLeft }
    style.drawn("defaultTabInterval", given: { $0.tabStops = [] }) { $0.defaultTabInterval = 70 }
    style.drawn("firstLineHeadIndent") { $0.firstLineHeadIndent = 20 }
    style.drawn("headIndent") { $0.headIndent = 20 }
    style.drawn("lineBreakMode") { $0.lineBreakMode = .byCharWrapping }
    style.drawn("lineHeightMultiple") { $0.lineHeightMultiple = 1.5 }
    style.drawn("lineSpacing") { $0.lineSpacing = 9 }
    style.drawn("maximumLineHeight") { $0.maximumLineHeight = 9 }
    style.drawn("minimumLineHeight") { $0.minimumLineHeight = 30 }
    style.drawn("paragraphSpacing") { $0.paragraphSpacing = 9 }
    style.drawn("paragraphSpacingBefore") { $0.paragraphSpacingBefore = 9 }
    style.drawn("tabStops") { $0.tabStops = [NSTextTab(textAlignment: .left, location: 90)] }
    style.drawn("tailIndent") { $0.tailIndent = -60 }
    style.drawn("setParagraphStyle(_:)") {
      let other = NSMutableParagraphStyle()
      other.lineSpacing = 9
      $0.setParagraphStyle(other)
    }
    let orphan = cases("NSMutableParagraphStyle", { NSMutableParagraphStyle() }) { style in
      let text = "Home and away games of"
      return Sample.paragraphs(text, style, width: Sample.label(text).intrinsicContentSize.width - 5)
    }
    orphan.drawn("lineBreakStrategy") { $0.lineBreakStrategy = .standard }
    let tight = cases("NSMutableParagraphStyle", { NSMutableParagraphStyle() }) { Sample.tightLine($0) }
    tight.drawn("allowsDefaultTighteningForTruncation") { $0.allowsDefaultTighteningForTruncation = true }
  }
}
