import FirstFrameLayoutTree
import HeadlessSwiftUI

/// A statement about SwiftUI that is documented or was measured, with views that show whether it holds here.
struct ConformanceCase: Sendable {
  /// The statement. It identifies the case.
  let name: String
  let subject: Subject
  let source: Source
  let tolerance: CGFloat
  let expected: [Quantity]
  /// Lays out views, and returns the values found.
  let observe: @MainActor @Sendable () throws -> [Quantity]
}

/// Where the expected values of a case are from.
enum Source: Sendable, CustomStringConvertible {
  /// The page of Apple's documentation on a name.
  case documentation(String)
  /// A talk of Apple's, by its number.
  case talk(String)
  /// Recorded from pictures, dumps or views of a device or a simulator; where it is stated.
  case measured(String)

  var description: String {
    switch self {
    case .documentation(let name): "documentation of `\(name)`"
    case .talk(let number): "talk \(number)"
    case .measured(let what): "measured: \(what)"
    }
  }

  var kind: String {
    switch self {
    case .documentation: "documentation"
    case .talk: "talks"
    case .measured: "measurements"
    }
  }
}

/// What a case is about.
enum Subject: String, Sendable, CaseIterable {
  case stacks, spacing, frames, alignment, text, grids, scrolling, rows, controls, identity, effects
  case customLayouts = "custom layouts"
  case safeArea = "safe area"
}

/// Cases on one subject.
struct CaseTable {
  let subject: Subject
  private(set) var cases: [ConformanceCase] = []

  init(_ subject: Subject) { self.subject = subject }

  /// Adds a case about the frames of the parts of a view, in the space of the view.
  ///
  /// - Parameters:
  ///   - frames: The frames by the names of parts, in points: x, y, width and height. NaN is not compared.
  ///   - tolerance: The largest difference, in points.
  mutating func add(
    _ name: String, _ source: Source, in stage: Stage = Stage(),
    frames: [(String, CGFloat, CGFloat, CGFloat, CGFloat)], tolerance: CGFloat = 0.01,
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View
  ) {
    let expected = frames.map { Quantity.frame(CGRect(x: $0.1, y: $0.2, width: $0.3, height: $0.4)) }
    let names = frames.map(\.0)
    add(name, source, expected, tolerance: tolerance) {
      let found = stage.frames(of: view())
      return names.map { name in found[name].map(Quantity.frame) ?? .text("no part named \(name)") }
    }
  }

  /// Adds a case about any values.
  mutating func add(
    _ name: String, _ source: Source, _ expected: [Quantity], tolerance: CGFloat = 0.01,
    observe: @escaping @MainActor @Sendable () throws -> [Quantity]
  ) {
    cases.append(
      ConformanceCase(
        name: name, subject: subject, source: source, tolerance: tolerance, expected: expected, observe: observe))
  }
}
