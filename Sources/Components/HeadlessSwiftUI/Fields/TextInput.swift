public import HeadlessUIKit

/// The settings of the keyboard of text fields, which a picture does not show.
struct TextInput {
  var keyboard: UIKeyboardType?
  var content: UITextContentType?
  var capitalization: UITextAutocapitalizationType?
  var disablesCorrection: Bool?
  var submitLabel: SubmitLabel?

  @MainActor func apply(to input: some UITextInputTraits) {
    input.keyboardType = keyboard ?? .default
    input.textContentType = content
    input.autocapitalizationType = capitalization ?? .sentences
    input.autocorrectionType = correction
    input.returnKeyType = submitLabel?.key ?? .default
  }

  private var correction: UITextAutocorrectionType { disablesCorrection.map { $0 ? .no : .yes } ?? .default }
}

private struct TextInputKey: EnvironmentKey {
  static var defaultValue: TextInput { TextInput() }
}

/// The actions of the return key in text fields, and of the search key in search fields.
private struct SubmitActions {
  var text: [() -> Void] = []
  var search: [() -> Void] = []
}

private struct SubmitActionsKey: EnvironmentKey {
  static var defaultValue: SubmitActions { SubmitActions() }
}

extension EnvironmentValues {
  var textInput: TextInput {
    get { self[TextInputKey.self] }
    set { self[TextInputKey.self] = newValue }
  }

  /// What happens when the return key of a text field is touched, from the outermost modifier in.
  var submitActions: [() -> Void] { self[SubmitActionsKey.self].text }
  /// What happens when the search key of a search field is touched, from the outermost modifier in.
  var searchSubmitActions: [() -> Void] { self[SubmitActionsKey.self].search }

  fileprivate mutating func submit(to triggers: SubmitTriggers, _ action: @escaping () -> Void) {
    if triggers.contains(.text) { self[SubmitActionsKey.self].text.append(action) }
    if triggers.contains(.search) { self[SubmitActionsKey.self].search.append(action) }
  }

  fileprivate mutating func blockSubmitting() { self[SubmitActionsKey.self] = SubmitActions() }

  /// Whether correction is off.
  public var autocorrectionDisabled: Bool {
    get { textInput.disablesCorrection ?? false }
    set { textInput.disablesCorrection = newValue }
  }
}

/// The title of the return key.
public struct SubmitLabel: Sendable {
  let key: UIReturnKeyType
  public static var done: SubmitLabel { SubmitLabel(key: .done) }
  public static var go: SubmitLabel { SubmitLabel(key: .go) }
  public static var send: SubmitLabel { SubmitLabel(key: .send) }
  public static var join: SubmitLabel { SubmitLabel(key: .join) }
  public static var route: SubmitLabel { SubmitLabel(key: .route) }
  public static var search: SubmitLabel { SubmitLabel(key: .search) }
  public static var `return`: SubmitLabel { SubmitLabel(key: .default) }
  public static var next: SubmitLabel { SubmitLabel(key: .next) }
  public static var `continue`: SubmitLabel { SubmitLabel(key: .continue) }
}

/// When the keyboard begins words with capital letters.
public struct TextInputAutocapitalization: Sendable {
  let type: UITextAutocapitalizationType
  public static var never: TextInputAutocapitalization { .init(type: .none) }
  public static var words: TextInputAutocapitalization { .init(type: .words) }
  public static var sentences: TextInputAutocapitalization { .init(type: .sentences) }
  public static var characters: TextInputAutocapitalization { .init(type: .allCharacters) }

  private init(type: UITextAutocapitalizationType) { self.type = type }
  public init?(_ type: UITextAutocapitalizationType) { self.type = type }
}

/// Where a text is submitted.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  public static let search = SubmitTriggers(rawValue: 1 << 1)

  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension View {
  public func keyboardType(_ type: UIKeyboardType) -> some View { environment(\.textInput.keyboard, type) }

  public func textContentType(_ type: UITextContentType?) -> some View { environment(\.textInput.content, type) }

  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    environment(\.textInput.capitalization, autocapitalization?.type)
  }

  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    environment(\.textInput.capitalization, style)
  }

  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.textInput.disablesCorrection, disable)
  }

  public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.textInput.disablesCorrection, disable)
  }

  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { environment(\.textInput.submitLabel, submitLabel) }

  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.self) { $0.submit(to: triggers, action) }
  }

  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.self) { if isBlocking { $0.blockSubmitting() } }
  }
}
