import Foundation

@testable import HeadlessUIKit

/// Properties of text, fonts, editing, searches and pasteboards. Most describe input, which no picture shows.
extension PropertyTable {
  func addSurfaceOfTextAndSearch() {
    addTextInput()
    addAttributes()
    addSearches()
    addPasting()
  }

  private func addTextInput() {
    for type in ["UITextField", "UITextView"] {
      none(
        type, .input, "inputDelegate", "interactionState", "markedTextStyle", "pasteDelegate",
        "setMarkedText(_:selectedRange:)")
      none(type, .measuring, "setBaseWritingDirection(_:for:)", "sizingRule")
    }
    none(
      "UITextInputTraits", .input, "autocapitalizationType", "autocorrectionType", "enablesReturnKeyAutomatically",
      "isSecureTextEntry", "keyboardType", "returnKeyType", "textContentType")
    none("UITextInput", .input, "selectionAffinity")
    none("UITextInput", .warned, "supportsAdaptiveImageGlyph")
    none("UITextInput", .passedOn, "setAttributedMarkedText(_:selectedRange:)")
    none(
      "UITextInputContext", .input, "isDictationInputExpected", "isHardwareKeyboardInputExpected",
      "isPencilInputExpected")
    none("UITextView", .alwaysSo, "borderStyle")
    none("UILabel", .measuring, "sizingRule")
    none("UILabel", .otherDevices, "preferredVibrancy", "showsExpansionTextWhenTruncated")
    none("UILabel", .passedOn, "adjustsLetterSpacingToFitWidth", "minimumFontSize")
    none("UIStandardTextCursorView", .animation, "isBlinking")
    none(
      "UITextSelectionDisplayInteraction", .behavior, "cursorView", "handleViews", "highlightView", "isActivated")
    none("UIMenuController", .warned, "isMenuVisible", "setMenuVisible(_:animated:)")
    none(
      "UIMenuController", .hiddenAtRest, "arrowDirection",
      "setTargetRect(_:in:)")
  }

  private func addAttributes() {
    none("NSLayoutManager", .warned, "delegate", "hyphenationFactor")
    none("NSTextLayoutManager", .passedOn, "textContainer")
    none("NSTextList", .metadata, "startingItemNumber")
    none("NSTextAttachment", .metadata, "fileType")
    none("FileWrapper", .metadata, "fileAttributes", "filename", "preferredFilename")
    none("NSExtensionItem", .metadata, "attachments", "attributedContentText", "attributedTitle", "userInfo")
    none("NSTextAttachment", .behavior, "allowsTextAttachmentView")
    none("NSShadow", .warned, "shadowBlurRadius", "shadowColor", "shadowOffset")
    none("UIFontPickerViewController", .behavior, "delegate")
    none("UIFontPickerViewController", .passedOn, "selectedFontDescriptor")
    none(
      "UIFontPickerViewController.Configuration", .hiddenAtRest, "displayUsingSystemFont", "filteredLanguagesPredicate",
      "filteredTraits", "includeFaces")
  }

  private func addSearches() {
    none("UIFindInteraction", .behavior, "optionsMenuProvider", "replacementText", "searchText")
    none("UIFindSession", .hiddenAtRest, "searchResultDisplayStyle")
    none("UISearchBar", .input, "inputAccessoryView", "isLookToDictateEnabled")
    none("UISearchBar", .warned, "setScopeBarButtonDividerImage(_:forLeftSegmentState:rightSegmentState:)")
    none("UISearchController", .passedOn, "dimsBackgroundDuringPresentation")
    none("UISearchController", .warned, "searchSuggestions")
    none("UISearchSuggestionItem", .metadata, "representedObject")
    none("UISearchToken", .metadata, "representedObject")
    none("UISearchTextField", .input, "allowsCopyingTokens", "allowsDeletingTokens")
    none("UISearchTextField", .warned, "searchSuggestions")
    let bar = cases("UISearchBar") { UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 100)) }
    bar.drawn("searchFieldBackgroundPositionAdjustment") {
      $0.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 0, vertical: 10)
    }
    bar.drawn(
      "setScopeBarButtonTitleTextAttributes(_:for:)",
      given: {
        $0.scopeButtonTitles = ["One", "Two"]
        $0.showsScopeBar = true
      }
    ) { $0.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal) }
    let field = cases("UISearchTextField") { UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36)) }
    field.drawn("tokens") { $0.tokens = [UISearchToken(icon: nil, text: "Ada")] }
    field.drawn("tokenBackgroundColor", given: { $0.tokens = [UISearchToken(icon: nil, text: "Ada")] }) {
      $0.tokenBackgroundColor = .red
    }
  }

  private func addPasting() {
    none("UIResponder", .input, "pasteConfiguration")
    none("UIPasteConfiguration", .input, "acceptableTypeIdentifiers")
    none(
      "UIPasteboard", .passedOn, "itemProviders", "setItemProviders(_:localOnly:expirationDate:)", "setObjects(_:)",
      "setObjects(_:localOnly:expirationDate:)")
    none("UIPasteControl", .behavior, "target")
    let control = cases(
      "UIPasteControl.Configuration", { UIPasteControl.Configuration() },
      shownBy: { Page(showing: UIPasteControl(configuration: $0)) })
    control.drawn("displayMode") { $0.displayMode = .labelOnly }
    control.drawn("cornerStyle") { $0.cornerStyle = .large }
    control.drawn("cornerRadius") { $0.cornerRadius = 0 }
    control.drawn("baseForegroundColor") { $0.baseForegroundColor = .red }
    control.drawn("baseBackgroundColor") { $0.baseBackgroundColor = .red }
    control.drawn("imagePlacement") { $0.imagePlacement = .trailing }
  }
}
