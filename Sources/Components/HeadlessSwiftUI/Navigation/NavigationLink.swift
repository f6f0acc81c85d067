import HeadlessUIKit

/// A control that leads to another page. In a list, it is a row with a chevron.
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  private enum Target {
    case view(() -> any View)
    case value(AnyHashable?)
  }

  private let label: any View
  private let target: Target
  private let isActive: Binding<Bool>?

  private init(label: any View, target: Target, isActive: Binding<Bool>? = nil) {
    (self.label, self.target, self.isActive) = (label, target, isActive)
  }

  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view(destination))
  }

  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view(destination), isActive: isActive)
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view { destination })
  }

  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view { destination }, isActive: isActive)
  }

  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), target: .view(destination),
      isActive: Binding(get: { selection.wrappedValue == tag }, set: { selection.wrappedValue = $0 ? tag : nil }))
  }

  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: tag, selection: selection, destination: { destination }, label: label)
  }

  func elements(in context: BuildContext) -> [LayoutElement] {
    if let isActive, isActive.wrappedValue, case .view(let make) = target {
      context.environment.navigationScope?.presented.append(
        (view: make(), dismiss: { isActive.wrappedValue = false }))
    }
    let link = LinkBody(label: label, isMissing: isMissing) { follow(context.environment.navigator) }
    return link.build(in: context.child("link"))
  }

  /// Whether the link has no value.
  private var isMissing: Bool {
    if case .value(nil) = target { true } else { false }
  }

  fileprivate func follow(_ navigator: Navigator?) {
    if let isActive {
      isActive.wrappedValue = true
      return
    }
    switch target {
    case .view(let make): navigator?.push(make())
    case .value(let value?): navigator?.show(value)
    case .value(nil): break
    }
  }
}

extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .value(value.map { AnyHashable($0) }))
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(label: Text(titleKey), target: .value(value.map { AnyHashable($0) }))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(label: Text(title), target: .value(value.map { AnyHashable($0) }))
  }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(label: Text(titleKey), target: .view(destination))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(label: Text(title), target: .view(destination))
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey), target: .view { destination })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(label: Text(title), target: .view { destination })
  }

  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(label: Text(titleKey), target: .view(destination), isActive: isActive)
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(label: Text(titleKey), target: .view { destination }, isActive: isActive)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(label: Text(title), target: .view { destination }, isActive: isActive)
  }

  public init<V: Hashable>(_ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(_ title: S, destination: Destination, tag: V, selection: Binding<V?>) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}

/// The label of a link: in a row with a chevron, elsewhere like that of a button.
private struct LinkBody: View {
  let label: any View
  let isMissing: Bool
  let follow: @MainActor () -> Void
  @Environment(\.self) private var environment

  var body: some View {
    switch environment.containerKind {
    case .row, .formRow:
      ActionSurface(action: follow) {
        HStack(spacing: 0) {
          ErasedView(content: label)
          Spacer(minLength: 8)
          Image(systemName: "chevron.forward")
            .font(.system(size: 14, weight: .semibold))
            .foregroundStyle(Color(uiColor: .tertiaryLabel))
        }
      }
    case .none, .navigationBar, .toolbar:
      Button(action: follow) { ErasedView(content: label) }.disabled(isMissing)
    }
  }
}

extension NavigationLink: ActionView {
  var role: ButtonRole? { nil }
  var title: any View { label }
  func perform(in environment: EnvironmentValues) { follow(environment.navigator) }
}

extension View {
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    navigationSetting { scope, _ in
      scope.destinations[ObjectIdentifier(data)] = { ($0 as? D).map(destination) ?? nil as C? }
    }
  }

  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let view = destination()
    return navigationSetting { scope, _ in
      guard isPresented.wrappedValue else { return }
      scope.presented.append((view: view, dismiss: { isPresented.wrappedValue = false }))
    }
  }

  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    navigationSetting { scope, _ in
      guard let value = item.wrappedValue else { return }
      scope.presented.append((view: destination(value), dismiss: { item.wrappedValue = nil }))
    }
  }

  /// Sets whether a link in a list has a chevron, which iOS always shows.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
