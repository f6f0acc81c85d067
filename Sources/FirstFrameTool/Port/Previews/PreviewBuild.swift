#if Porting
import FirstFrameChildProcesses
import FirstFramePackagePorting
import Foundation

/// Ports a package with the program that draws its previews, and builds the program.
struct PreviewBuild {
  private var port: PackagePort
  private let package: URL

  init(port: PackagePort, package: URL) {
    self.port = port
    self.port.drawsPreviews = true
    self.package = package
  }

  /// The parts that are left out, because they do not compile.
  var undrawn: [UndrawnParts.Part] { port.undrawn.parts.sorted { ($0.file, $0.line) < ($1.file, $1.line) } }

  /// Each round leaves out the parts that did not compile in the last one, and may find errors behind them.
  private static let roundLimit = 10

  /// Writes and builds the port until everything that is left compiles.
  ///
  /// - Throws: ``PortError`` if an error is not in SwiftUI that can be left out.
  mutating func run() throws -> PortReport {
    for round in 1... {
      let report = try port.write()
      guard !report.drawnPreviews.isEmpty || !port.undrawn.parts.isEmpty else {
        throw PortError.noPreviews(path: package.path)
      }
      if report.drawnPreviews.isEmpty { return report }
      note("Building the previews of \(report.targets.count) targets ...")
      let output = try failure(of: report.package)
      guard let output else {
        report.printFindings()
        try port.undrawn.save()
        return report
      }
      let known = port.undrawn.parts.count
      guard port.undrawn.add(for: CompilerError.all(in: output)), port.undrawn.parts.count > known,
        round < Self.roundLimit
      else { throw PortError.build(output: Self.excerpt(of: output)) }
    }
    preconditionFailure("unreachable: the loop has no end of its own")
  }

  /// Builds the program; returns the output if that fails.
  private func failure(of package: String) throws -> String? {
    let arguments = ["build", "--package-path", package, "--product", PreviewTarget.name]
    guard let result = ChildProcess.run("swift", arguments) else {
      throw PortError.build(output: "There is no program `swift` in PATH.")
    }
    guard result.status != 0 else { return nil }
    return result.text + "\n" + result.errors
  }

  /// The errors of a build, or its last lines if there are none.
  private static func excerpt(of output: String) -> String {
    let lines = output.split(separator: "\n")
    let errors = lines.filter { $0.contains("error:") && !$0.hasPrefix(" ") }
    return (errors.isEmpty ? Array(lines.suffix(10)) : Array(errors.prefix(20))).joined(separator: "\n")
  }

  private func note(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
#endif
