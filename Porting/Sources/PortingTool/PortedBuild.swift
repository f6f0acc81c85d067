import FirstFrameLocalFiles
import FirstFramePackagePorting
import FirstFrameTextEscaping
import Foundation

/// Builds a ported package, and leaves out parts that use SwiftUI that the platform modules do not have.
struct PortedBuild {
  private(set) var port: PackagePort
  /// The arguments of `swift build` that choose what is built.
  let arguments: [String]

  /// The program that draws the previews of a package.
  static func previews(of port: PackagePort) -> PortedBuild {
    var port = port
    port.drawsPreviews = true
    return PortedBuild(port: port, arguments: ["--product", PreviewTarget.name])
  }

  /// The parts that are left out, because they do not compile.
  var undrawn: [OmittedParts.Part] { port.omittedParts.parts.sorted { ($0.file, $0.line) < ($1.file, $1.line) } }

  /// Each round leaves out the parts that did not compile in the last one, and may find errors behind them.
  private static let roundLimit = 10

  /// Builds the port, and writes it again until everything that is left compiles.
  ///
  /// - Parameter report: What the last port wrote.
  /// - Returns: What is built.
  /// - Throws: ``PortError`` if an error is not in SwiftUI that can be left out.
  mutating func run(_ report: PortReport) throws -> PortReport {
    var report = report
    for _ in 0..<Self.roundLimit {
      // Without previews there is no program to build.
      let isEmpty = port.drawsPreviews && report.drawnPreviews.isEmpty
      guard !isEmpty, let output = try failure(of: report.package) else {
        port.omittedParts.keepOnly(partsOf: report)
        try port.omittedParts.save()
        return report
      }
      guard try port.omitParts(with: CompilerError.all(in: output)) else {
        throw PortError.build(output: Self.excerpt(of: output))
      }
      note("Building without what uses unavailable SwiftUI: \(port.omittedParts.parts.count) parts ...")
      report = try port.write()
    }
    throw PortError.build(output: "SwiftUI that is not available was left out \(Self.roundLimit) times.")
  }

  /// Builds the port; returns the output if that fails.
  private func failure(of package: String) throws -> String? {
    guard let result = ChildProcess.run("swift", ["build", "--package-path", package] + arguments) else {
      throw PortError.build(output: "There is no program `swift` in PATH.")
    }
    return result.status == 0 ? nil : result.text + "\n" + result.errors
  }

  /// The errors of a build, or its last lines if there are none.
  private static func excerpt(of output: String) -> String {
    let lines = output.split(separator: "\n")
    let errors = lines.filter { $0.contains("error:") && !$0.hasPrefix(" ") }
    return (errors.isEmpty ? Array(lines.suffix(10)) : Array(errors.prefix(20))).joined(separator: "\n")
  }

  private func note(_ text: String) { StandardError.write(text) }
}
