import FirstFrameLayoutTree
public import HeadlessUIKit

extension EnvironmentValues {
  private enum Name {
    enum Redaction {}
    enum ReduceMotion {}
    enum ReduceTransparency {}
    enum WithoutColor {}
    enum ButtonShapes {}
    enum VoiceOver {}
    enum Legibility {}
    enum OpenURL {}
    enum LuminanceReduced {}
    enum PrivacySensitive {}
    enum Undo {}
  }

  /// The size of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  public var redactionReasons: RedactionReasons {
    get { self[TaggedKey<RedactionReasons, Name.Redaction>.self] ?? [] }
    set { self[TaggedKey<RedactionReasons, Name.Redaction>.self] = newValue }
  }

  /// Whether a view shows private content.
  var isPrivacySensitive: Bool {
    get { self[TaggedKey<Bool, Name.PrivacySensitive>.self] ?? false }
    set { self[TaggedKey<Bool, Name.PrivacySensitive>.self] = newValue }
  }

  /// Whether texts and images are drawn as placeholders.
  var isRedacted: Bool {
    redactionReasons.contains(.placeholder) || redactionReasons.contains(.privacy) && isPrivacySensitive
  }

  /// The weight of texts.
  public var legibilityWeight: LegibilityWeight? {
    get { self[TaggedKey<LegibilityWeight, Name.Legibility>.self] }
    set {
      self[TaggedKey<LegibilityWeight, Name.Legibility>.self] = newValue
      guard newValue == .bold else { return }
      UsageWarnings.warnOfNoEffect("EnvironmentValues.legibilityWeight", "texts have the weight of their fonts")
    }
  }

  public var openURL: OpenURLAction {
    get { self[TaggedKey<OpenURLAction, Name.OpenURL>.self] ?? OpenURLAction { _ in .systemAction } }
    set { self[TaggedKey<OpenURLAction, Name.OpenURL>.self] = newValue }
  }

  public var isLuminanceReduced: Bool {
    get { self[TaggedKey<Bool, Name.LuminanceReduced>.self] ?? false }
    set { self[TaggedKey<Bool, Name.LuminanceReduced>.self] = newValue }
  }

  public var undoManager: UndoManager? { self[TaggedKey<UndoManager, Name.Undo>.self] }
  public var isFocused: Bool { false }
  public var supportsMultipleWindows: Bool { false }

  // MARK: Accessibility

  public var accessibilityReduceMotion: Bool {
    get { self[TaggedKey<Bool, Name.ReduceMotion>.self] ?? false }
    set { self[TaggedKey<Bool, Name.ReduceMotion>.self] = newValue }
  }
  public var accessibilityReduceTransparency: Bool {
    get { self[TaggedKey<Bool, Name.ReduceTransparency>.self] ?? false }
    set { self[TaggedKey<Bool, Name.ReduceTransparency>.self] = newValue }
  }
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[TaggedKey<Bool, Name.WithoutColor>.self] ?? false }
    set { self[TaggedKey<Bool, Name.WithoutColor>.self] = newValue }
  }
  public var accessibilityShowButtonShapes: Bool {
    get { self[TaggedKey<Bool, Name.ButtonShapes>.self] ?? false }
    set { self[TaggedKey<Bool, Name.ButtonShapes>.self] = newValue }
  }
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[TaggedKey<Bool, Name.VoiceOver>.self] ?? false }
    set { self[TaggedKey<Bool, Name.VoiceOver>.self] = newValue }
  }
  public var accessibilityEnabled: Bool { accessibilityVoiceOverEnabled }
  public var accessibilitySwitchControlEnabled: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityPlayAnimatedImages: Bool { true }
  public var accessibilityDimFlashingLights: Bool { false }
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  public var accessibilityQuickActionsEnabled: Bool { false }
}

/// How bold texts are.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

/// An action that opens a URL. Nothing is opened outside of the components.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  public struct Result: Sendable {
    let isHandled: Bool
    public static let handled = Result(isHandled: true)
    public static let discarded = Result(isHandled: true)
    public static let systemAction = Result(isHandled: false)
    public static func systemAction(_ url: URL) -> Result { systemAction }
  }

  private let handler: @MainActor (URL) -> Result

  public nonisolated init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  public func callAsFunction(_ url: URL) { _ = handler(url) }
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).isHandled)
  }
}
