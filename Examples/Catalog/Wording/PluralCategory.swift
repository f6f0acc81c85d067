/// The forms that words take beside a number (Unicode CLDR, Language Plural Rules).
public enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}
