import FirstFrameLayoutTree
public import HeadlessUIKit

/// A language for the layout of a text.
public struct TypesettingLanguage: Hashable, Sendable {
  private let language: Locale.Language?
  public static let automatic = TypesettingLanguage(language: nil)
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }

  fileprivate func warn(if isEnabled: Bool) {
    guard isEnabled, language != nil else { return }
    UsageWarnings.warnOfNoEffect("View.typesettingLanguage", "lines are as high as their own characters need")
  }
}

extension Text {
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
    language.warn(if: isEnabled)
    return self
  }
}

extension View {
  // A frame shows no speech.

  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  public func speechAdjustedPitch(_ value: Double) -> some View { self }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    language.warn(if: isEnabled)
    return self
  }
}

/// How a text is spoken; `nil` for what was not set.
struct SpeechStyle: Equatable {
  var pitch: Double?
  var spellsOut: Bool?
  var includesPunctuation: Bool?

  func merged(over outer: SpeechStyle) -> SpeechStyle {
    SpeechStyle(
      pitch: pitch ?? outer.pitch, spellsOut: spellsOut ?? outer.spellsOut,
      includesPunctuation: includesPunctuation ?? outer.includesPunctuation)
  }

  /// The attributes of UIKit, whose pitch is from 0 to 2.
  var attributes: [NSAttributedString.Key: Any] {
    var values: [NSAttributedString.Key: Any] = [:]
    if let pitch { values[.accessibilitySpeechPitch] = 1 + max(-1, min(1, pitch)) }
    if let spellsOut { values[.accessibilitySpeechSpellOut] = spellsOut }
    if let includesPunctuation { values[.accessibilitySpeechPunctuation] = includesPunctuation }
    return values
  }
}
