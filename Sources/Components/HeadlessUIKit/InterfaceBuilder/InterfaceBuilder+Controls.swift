import FirstFrameInterfaceDocuments
import Foundation

extension InterfaceBuilder {
  /// Applies the attributes that a class of views adds.
  func decodeControl(_ view: UIView, _ element: InterfaceElement) {
    if let control = view as? UIControl { decodeState(of: control, element) }
    switch view {
    case let stack as UIStackView: decodeStack(stack, element)
    case let label as UILabel: decodeLabel(label, element)
    case let view as UIImageView: decodeImageView(view, element)
    case let button as UIButton: decodeButton(button, element)
    case let field as UITextField: decodeTextField(field, element)
    case let view as UITextView: decodeTextView(view, element)
    case let control as UISegmentedControl: decodeSegments(of: control, element)
    case let view as UIVisualEffectView: decodeEffect(of: view, element)
    default: decodeValueControl(view, element)
    }
  }

  private func decodeState(of control: UIControl, _ element: InterfaceElement) {
    if let value = element.flag("enabled") { control.isEnabled = value }
    if let value = element.flag("selected") { control.isSelected = value }
    if let value = element.flag("highlighted") { control.isHighlighted = value }
    let horizontal: [String: UIControl.ContentHorizontalAlignment] = [
      "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
    ]
    let vertical: [String: UIControl.ContentVerticalAlignment] = [
      "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
    ]
    // Text fields always fill their width; documents repeat the default of buttons.
    if !(control is UITextField), let value = element["contentHorizontalAlignment"].flatMap({ horizontal[$0] }) {
      control.contentHorizontalAlignment = value
    }
    if let value = element["contentVerticalAlignment"].flatMap({ vertical[$0] }) {
      control.contentVerticalAlignment = value
    }
  }

  private func decodeStack(_ stack: UIStackView, _ element: InterfaceElement) {
    if let value = element["axis"] { stack.axis = value == "vertical" ? .vertical : .horizontal }
    let distributions: [String: UIStackView.Distribution] = [
      "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
      "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
    let alignments: [String: UIStackView.Alignment] = [
      "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
      "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
    ]
    if let value = element["distribution"].flatMap({ distributions[$0] }) { stack.distribution = value }
    if let value = element["alignment"].flatMap({ alignments[$0] }) { stack.alignment = value }
    if let value = element.number("spacing") { stack.spacing = CGFloat(value) }
    if let value = element.flag("layoutMarginsRelativeArrangement") { stack.isLayoutMarginsRelativeArrangement = value }
    if let value = element.flag("baselineRelativeArrangement") { stack.isBaselineRelativeArrangement = value }
  }

  private func decodeLabel(_ label: UILabel, _ element: InterfaceElement) {
    if let value = font(element, "fontDescription") { label.font = value }
    if let value = element.child(key: "fontDescription")?.flag("adjustsFontForContentSizeCategory")
      ?? element.flag("adjustsFontForContentSizeCategory")
    {
      label.adjustsFontForContentSizeCategory = value
    }
    if let value = color(element, "textColor") { label.textColor = value }
    if let value = color(element, "highlightedColor") { label.highlightedTextColor = value }
    if let value = color(element, "shadowColor") { label.shadowColor = value }
    if let value = size(element, "shadowOffset") { label.shadowOffset = value }
    if let value = element.integer("numberOfLines") { label.numberOfLines = value }
    if let value = element["lineBreakMode"].flatMap({ Self.breakModes[$0] }) { label.lineBreakMode = value }
    if let value = element["textAlignment"].flatMap({ Self.alignments[$0] }) { label.textAlignment = value }
    if let value = text(element, "text") { label.text = value }
    if let value = attributedText(element, "attributedText") { label.attributedText = value }
    if let value = element.flag("adjustsFontSizeToFit") { label.adjustsFontSizeToFitWidth = value }
    if let value = element.number("minimumScaleFactor") { label.minimumScaleFactor = CGFloat(value) }
    if let value = element.number("minimumFontSize"), label.font.pointSize > 0 {
      label.minimumScaleFactor = CGFloat(value) / label.font.pointSize
    }
    if let value = element.flag("adjustsLetterSpacingToFitWidth") { label.allowsDefaultTighteningForTruncation = value }
    if let value = element.number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = CGFloat(value) }
    if let value = element.flag("enabled") { label.isEnabled = value }
    if let value = element.flag("highlighted") { label.isHighlighted = value }
    switch element["baselineAdjustment"] {
    case "alignBaselines": label.baselineAdjustment = .alignBaselines
    case "alignCenters": label.baselineAdjustment = .alignCenters
    case "none": label.baselineAdjustment = .none
    default: break
    }
  }

  private func decodeImageView(_ view: UIImageView, _ element: InterfaceElement) {
    if let value = symbolConfiguration(element, "preferredSymbolConfiguration") {
      view.preferredSymbolConfiguration = value
    }
    if let value = image(element, "image") { view.image = value }
    if let value = image(element, "highlightedImage") { view.highlightedImage = value }
    if let value = element.flag("highlighted") { view.isHighlighted = value }
  }

  // MARK: Buttons

  private func decodeButton(_ button: UIButton, _ element: InterfaceElement) {
    if let value = font(element, "fontDescription") { button.titleLabel?.font = value }
    if let value = element.flag("adjustsFontForContentSizeCategory") {
      button.titleLabel?.adjustsFontForContentSizeCategory = value
    }
    if let value = element["lineBreakMode"].flatMap({ Self.breakModes[$0] }) {
      button.titleLabel?.lineBreakMode = value
    }
    if let value = insets(element, "contentEdgeInsets") { button.contentEdgeInsets = value }
    if let value = insets(element, "titleEdgeInsets") { button.titleEdgeInsets = value }
    if let value = insets(element, "imageEdgeInsets") { button.imageEdgeInsets = value }
    if let value = element.flag("changesSelectionAsPrimaryAction") { button.changesSelectionAsPrimaryAction = value }
    let states: [String: UIControl.State] = [
      "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
      "focused": .focused,
    ]
    for source in element.children(named: "state") {
      guard let name = source.key, let state = states[name] else { continue }
      if let value = text(source, "title", id: element.id, key: name + "Title") { button.setTitle(value, for: state) }
      if let value = attributedText(source, "attributedTitle") { button.setAttributedTitle(value, for: state) }
      if let value = color(source, "titleColor") { button.setTitleColor(value, for: state) }
      if let value = symbolConfiguration(source, "preferredSymbolConfiguration") {
        button.setPreferredSymbolConfiguration(value, forImageIn: state)
      }
      if let value = image(source, "image") { button.setImage(value, for: state) }
      if let value = image(source, "backgroundImage") { button.setBackgroundImage(value, for: state) }
    }
    if let source = element.child(named: "buttonConfiguration") {
      button.configuration = configuration(source, of: element)
    }
  }

  private func configuration(_ source: InterfaceElement, of button: InterfaceElement) -> UIButton.Configuration {
    let styles: [String: () -> UIButton.Configuration] = [
      "plain": UIButton.Configuration.plain, "gray": UIButton.Configuration.gray,
      "tinted": UIButton.Configuration.tinted, "filled": UIButton.Configuration.filled,
      "borderless": UIButton.Configuration.borderless, "bordered": UIButton.Configuration.bordered,
      "borderedTinted": UIButton.Configuration.borderedTinted,
      "borderedProminent": UIButton.Configuration.borderedProminent,
    ]
    var result = (source["style"].flatMap { styles[$0] } ?? UIButton.Configuration.plain)()
    let sizes: [String: UIButton.Configuration.Size] = [
      "mini": .mini, "small": .small, "medium": .medium, "large": .large,
    ]
    if let value = source["buttonSize"].flatMap({ sizes[$0] }) { result.buttonSize = value }
    let corners: [String: UIButton.Configuration.CornerStyle] = [
      "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
    ]
    if let value = source["cornerStyle"].flatMap({ corners[$0] }) { result.cornerStyle = value }
    if let value = text(source, "title", id: button.id, key: "configuration.title") { result.title = value }
    if let value = text(source, "subtitle", id: button.id, key: "configuration.subtitle") { result.subtitle = value }
    if let value = attributedText(source, "attributedTitle") { result.attributedTitle = AttributedString(value) }
    if let value = attributedText(source, "attributedSubtitle") { result.attributedSubtitle = AttributedString(value) }
    if let value = font(source, "titleFontDescription") {
      result.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        incoming.merging(AttributeContainer([.font: value]))
      }
    }
    if let value = image(source, "image") { result.image = value }
    if let value = symbolConfiguration(source, "preferredSymbolConfigurationForImage") {
      result.preferredSymbolConfigurationForImage = value
    }
    let edges: [String: NSDirectionalRectEdge] = [
      "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    ]
    if let value = source["imagePlacement"].flatMap({ edges[$0] }) { result.imagePlacement = value }
    if let value = source.number("imagePadding") { result.imagePadding = CGFloat(value) }
    if let value = source.number("titlePadding") { result.titlePadding = CGFloat(value) }
    let alignments: [String: UIButton.Configuration.TitleAlignment] = [
      "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]
    if let value = source["titleAlignment"].flatMap({ alignments[$0] }) { result.titleAlignment = value }
    if let value = source.flag("showsActivityIndicator") { result.showsActivityIndicator = value }
    if let value = color(source, "baseForegroundColor") { result.baseForegroundColor = value }
    if let value = color(source, "baseBackgroundColor") { result.baseBackgroundColor = value }
    if let value = directionalInsets(source, "contentInsets") { result.contentInsets = value }
    if let background = source.child(named: "backgroundConfiguration") {
      if let value = color(background, "backgroundColor") { result.background.backgroundColor = value }
      if let value = color(background, "strokeColor") { result.background.strokeColor = value }
      if let value = background.number("strokeWidth") { result.background.strokeWidth = CGFloat(value) }
      if let value = background.number("cornerRadius") { result.background.cornerRadius = CGFloat(value) }
    }
    return result
  }

  // MARK: Texts

  private func decodeTextField(_ field: UITextField, _ element: InterfaceElement) {
    let borders: [String: UITextField.BorderStyle] = [
      "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]
    let modes: [String: UITextField.ViewMode] = [
      "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]
    if let value = element["borderStyle"].flatMap({ borders[$0] }) { field.borderStyle = value }
    if let value = font(element, "fontDescription") { field.font = value }
    if let value = color(element, "textColor") { field.textColor = value }
    if let value = element["textAlignment"].flatMap({ Self.alignments[$0] }) { field.textAlignment = value }
    if let value = text(element, "text") { field.text = value }
    if let value = text(element, "placeholder") { field.placeholder = value }
    if let value = attributedText(element, "attributedPlaceholder") { field.attributedPlaceholder = value }
    if let value = element.number("minimumFontSize") { field.minimumFontSize = CGFloat(value) }
    if let value = element.flag("adjustsFontSizeToFit") { field.adjustsFontSizeToFitWidth = value }
    if let value = element.flag("adjustsFontForContentSizeCategory") {
      field.adjustsFontForContentSizeCategory = value
    }
    if let value = element.flag("clearsOnBeginEditing") { field.clearsOnBeginEditing = value }
    if let value = element["clearButtonMode"].flatMap({ modes[$0] }) { field.clearButtonMode = value }
    guard let traits = element.child(named: "textInputTraits") else { return }
    if let value = traits.flag("secureTextEntry") { field.isSecureTextEntry = value }
    if let value = traits["keyboardType"].flatMap({ Self.keyboards[$0] }) { field.keyboardType = value }
    if let value = traits["returnKeyType"].flatMap({ Self.returnKeys[$0] }) { field.returnKeyType = value }
    if let value = traits["autocapitalizationType"].flatMap({ Self.capitalizations[$0] }) {
      field.autocapitalizationType = value
    }
    if let value = traits["autocorrectionType"] {
      field.autocorrectionType = value == "no" ? .no : value == "yes" ? .yes : .default
    }
    if let value = traits.flag("enablesReturnKeyAutomatically") { field.enablesReturnKeyAutomatically = value }
  }

  private static let keyboards: [String: UIKeyboardType] = [
    "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
    "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad,
    "twitter": .twitter, "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]
  private static let returnKeys: [String: UIReturnKeyType] = [
    "go": .go, "join": .join, "next": .next, "route": .route, "search": .search, "send": .send, "done": .done,
    "continue": .continue,
  ]
  private static let capitalizations: [String: UITextAutocapitalizationType] = [
    "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]

  private func decodeTextView(_ view: UITextView, _ element: InterfaceElement) {
    if let value = font(element, "fontDescription") { view.font = value }
    if let value = color(element, "textColor") { view.textColor = value }
    if let value = element["textAlignment"].flatMap({ Self.alignments[$0] }) { view.textAlignment = value }
    if let value = element.flag("adjustsFontForContentSizeCategory") { view.adjustsFontForContentSizeCategory = value }
    if let value = element.flag("editable") { view.isEditable = value }
    if let value = element.flag("selectable") { view.isSelectable = value }
    if let value = text(element, "text") { view.text = value }
    if let value = attributedText(element, "attributedText") { view.attributedText = value }
  }

  // MARK: Values

  private func decodeSegments(of control: UISegmentedControl, _ element: InterfaceElement) {
    let segments = element.list("segments")
    if !segments.isEmpty { control.removeAllSegments() }
    for (index, segment) in segments.enumerated() {
      if let image = image(segment, "image") {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        let title = text(segment, "title", id: element.id, key: "segmentTitles[\(index)]")
        control.insertSegment(withTitle: title, at: index, animated: false)
      }
      if let value = segment.number("width") { control.setWidth(CGFloat(value), forSegmentAt: index) }
      if let value = segment.flag("enabled") { control.setEnabled(value, forSegmentAt: index) }
    }
    if let value = element.flag("momentary") { control.isMomentary = value }
    if let value = element.flag("apportionsSegmentWidthsByContent") { control.apportionsSegmentWidthsByContent = value }
    if let value = color(element, "selectedSegmentTintColor") { control.selectedSegmentTintColor = value }
    if let value = element.integer("selectedSegmentIndex") { control.selectedSegmentIndex = value }
  }

  private func decodeValueControl(_ view: UIView, _ element: InterfaceElement) {
    switch view {
    case let control as UISwitch:
      if let value = element.flag("on") { control.isOn = value }
      if let value = color(element, "onTintColor") { control.onTintColor = value }
      if let value = color(element, "thumbTintColor") { control.thumbTintColor = value }
    case let control as UISlider:
      if let value = element.number("minValue") { control.minimumValue = Float(value) }
      if let value = element.number("maxValue") { control.maximumValue = Float(value) }
      if let value = element.number("value") { control.value = Float(value) }
      if let value = color(element, "minimumTrackTintColor") { control.minimumTrackTintColor = value }
      if let value = color(element, "maximumTrackTintColor") { control.maximumTrackTintColor = value }
      if let value = color(element, "thumbTintColor") { control.thumbTintColor = value }
      if let value = image(element, "minimumValueImage") { control.minimumValueImage = value }
      if let value = image(element, "maximumValueImage") { control.maximumValueImage = value }
    case let control as UIStepper:
      if let value = element.number("minimumValue") { control.minimumValue = value }
      if let value = element.number("maximumValue") { control.maximumValue = value }
      if let value = element.number("stepValue") { control.stepValue = value }
      if let value = element.number("value") { control.value = value }
      if let value = element.flag("wraps") { control.wraps = value }
    case let view as UIProgressView:
      if element["progressViewStyle"] == "bar" { view.progressViewStyle = .bar }
      if let value = element.number("progress") { view.progress = Float(value) }
      if let value = color(element, "progressTintColor") { view.progressTintColor = value }
      if let value = color(element, "trackTintColor") { view.trackTintColor = value }
    case let view as UIActivityIndicatorView:
      if let value = element["style"] { view.style = ["large", "whiteLarge"].contains(value) ? .large : .medium }
      if element["style"]?.hasPrefix("white") == true { view.color = .white }
      if let value = color(element, "color") { view.color = value }
      if let value = element.flag("hidesWhenStopped") { view.hidesWhenStopped = value }
      if element.flag("animating") == true { view.startAnimating() }
    case let control as UIPageControl:
      if let value = element.integer("numberOfPages") { control.numberOfPages = value }
      if let value = element.integer("currentPage") { control.currentPage = value }
      if let value = element.flag("hidesForSinglePage") { control.hidesForSinglePage = value }
      if let value = color(element, "pageIndicatorTintColor") { control.pageIndicatorTintColor = value }
      if let value = color(element, "currentPageIndicatorTintColor") { control.currentPageIndicatorTintColor = value }
    default: break
    }
  }

  private func decodeEffect(of view: UIVisualEffectView, _ element: InterfaceElement) {
    let styles: [String: UIBlurEffect.Style] = [
      "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
      "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
      "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
      "systemChromeMaterial": .systemChromeMaterial,
    ]
    func blur(_ source: InterfaceElement?) -> UIBlurEffect? {
      source.map { UIBlurEffect(style: $0["style"].flatMap { styles[$0] } ?? .regular) }
    }
    if let vibrancy = element.child(named: "vibrancyEffect") {
      view.effect = blur(vibrancy.child(named: "blurEffect")).map { UIVibrancyEffect(blurEffect: $0) }
    } else if let effect = blur(element.child(named: "blurEffect")) {
      view.effect = effect
    }
  }
}

extension UIButton.ButtonType {
  /// The type that an element of a document names; `custom` for others.
  init(of element: InterfaceElement?) {
    let types: [String: UIButton.ButtonType] = [
      "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight,
      "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]
    self = element?["buttonType"].flatMap { types[$0] } ?? .custom
  }
}
