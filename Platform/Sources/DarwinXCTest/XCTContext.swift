public import Foundation

/// A step of a test.
public protocol XCTActivity: NSObjectProtocol {
  var name: String { get }

  func add(_ attachment: XCTAttachment)
}

/// The test that runs.
open class XCTContext: NSObject {
  private final class Activity: NSObject, XCTActivity {
    let name: String

    init(name: String) { self.name = name }

    func add(_ attachment: XCTAttachment) {}
  }

  /// Runs a step of the test. Results on Linux do not list steps.
  public class func runActivity<Result>(
    named name: String, block: (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    try block(Activity(name: name))
  }
}
