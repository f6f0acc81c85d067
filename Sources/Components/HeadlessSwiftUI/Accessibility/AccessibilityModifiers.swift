import FirstFrameLayoutTree
import HeadlessUIKit

extension View {
  // MARK: Labels, values and hints

  public func accessibilityLabel(_ label: Text) -> some View { accessible { $0.label = $1(label) } }
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { accessibilityLabel(Text(key)) }
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some View { accessibilityLabel(Text(label)) }
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    accessible { if isEnabled { $0.label = $1(label) } }
  }

  public func accessibilityValue(_ value: Text) -> some View { accessible { $0.value = $1(value) } }
  public func accessibilityValue(_ key: LocalizedStringKey) -> some View { accessibilityValue(Text(key)) }
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some View { accessibilityValue(Text(value)) }

  public func accessibilityHint(_ hint: Text) -> some View { accessible { $0.hint = $1(hint) } }
  public func accessibilityHint(_ key: LocalizedStringKey) -> some View { accessibilityHint(Text(key)) }
  @_disfavoredOverload
  public func accessibilityHint(_ hint: some StringProtocol) -> some View { accessibilityHint(Text(hint)) }

  public func accessibilityInputLabels(_ labels: [Text]) -> some View {
    accessible { (changes, string) in changes.inputLabels = labels.map(string) }
  }
  @_disfavoredOverload
  public func accessibilityInputLabels(_ labels: [some StringProtocol]) -> some View {
    accessible { (changes, _) in changes.inputLabels = labels.map { String($0) } }
  }

  public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessible { (changes, _) in changes.identifier = identifier }
  }

  // MARK: Traits

  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessible { (changes, _) in changes.added.insert(traits.traits) }
  }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessible { (changes, _) in changes.removed.insert(traits.traits) }
  }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessible { (changes, _) in
      changes.added.insert(.header)
      if level != .unspecified { changes.headingLevel = Int(level.rawValue) }
    }
  }

  // MARK: Elements

  public func accessibilityHidden(_ isHidden: Bool) -> some View {
    ModifiedView(self) { content, context in
      [context.inContainer(content) { $0.accessibilityElementsHidden = isHidden }]
    }
  }

  /// Makes an element of the view: without its children, with their texts, or as their container.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    ModifiedView(self) { content, context in
      let view = context.graph.view(in: context) { AccessibleView() }
      view.behavior = children
      return [context.element(of: content, within: view)]
    }
  }

  public func accessibilityChildren(@ViewBuilder children: () -> some View) -> some View {
    UsageWarnings.warnOfNoEffect("View.accessibilityChildren", "the elements are those of the views that are drawn")
    return accessibilityElement(children: .contain)
  }
  public func accessibilityRepresentation(@ViewBuilder representation: () -> some View) -> some View {
    let view = representation()
    return accessibilityHidden(true).overlay { view.opacity(0.011) }
  }

  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accessible { (changes, _) in changes.priority = sortPriority }
  }

  // MARK: Actions

  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    accessible { (changes, _) in
      if let name = actionKind.spokenName { changes.addAction(named: name, handler) }
    }
  }
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    accessible { $0.addAction(named: $1(name), handler) }
  }
  public func accessibilityAction(named key: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: Text(key), handler)
  }
  @_disfavoredOverload
  public func accessibilityAction(named name: some StringProtocol, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: Text(name), handler)
  }
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { accessible { (changes, _) in changes.added.insert(.adjustable) } }
  public func accessibilityShowsLargeContentViewer() -> some View { self }
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }

  /// Changes the accessibility elements of the view.
  func accessible(
    _ change: @escaping @MainActor (inout AccessibilityChanges, (Text) -> String) -> Void
  ) -> some View {
    ModifiedView(self) { content, context in
      let first = context.graph.viewCount(in: context.canvas)
      let last = context.stored("accessibility") { LastValue<AccessibilityChanges>() }
      last.value?.undoTraits()
      let elements = content.build(in: context.child("content"))
      var changes = AccessibilityChanges()
      change(&changes) { $0.string(in: context.environment) }
      changes.apply(to: context.graph.views(in: context.canvas, from: first), replacing: last.value)
      last.value = changes
      return elements
    }
  }
}

/// A kind of action of an element.
public struct AccessibilityActionKind: Hashable, Sendable {
  let name: String
  /// The name under which VoiceOver offers the action; `nil` for the actions of its own gestures.
  var spokenName: String? = nil
  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

/// How the value of an element is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// What an element is.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  /// The traits of UIKit, which have the same values.
  var traits: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: rawValue) }

  public init(rawValue: UInt64) { self.rawValue = rawValue }
  private init(_ traits: UIAccessibilityTraits) { self.init(rawValue: traits.rawValue) }

  public static let isButton = AccessibilityTraits(.button)
  public static let isHeader = AccessibilityTraits(.header)
  public static let isSelected = AccessibilityTraits(.selected)
  public static let isLink = AccessibilityTraits(.link)
  public static let isSearchField = AccessibilityTraits(.searchField)
  public static let isImage = AccessibilityTraits(.image)
  public static let playsSound = AccessibilityTraits(.playsSound)
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  public static let isStaticText = AccessibilityTraits(.staticText)
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  public static let isToggle = AccessibilityTraits(.toggleButton)
  public static let isTabBar = AccessibilityTraits(.tabBar)
  public static let isModal = AccessibilityTraits([])
}
