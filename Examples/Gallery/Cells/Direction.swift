import ArgumentParser
import FirstFrameCatalog
import FirstFrameLayoutTree

/// The side on which lines begin, under the names of HTML.
enum Direction: String, CaseIterable, Sendable, ExpressibleByArgument {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  /// The one that a language is written in.
  init(of language: Language) {
    self = language.isRightToLeft ? .rightToLeft : .leftToRight
  }

  var layoutDirection: LayoutDirection { self == .leftToRight ? .leftToRight : .rightToLeft }
}
