public import HeadlessUIKit

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  let kind: Kind
  private let resolve: (@MainActor @Sendable (CGFloat) -> CGFloat?)?

  public static let medium = PresentationDetent(kind: .medium)
  public static let large = PresentationDetent(kind: .large)
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }

  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(kind: .custom(ObjectIdentifier(type))) { D.height(in: Context(maxDetentValue: $0)) }
  }

  private init(kind: Kind, resolve: (@MainActor @Sendable (CGFloat) -> CGFloat?)? = nil) {
    (self.kind, self.resolve) = (kind, resolve)
  }

  public static func == (left: Self, right: Self) -> Bool { left.kind == right.kind }
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// What a custom height depends on.
  public struct Context {
    /// The greatest height of a sheet, in points.
    public let maxDetentValue: CGFloat
  }

  /// UIKit's detent.
  @MainActor var detent: UISheetPresentationController.Detent {
    switch kind {
    case .medium: .medium()
    case .large: .large()
    case .fraction(let fraction): .custom { $0.maximumDetentValue * fraction }
    case .height(let height): .custom { min(height, $0.maximumDetentValue) }
    case .custom: .custom { [resolve] in resolve?($0.maximumDetentValue) ?? $0.maximumDetentValue }
    }
  }
}

@MainActor
extension Set<PresentationDetent> {
  /// The detents from the lowest one, in which a sheet begins.
  func sorted() -> [PresentationDetent] {
    sorted { $0.order < $1.order }
  }
}

extension PresentationDetent {
  /// The position among other detents: the height, in points, if the greatest one is 800 points.
  @MainActor fileprivate var order: CGFloat {
    switch kind {
    case .medium: 400
    case .large: 800
    case .fraction(let fraction): 800 * fraction
    case .height(let height): height
    case .custom: resolve?(800) ?? 800
    }
  }
}

/// A height of a sheet that an app computes.
@MainActor @preconcurrency
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context

  /// Returns the height in points; `nil` if the sheet cannot rest there.
  static func height(in context: Context) -> CGFloat?
}

/// How a presentation is shown in a small space.
public struct PresentationAdaptation: Hashable, Sendable {
  private enum Kind { case automatic, none, popover, sheet, fullScreenCover }

  private let kind: Kind
  public static let automatic = PresentationAdaptation(kind: .automatic)
  public static let none = PresentationAdaptation(kind: .none)
  public static let popover = PresentationAdaptation(kind: .popover)
  public static let sheet = PresentationAdaptation(kind: .sheet)
  public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

/// Whether views behind a sheet can be touched.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  fileprivate let isEnabled: Bool
  public static let automatic = PresentationBackgroundInteraction(isEnabled: false)
  public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
  public static let disabled = PresentationBackgroundInteraction(isEnabled: false)

  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .enabled }
}

/// What a drag in a sheet does first.
public struct PresentationContentInteraction: Hashable, Sendable {
  private enum Kind { case automatic, resizes, scrolls }

  private let kind: Kind
  public static let automatic = PresentationContentInteraction(kind: .automatic)
  public static let resizes = PresentationContentInteraction(kind: .resizes)
  public static let scrolls = PresentationContentInteraction(kind: .scrolls)
}

extension View {
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationSetting { $0.detents = detents }
  }

  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    // A first frame shows the selected height.
    presentationSetting { $0.detents = detents.contains(selection.wrappedValue) ? [selection.wrappedValue] : detents }
  }

  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationSetting { if visibility != .automatic { $0.dragIndicator = visibility } }
  }

  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationSetting { $0.cornerRadius = cornerRadius }
  }

  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    transformEnvironment(\.self) { environment in
      environment.presentationScope?.background = style.color(in: environment)
    }
  }

  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return background(alignment: alignment) { content.ignoresSafeArea() }
      .transformEnvironment(\.self) { $0.presentationScope?.background = content }
  }

  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationSetting { $0.compactAdaptation = adaptation }
  }

  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    presentationSetting { $0.allowsBackgroundInteraction = interaction.isEnabled }
  }

  /// Sets what a drag in a sheet does, which a first frame does not show.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }

  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationSetting { $0.isInteractiveDismissDisabled = isDisabled }
  }

  /// Says something about the sheet that the view is in.
  private func presentationSetting(_ change: @escaping @MainActor (PresentationScope) -> Void) -> some View {
    transformEnvironment(\.self) { environment in
      if let scope = environment.presentationScope { change(scope) }
    }
  }
}
