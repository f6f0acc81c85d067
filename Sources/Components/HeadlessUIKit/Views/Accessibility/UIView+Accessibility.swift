import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

extension UIView {
  /// The accessibility description of the view, or `nil` if the text of the view and its subviews is sufficient.
  var accessibility: Accessibility? {
    if isAccessibilityElement {
      let details = elementDetails
      if hasOwnText, hasOnlyTextTraits, details == Accessibility.Details() { return nil }
      return Accessibility(
        label: accessibilityLabel, value: accessibilityValue, hint: accessibilityHint, traits: describedTraits,
        details: details)
    }
    let grouping = accessibilityElements == nil ? accessibilityGrouping : .ordered
    if grouping == .combined { return combinedAccessibility }
    let (container, priority) = (accessibilityContainer, accessibilityPriority)
    guard
      accessibilityElementsHidden || hasOwnText || grouping != .individual || container != nil || priority != 0
    else { return nil }
    return Accessibility(
      isElement: false, hidesChildren: accessibilityElementsHidden, grouping: grouping,
      details: Accessibility.Details(priority: priority, container: container))
  }

  /// Returns the description of the view at a position in the ``accessibilityElements`` of an ancestor.
  func accessibility(at position: Int) -> Accessibility {
    var accessibility =
      self.accessibility
      ?? Accessibility(isElement: isAccessibilityElement, traits: [.staticText])
    accessibility.order = position
    return accessibility
  }

  private var hasOnlyTextTraits: Bool {
    accessibilityLabel == nil && accessibilityValue == nil && accessibilityHint == nil
      && accessibilityTraits == .staticText && accessibilityExpandedStatus == .unsupported
  }

  /// The description of a row, whose texts are read together.
  private var combinedAccessibility: Accessibility {
    Accessibility(
      isElement: false, label: accessibilityLabel, value: accessibilityValue, hint: accessibilityHint,
      traits: describedTraits, hidesChildren: accessibilityElementsHidden, grouping: .combined, details: elementDetails)
  }

  private var elementDetails: Accessibility.Details {
    var details = speechDetails(identifier: accessibilityIdentifier)
    details.priority = accessibilityPriority
    details.cell = TableCells.cell(of: self)
    if let outline = customOutline {
      let origin = convert(bounds.origin, to: nil)
      details.outline = outline.transformed(by: .translation(x: -origin.x, y: -origin.y))
    }
    return details
  }

  /// The container that the view is, with its label; `nil` if it is none.
  private var accessibilityContainer: Accessibility.Container? {
    let kind: Accessibility.Container.Kind? =
      switch accessibilityContainerType {
      case .list: .list
      case .landmark: .landmark
      case .semanticGroup: .semanticGroup
      case .dataTable: .dataTable
      case .none: accessibilityTraits.contains(.tabBar) ? .tabBar : accessibilitySeries
      }
    return kind.map { Accessibility.Container($0, label: accessibilityLabel) }
  }
}

extension UIResponder {
  /// The traits with the state of the element, in the form that layout trees store.
  func traits(_ traits: UIAccessibilityTraits) -> [Accessibility.Trait] {
    switch accessibilityExpandedStatus {
    case .unsupported: traits.list
    case .expanded: traits.list + [.expanded]
    case .collapsed: traits.list + [.collapsed]
    }
  }

  /// What is spoken and offered besides the label, value, hint and traits.
  func speechDetails(identifier: String?) -> Accessibility.Details {
    var details = Accessibility.Details(identifier: identifier, language: accessibilityLanguage)
    details.actions = (accessibilityCustomActions ?? []).map(\.name)
    details.content = ((self as? any AXCustomContentProvider)?.accessibilityCustomContent ?? accessibilityContent)
      .map { Accessibility.Content(label: $0.label, value: $0.value, isImportant: $0.importance == .high) }
    details.headingLevel = accessibilityHeadingLevel
    for text in textsWithAttributes {
      details.speech += text.speech
      details.headingLevel = details.headingLevel ?? text.headingLevel
    }
    return details
  }

  /// The outline on the screen that was set; `nil` if it follows from the element's geometry.
  var customOutline: Path? {
    if let path = accessibilityPath { return path.shape }
    guard let frame: CGRect = seldom["accessibilityFrame"] else { return nil }
    return Path { $0.addRect(frame) }
  }

  /// The level of a heading, from 1 to 6, of a modifier of SwiftUI.
  package var accessibilityHeadingLevel: Int? {
    get { seldom["accessibilityHeadingLevel"] }
    set { seldom["accessibilityHeadingLevel"] = newValue }
  }

  /// Content that is read on request, of a modifier of SwiftUI.
  package var accessibilityContent: [AXCustomContent] {
    get { seldom["accessibilityContent"] ?? [] }
    set { seldom["accessibilityContent"] = newValue }
  }

  /// The order of the element among others of its group: higher priorities are read first.
  package var accessibilityPriority: Double {
    get { seldom["accessibilityPriority"] ?? 0 }
    set { seldom["accessibilityPriority"] = newValue }
  }
}

extension UIView {
  fileprivate var describedTraits: [Accessibility.Trait] { traits(accessibilityTraits) }
}

extension NSAttributedString {
  /// The level of the first heading in the text; `nil` if there is none.
  fileprivate var headingLevel: Int? {
    var level: Int?
    enumerateAttribute(.accessibilityTextHeadingLevel, in: NSRange(location: 0, length: length)) { value, _, stop in
      level = (value as? NSNumber)?.intValue ?? value as? Int
      if level != nil { stop.pointee = true }
    }
    return level.flatMap { (1...6).contains($0) ? $0 : nil }
  }

  /// The parts that are spoken in a way of their own.
  fileprivate var speech: [Accessibility.Speech] {
    var parts: [Accessibility.Speech] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      var part = Accessibility.Speech(text: attributedSubstring(from: range).string)
      let plain = part
      part.language = attributes[.accessibilitySpeechLanguage] as? String
      part.pitch = CGFloat(attribute: attributes[.accessibilitySpeechPitch]).map { Double($0) }
      part.pronunciation = attributes[.accessibilitySpeechIPANotation] as? String
      part.spellsOut = Self.isTrue(attributes[.accessibilitySpeechSpellOut])
      part.includesPunctuation = Self.isTrue(attributes[.accessibilitySpeechPunctuation])
      if part != plain { parts.append(part) }
    }
    return parts
  }

  private static func isTrue(_ value: Any?) -> Bool {
    value as? Bool ?? (value as? NSNumber)?.boolValue ?? false
  }
}
