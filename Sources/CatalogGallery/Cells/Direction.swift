import ArgumentParser
import LayoutTree

/// The side on which lines begin, under the names of HTML.
enum Direction: String, CaseIterable, Sendable, ExpressibleByArgument {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  var layoutDirection: LayoutDirection { self == .leftToRight ? .leftToRight : .rightToLeft }
}
