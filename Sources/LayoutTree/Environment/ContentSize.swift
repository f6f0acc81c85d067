/// How large a reader wants text, from the smallest to the largest; `large` is what devices come with.
public enum ContentSize: String, CaseIterable, Codable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge
}
