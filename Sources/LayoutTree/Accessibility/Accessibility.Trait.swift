extension Accessibility {
  /// What kind of element it is, and how it behaves.
  public enum Trait: String, CaseIterable, Codable, Sendable {
    case button, link, header, searchField, image, staticText, tabBar, adjustable, keyboardKey, summaryElement
    case selected, notEnabled, updatesFrequently, playsSound, startsMediaSession, allowsDirectInteraction
    case causesPageTurn
  }
}
