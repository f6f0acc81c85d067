/// A statement about UIKit that was measured or documented, with views that show whether it holds here.
struct ConformanceCase: Sendable {
  /// The statement. It identifies the case.
  let name: String
  let subject: Subject
  let sources: [Source]
  let platform: Platform
  let confidence: Confidence
  let tolerance: Tolerance
  let expected: [Quantity]
  /// Builds the views, and returns the values found.
  let observe: @MainActor @Sendable (Screen) throws -> [Quantity]
}

/// How far a measurement can be trusted.
enum Confidence: String, Sendable, CaseIterable {
  /// Recorded on a device or simulator.
  case measured
  /// Stated in Apple's documentation.
  case documented
  /// Stated by others, or inferred.
  case reported
}

/// What a case is about.
enum Subject: String, Sendable, CaseIterable {
  case fonts, labels
  case attributedText = "attributed text"
  case rounding
  case autoLayout = "Auto Layout"
  case layoutPasses = "layout passes"
  case margins, stacks, buttons
  case buttonConfigurations = "button configurations"
  case textInput = "text input"
  case controls, tables
  case collectionViews = "collection views"
  case bars, presentations, layers, gradients, images, colors
  case dynamicType = "Dynamic Type"
  case traits
}

/// Cases on one subject.
struct CaseTable {
  let subject: Subject
  private(set) var cases: [ConformanceCase] = []

  init(_ subject: Subject) {
    self.subject = subject
  }

  /// Adds a case.
  ///
  /// - Parameters:
  ///   - name: The statement about UIKit.
  ///   - sources: The measurements that the expected values are taken from.
  ///   - expected: The values that UIKit has.
  ///   - observe: Builds the views, and returns the values found, in the order of the expected ones.
  mutating func add(
    _ name: String, _ sources: [Source], on platform: Platform = .iPhone16, _ confidence: Confidence = .measured,
    within tolerance: Tolerance = .exact, expect expected: [Quantity],
    observe: @escaping @MainActor @Sendable (Screen) throws -> [Quantity]
  ) {
    cases.append(
      ConformanceCase(
        name: name, subject: subject, sources: sources, platform: platform, confidence: confidence,
        tolerance: tolerance, expected: expected, observe: observe))
  }
}
