import HeadlessUIKit

/// Closes what a view is shown in: a sheet, or a page of a navigation.
@MainActor @preconcurrency
public struct DismissAction {
  private let action: @MainActor () -> Void

  nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  public func callAsFunction() { action() }
}

/// Whether a view is presented; a binding to it dismisses the view.
public struct PresentationMode {
  public private(set) var isPresented: Bool
  let dismissing: DismissAction

  @MainActor public mutating func dismiss() {
    dismissing()
    isPresented = false
  }

  fileprivate init(_ isPresented: Bool, _ dismiss: DismissAction) {
    (self.isPresented, dismissing) = (isPresented, dismiss)
  }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}

private struct IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Closes what the view is shown in.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is in a presentation.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented, dismiss)
    return Binding(get: { mode }, set: { _ in })
  }
}
