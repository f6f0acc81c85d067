import FirstFrameInterfaceDocuments
import Foundation

extension InterfaceBuilder {
  /// The classes of the elements that are views. Those that this version does not have are `UIView`.
  private static let viewTypes: [String: UIView.Type] = [
    "view": UIView.self, "containerView": UIView.self, "stackView": UIStackView.self, "label": UILabel.self,
    "imageView": UIImageView.self, "button": UIButton.self, "textField": UITextField.self,
    "textView": UITextView.self, "switch": UISwitch.self, "slider": UISlider.self, "stepper": UIStepper.self,
    "segmentedControl": UISegmentedControl.self, "progressView": UIProgressView.self,
    "activityIndicatorView": UIActivityIndicatorView.self, "pageControl": UIPageControl.self,
    "pickerView": UIPickerView.self, "searchBar": UISearchBar.self, "visualEffectView": UIVisualEffectView.self,
    "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self, "tabBar": UITabBar.self,
    "scrollView": UIScrollView.self, "tableView": UITableView.self, "collectionView": UICollectionView.self,
    "tableViewCell": UITableViewCell.self, "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self, "window": UIWindow.self,
  ]

  /// Returns the class of an element that is a view; `UIView` for elements that are not supported.
  private func viewType(of element: InterfaceElement) -> UIView.Type {
    if let type = Self.viewTypes[element.name] { return type }
    // A view whose attributes are not read, of a class such as `UIDatePicker` for `datePicker`.
    let name = "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()
    return classes.type(named: name, module: "HeadlessUIKit") as? UIView.Type ?? UIView.self
  }

  /// Creates the view of an element by `init(coder:)`.
  func makeView(_ element: InterfaceElement) -> UIView? {
    if let known = element.id.flatMap({ objects[$0] }) { return known as? UIView }
    let type = declaredType(of: element, default: viewType(of: element))
    let coder = InterfaceCoder(element, self)
    guard let view = type.init(coder: coder) else {
      warn(element, "`\(type).init(coder:)` returned nil; the view is left out")
      return nil
    }
    note(view, element)
    return view
  }

  // MARK: Attributes

  /// Applies the attributes of a view. It can be called again after defaults were set.
  func decode(_ view: UIView, _ element: InterfaceElement) {
    note(view, element)
    apply(element, to: view)
  }

  /// Applies the attributes of a view that an element has.
  func apply(_ element: InterfaceElement, to view: UIView) {
    decodeView(view, element)
    decodeControl(view, element)
    decodeList(view, element)
    decodeBar(view, element)
  }

  private func decodeView(_ view: UIView, _ element: InterfaceElement) {
    if let frame = rect(element, "frame") { view.frame = frame }
    if let mask = element.child(named: "autoresizingMask") { view.autoresizingMask = Self.autoresizingMask(mask) }
    if let value = element.flag("translatesAutoresizingMaskIntoConstraints") {
      view.translatesAutoresizingMaskIntoConstraints = value
    }
    if let value = element.flag("opaque") { view.isOpaque = value }
    if let value = element.flag("hidden") { view.isHidden = value }
    if let value = element.number("alpha") { view.alpha = CGFloat(value) }
    if let value = element.flag("clipsSubviews") { view.clipsToBounds = value }
    if let value = element.flag("multipleTouchEnabled") { view.isMultipleTouchEnabled = value }
    if let value = element.flag("exclusiveTouch") { view.isExclusiveTouch = value }
    if let value = element.flag("userInteractionEnabled") { view.isUserInteractionEnabled = value }
    if let value = element.flag("autoresizesSubviews") { view.autoresizesSubviews = value }
    if let value = element.flag("clearsContextBeforeDrawing") { view.clearsContextBeforeDrawing = value }
    if let value = element.flag("preservesSuperviewLayoutMargins") { view.preservesSuperviewLayoutMargins = value }
    if let value = element.flag("insetsLayoutMarginsFromSafeArea") { view.insetsLayoutMarginsFromSafeArea = value }
    if let value = element.integer("tag") { view.tag = value }
    if let value = element["restorationIdentifier"] { view.restorationIdentifier = value }
    if let value = element["contentMode"].flatMap({ Self.contentModes[$0] }) { view.contentMode = value }
    if let value = element["semanticContentAttribute"].flatMap({ Self.semantics[$0] }) {
      view.semanticContentAttribute = value
    }
    if let value = element["tintAdjustmentMode"] {
      view.tintAdjustmentMode = value == "dimmed" ? .dimmed : value == "normal" ? .normal : .automatic
    }
    if let value = element.flag("showsLargeContentViewer") { view.showsLargeContentViewer = value }
    if let value = element["largeContentTitle"] { view.largeContentTitle = value }
    for (name, axis) in [("horizontal", NSLayoutConstraint.Axis.horizontal), ("vertical", .vertical)] {
      if let value = element.number(name + "HuggingPriority") {
        view.setContentHuggingPriority(UILayoutPriority(Float(value)), for: axis)
      }
      if let value = element.number(name + "CompressionResistancePriority") {
        view.setContentCompressionResistancePriority(UILayoutPriority(Float(value)), for: axis)
      }
    }
    if let value = insets(element, "layoutMargins") { view.layoutMargins = value }
    if let value = directionalInsets(element, "directionalLayoutMargins") { view.directionalLayoutMargins = value }
    if let value = color(element, "backgroundColor") { view.backgroundColor = value }
    if element.children.contains(where: { $0.name == "nil" && $0.key == "backgroundColor" }) {
      view.backgroundColor = nil
    }
    if let value = color(element, "tintColor") { view.tintColor = value }
    for name in ["accessibility", "accessibilityConfiguration"] {
      if let accessibility = element.child(named: name) { decodeAccessibility(accessibility, of: view, element) }
    }
    for guide in element.children where ["viewLayoutGuide", "layoutGuide"].contains(guide.name) {
      registerGuide(guide, of: view)
    }
    for guide in element.list("layoutGuides") { registerGuide(guide, of: view) }
    for guide in pendingGuides { register(view.edgeGuide(guide["type"] == "bottom" ? .bottom : .top), as: guide.id) }
    pendingGuides = []
  }

  private func decodeAccessibility(_ source: InterfaceElement, of view: UIView, _ element: InterfaceElement) {
    if let value = source["identifier"] { view.accessibilityIdentifier = value }
    if let value = text(source, "label", id: element.id, key: "accessibilityLabel") { view.accessibilityLabel = value }
    if let value = text(source, "hint", id: element.id, key: "accessibilityHint") { view.accessibilityHint = value }
    if let value = text(source, "value", id: element.id, key: "accessibilityValue") { view.accessibilityValue = value }
    for flag in source.children where flag.key == "isElement" {
      view.isAccessibilityElement = flag.flag("value") ?? true
    }
    guard let traits = source.child(named: "accessibilityTraits") else { return }
    view.accessibilityTraits = Self.accessibilityTraits.reduce(into: []) { result, trait in
      if traits.flag(trait.0) == true { result.formUnion(trait.1) }
    }
  }

  private static let accessibilityTraits: [(String, UIAccessibilityTraits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("selected", .selected), ("staticText", .staticText),
    ("header", .header), ("searchField", .searchField), ("playsSound", .playsSound), ("keyboardKey", .keyboardKey),
    ("summaryElement", .summaryElement), ("notEnabled", .notEnabled), ("updatesFrequently", .updatesFrequently),
    ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn), ("tabBar", .tabBar),
  ]

  private func registerGuide(_ guide: InterfaceElement, of view: UIView) {
    guard let id = guide.id, !isKnown(guide) else { return }
    switch guide.key ?? guide["type"] {
    case "safeArea": register(view.safeAreaLayoutGuide, as: id)
    case "layoutMargins": register(view.layoutMarginsGuide, as: id)
    case "readableContent": register(view.readableContentGuide, as: id)
    case "keyboard": register(view.keyboardLayoutGuide, as: id)
    case "contentLayoutGuide": (view as? UIScrollView).map { register($0.contentLayoutGuide, as: id) }
    case "frameLayoutGuide": (view as? UIScrollView).map { register($0.frameLayoutGuide, as: id) }
    default:
      let custom = UILayoutGuide()
      custom.identifier = guide["identifier"] ?? ""
      view.addLayoutGuide(custom)
      register(custom, as: id)
    }
  }

  private static func autoresizingMask(_ element: InterfaceElement) -> UIView.AutoresizingMask {
    let names: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight),
      ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return names.reduce(into: []) { mask, part in
      if element.flag(part.0) == true { mask.formUnion(part.1) }
    }
  }

  private static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  private static let semantics: [String: UISemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
    "forceRightToLeft": .forceRightToLeft,
  ]

  // MARK: Content

  /// Creates the views inside of a view, and then the constraints between them.
  func addContent(of element: InterfaceElement, to view: UIView) {
    if let cell = view as? UITableViewCell { addStandardParts(of: element, to: cell) }
    let container = contentContainer(of: element, in: view)
    for child in element.list("subviews") { addSubview(child, to: container.view) }
    if container.element !== element {
      container.element.id.map { register(container.view, as: $0) }
      note(container.view, container.element)
      decodeContainer(container.view, container.element)
      for child in container.element.list("subviews") { addSubview(child, to: container.view) }
      addConstraints(of: container.element, to: container.view)
    }
    addListContent(of: element, to: view)
    addBarContent(of: element, to: view)
    for gesture in element.list("gestureRecognizers") {
      if let gesture = make(gesture) as? UIGestureRecognizer { view.addGestureRecognizer(gesture) }
    }
    addConstraints(of: element, to: view)
    addVariations(of: element, to: view)
    if container.element !== element { addVariations(of: container.element, to: container.view) }
  }

  private func addSubview(_ child: InterfaceElement, to view: UIView) {
    guard let subview = makeView(child) else { return }
    if let stack = view as? UIStackView { stack.addArrangedSubview(subview) } else { view.addSubview(subview) }
  }

  /// The view that contains the subviews, with its element: the content view of a cell or of an effect.
  private func contentContainer(of element: InterfaceElement, in view: UIView) -> (
    view: UIView, element: InterfaceElement
  ) {
    let content: UIView?
    switch view {
    case let cell as UITableViewCell: content = cell.contentView
    case let cell as UICollectionViewCell: content = cell.contentView
    case let view as UITableViewHeaderFooterView:
      content = element.child(key: "contentView") == nil ? nil : view.contentView
    case let view as UIVisualEffectView: content = view.contentView
    default: content = nil
    }
    guard let content, let source = element.child(key: "contentView") else { return (view, element) }
    return (content, source)
  }

  /// Applies the attributes of a content view, whose frame and autoresizing its owner sets.
  private func decodeContainer(_ view: UIView, _ element: InterfaceElement) {
    let (frame, mask) = (view.frame, view.autoresizingMask)
    let translates = view.translatesAutoresizingMaskIntoConstraints
    decode(view, element)
    view.autoresizingMask = mask
    view.translatesAutoresizingMaskIntoConstraints = translates
    if !frame.isEmpty { view.frame = frame }
  }

  // MARK: Constraints

  private func addConstraints(of element: InterfaceElement, to view: UIView) {
    let variations = InterfaceVariations(of: element)
    var active: [NSLayoutConstraint] = []
    for source in element.list("constraints") {
      // A placeholder only serves the canvas: Xcode leaves it out of the compiled nib.
      guard source.flag("placeholder") != true, let constraint = makeConstraint(source, of: view) else { continue }
      register(constraint, as: source.id)
      if let id = source.id { constraints[id] = constraint }
      if source.id.map({ variations.isInstalled($0, in: .current, "constraints") }) ?? true {
        active.append(constraint)
      }
    }
    NSLayoutConstraint.activate(active)
  }

  private func makeConstraint(_ source: InterfaceElement, of view: UIView) -> NSLayoutConstraint? {
    let first = source["firstItem"] == nil ? view : object(source["firstItem"])
    guard let first, let attribute = source["firstAttribute"].flatMap({ Self.attributes[$0] }) else {
      warn(source, "the constraint \(source.id ?? "-") refers to an object that was not created; it is left out")
      return nil
    }
    let second = object(source["secondItem"])
    let secondAttribute = source["secondAttribute"].flatMap { Self.attributes[$0] } ?? .notAnAttribute
    guard source["secondItem"] == nil || second != nil else {
      warn(source, "the constraint \(source.id ?? "-") refers to an object that was not created; it is left out")
      return nil
    }
    let current = InterfaceVariations(of: source).resolved(in: .current)
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: source["relation"].flatMap { Self.relations[$0] } ?? .equal,
      toItem: second ?? (secondAttribute == .notAnAttribute ? nil : view), attribute: secondAttribute,
      multiplier: Self.multiplier(source["multiplier"]), constant: CGFloat(current.number("constant") ?? 0))
    constraint.priority = UILayoutPriority(Float(current.number("priority") ?? 1000))
    constraint.identifier = source["identifier"]
    return constraint
  }

  /// Returns a multiplier, which documents write as a number or as a ratio such as `16:9`.
  static func multiplier(_ text: String?) -> CGFloat {
    let parts = (text ?? "1").split(whereSeparator: { $0 == ":" || $0 == "/" }).compactMap { Double($0) }
    guard let first = parts.first else { return 1 }
    guard parts.count == 2, parts[1] != 0 else { return CGFloat(first) }
    return CGFloat(first / parts[1])
  }

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "lessThanOrEqual": .lessThanOrEqual, "equal": .equal, "greaterThanOrEqual": .greaterThanOrEqual,
  ]

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
    "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
    "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]
}
