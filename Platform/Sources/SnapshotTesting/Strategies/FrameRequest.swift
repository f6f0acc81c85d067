import FirstFrame
@_spi(Porting) import FirstFrameSnapshotAssertions
import Foundation
import HeadlessUIKit

/// A component and the environment of its first frame.
struct FrameRequest {
  enum Component {
    case view(UIView)
    case controller(UIViewController)
  }

  let component: Component
  let environment: RenderingEnvironment
  let tolerance: ImageTolerance

  /// Returns the picture of the component as an image, for strategies that process the image further.
  func image() throws -> UIImage {
    let data = try MainActorCall.run(with: self) { try $0.pngData() }
    guard let image = UIImage(data: data, scale: environment.scale) else { throw CocoaError(.fileReadCorruptFile) }
    return image
  }

  @MainActor private func pngData() throws -> Data {
    switch component {
    case .view(let view): try view.layoutTree(in: environment).pngData(scale: environment.scale)
    case .controller(let controller):
      try controller.layoutTree(in: environment).pngData(scale: environment.scale)
    }
  }
}

extension LayoutNode {
  fileprivate func pngData(scale: CGFloat) throws -> Data {
    try Rasterizer(scale: scale).bitmap(of: self).pngData()
  }
}

extension Snapshotting where Format == UIImage {
  /// Returns a strategy for the picture of a component's first frame.
  static func frames(
    in environment: RenderingEnvironment, tolerance: ImageTolerance, of request: @escaping (Value) -> FrameRequest
  ) -> Snapshotting {
    var strategy = Snapshotting(pathExtension: "png", diffing: .image(tolerance: tolerance)) { (value: Value) in
      Async { try request(value).image() }
    }
    strategy.frame = { Async(value: request($0)) }
    strategy.environment = environment
    return strategy
  }
}

/// Calls main-actor functions from strategies, which are not isolated to an actor.
package enum MainActorCall {
  /// Calls a function with a value, synchronously on the main actor, and returns its result.
  ///
  /// `nonisolated(unsafe)` is safe, because the caller already runs on the main actor: no value crosses an isolation
  /// boundary.
  ///
  /// - Throws: ``OffMainActorError`` if the caller does not run on the main actor.
  package static func run<Value, Result>(
    with value: Value, _ body: @MainActor (Value) throws -> Result
  ) throws -> Result {
    guard PortedSnapshot.isOnMainActor else { throw OffMainActorError() }
    nonisolated(unsafe) let value = value
    nonisolated(unsafe) var result: Result?
    try MainActor.assumeIsolated { result = try body(value) }
    guard let result else { throw OffMainActorError() }
    return result
  }
}

/// The error for a strategy for components that is not called on the main actor.
struct OffMainActorError: Error, CustomStringConvertible {
  var description: String {
    "components can only be drawn on the main actor, and this assertion was not called from it; mark the test "
      + "'@MainActor', and 'async' if it is an XCTest method"
  }
}
