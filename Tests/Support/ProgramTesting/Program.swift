public import Foundation

/// An executable of the package, run as a process.
public struct Program: Sendable {
  public typealias Result = (status: Int32, output: String, error: String)

  public static let firstframe = Program("firstframe")
  public static let firstframePort = Program("firstframe-port")
  public static let catalog = Program("catalog")
  public static let traitOrder = Program("FirstFrameTraitOrder")
  public static let misbehavingTests = Program("misbehaving-tests")

  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// Runs the program and waits for its end.
  ///
  /// - Parameters:
  ///   - folder: The current folder; `nil` for the current folder of the tests.
  ///   - environment: Variables to add to the environment of the tests, from which snapshot variables are removed.
  public func run(
    _ arguments: [String], in folder: String? = nil, environment: [String: String] = [:]
  ) throws -> Result {
    let process = process(arguments, in: folder, environment: environment)
    // Use files instead of pipes, because a process blocks while a pipe is full.
    let files = try TemporaryFolder()
    let (output, error) = (try files.write("", to: "output"), try files.write("", to: "error"))
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: error)
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try files.text(of: "output"), try files.text(of: "error"))
  }

  /// Returns a process of the program that has not been started.
  public func process(
    _ arguments: [String], in folder: String? = nil, environment: [String: String] = [:]
  ) -> Process {
    let process = Process()
    process.executableURL = Self.productsFolder.appendingPathComponent(name)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let inherited = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("SNAPSHOT_") && $0.key != "CI" }
    process.environment = inherited.merging(environment) { $1 }
    return process
  }

  /// The absolute path of the executable.
  public var path: String { Self.productsFolder.appendingPathComponent(name).path }

  /// The folder that contains the tests and the other products.
  private static var productsFolder: URL {
    #if os(macOS)
    for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
      return bundle.bundleURL.deletingLastPathComponent()
    }
    #endif
    return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  }
}
