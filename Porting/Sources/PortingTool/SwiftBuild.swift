import FirstFrameLocalFiles
import FirstFramePackagePorting
import Foundation

/// Runs `swift build` with lines of progress in place of its output.
enum SwiftBuild {
  /// - Parameter arguments: The arguments of `swift`, such as `build`.
  /// - Returns: The output if the build fails; else `nil`.
  static func run(_ arguments: [String]) throws -> String? {
    let progress = BuildProgress()
    let filter: @Sendable (Data) -> Data = {
      progress.add($0)
      return Data()
    }
    let result = try ChildProcess(
      URL(fileURLWithPath: "/usr/bin/env"), ["swift"] + arguments, isEchoed: true, filter: filter, errorFilter: filter
    ).result()
    // The status of `env` if it does not find the program.
    guard result.status != 127 else { throw PortError.build(output: "There is no program `swift` in PATH.") }
    return result.status == 0 ? nil : result.text + "\n" + result.errors
  }
}
