public import HeadlessUIKit

/// The role of a view in a pair of a label and what it names.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label, content
}

/// A key of content that VoiceOver reads on request.
public struct AccessibilityCustomContentKey: Equatable {
  let id: String
  let label: Text

  public init(_ label: Text, id: String) { (self.label, self.id) = (label, id) }
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
  public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey), id: "\(labelKey)") }

  public static func == (left: Self, right: Self) -> Bool { left.id == right.id }
}

/// How touches on an element reach it directly.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// A group of actions of an element.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: String
  public static let `default` = AccessibilityActionCategory(name: "default")
  public static let edit = AccessibilityActionCategory(name: "edit")

  private init(name: String) { self.name = name }
  @_disfavoredOverload
  public init(_ name: some StringProtocol) { self.init(name: String(name)) }
}

/// Technologies that assist people.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: UInt64
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1 << 0)
  public static let switchControl = AccessibilityTechnologies(rawValue: 1 << 1)

  public init(rawValue: UInt64) { self.rawValue = rawValue }
}

extension AccessibilityActionKind {
  public static let delete = AccessibilityActionKind(name: "delete")
  public static let showMenu = AccessibilityActionKind(name: "showMenu")

  public init(named name: Text) { self.init(name: "named", spokenName: name.string(in: EnvironmentValues())) }
}

extension View {
  public func accessibilityActivationPoint(_ point: CGPoint) -> some View { self }
  public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { isDirectTouchArea ? AnyView(accessibilityAddTraits(.allowsDirectInteraction)) : AnyView(self) }
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
  public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View {
    self
  }
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }
  public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public func accessibilityDragPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> some View { self }
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }
  public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public func accessibilityDropPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> some View { self }

  /// Adds actions: those of the buttons of the content.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    withoutEffect("View.accessibilityActions", "actions of buttons are not found in views")
  }
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { accessibilityActions(content) }

  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { withoutEffect("View.accessibilityLabeledPair", "elements are read one by one") }
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    withoutEffect("View.accessibilityLinkedGroup", "elements are read one by one")
  }

  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AccessibilityImportance = .default
  ) -> some View {
    accessibleContent(key.label, value, importance)
  }
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityImportance = .default
  ) -> some View { accessibleContent(label, value, importance) }
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AccessibilityImportance = .default
  ) -> some View { accessibilityCustomContent(Text(labelKey), Text(value), importance: importance) }
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AccessibilityImportance = .default
  ) -> some View { accessibilityCustomContent(Text(labelKey), value, importance: importance) }
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AccessibilityImportance = .default
  ) -> some View { accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance) }

  private func accessibleContent(
    _ label: Text, _ value: Text?, _ importance: AccessibilityImportance
  ) -> some View {
    accessible { (changes, string) in
      let label = string(label)
      changes.contentLabels.insert(label)
      guard let value else { return }
      let content = AXCustomContent(label: label, value: string(value))
      content.importance = importance == .high ? .high : .default
      changes.content.append(content)
    }
  }

  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
  public func accessibilityChartDescriptor(_ representable: some Any) -> some View {
    withoutEffect("View.accessibilityChartDescriptor", "charts are not read as sounds")
  }
}

/// When content of an element is read.
public enum AccessibilityImportance: Hashable, Sendable {
  case `default`, high
}

/// A zoom by VoiceOver's gesture.
public struct AccessibilityZoomGestureAction: Sendable {
  public enum Direction: Sendable { case zoomIn, zoomOut }

  public let direction: Direction
  public let location: UnitPoint
  public let point: CGPoint
}
