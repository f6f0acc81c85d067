public import XCTest

/// A class whose method `spec()` declares examples.
///
/// On Apple's systems, each example is a test, which the Objective-C runtime adds to the class. In a port, each call of `it` and
/// of `itBehavesLike` is a test, which the port adds. It calls ``firstFrameRunExamples(at:file:configurations:)``.
open class QuickSpec: XCTestCase {
  /// Declares the examples, since Quick 7.
  open class func spec() {}

  /// Declares the examples, before Quick 7.
  open func spec() {}

  /// The specification whose example runs.
  public static var current: QuickSpec! { RunningSpecification.shared.current }

  func declareExamples() {
    Self.spec()
    spec()
  }
}

/// A class whose method `spec()` declares asynchronous examples, with functions that the class inherits.
open class AsyncSpec: QuickSpec {}

extension QuickSpec {
  /// Runs the examples that are declared by one call.
  ///
  /// - Parameters:
  ///   - line: The line of the call of `it` or `itBehavesLike`; `nil` for those that no test of the class names.
  ///   - others: The lines of the tests of the class.
  ///   - file: The file of the call.
  ///   - configurations: The subclasses of ``QuickConfiguration`` of the module.
  public final func firstFrameRunExamples(
    at line: UInt?, besides others: [UInt] = [], file: StaticString = #filePath,
    configurations: [QuickConfiguration.Type] = []
  ) throws {
    let specification = RunningSpecification.shared.specification(of: self, configurations)
    let path = "\(file)"
    let examples = specification.examples.filter { example in
      guard let line else { return example.site.file != path || !others.contains(example.site.line) }
      return example.site.file == path && example.site.line == line
    }
    guard !examples.isEmpty else { throw XCTSkip("The specification declares no example here.") }
    let running = examples.filter { $0.reasonNotToRun == nil && (!specification.hasFocus || $0.isFocused) }
    guard !running.isEmpty else {
      throw XCTSkip(examples.lazy.compactMap(\.reasonNotToRun).first ?? "Other examples are focused.")
    }
    for example in running {
      let (index, hooks) = SpecificationRecord.shared.start()
      RunningSpecification.shared.run(hooks, observing: index == 0)
      let groups = [SpecificationRecord.shared.configuration.hooks, specification.root] + example.path
      ExampleRun(
        example: example, metadata: ExampleMetadata(example: example, exampleIndex: index), groups: groups
      ).run()
    }
  }
}
