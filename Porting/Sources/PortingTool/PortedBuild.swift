import FirstFrameLocalFiles
import FirstFramePackagePorting
import FirstFrameSourceRewriting
import FirstFrameTextEscaping
import Foundation

/// Writes and builds a ported package, and leaves out what does not compile until the rest compiles.
struct PortedBuild {
  private(set) var port: PackagePort
  /// The arguments of `swift build` that choose what is built.
  let arguments: [String]

  /// The program that draws the previews of a package.
  static func previews(of port: PackagePort) -> PortedBuild {
    var port = port
    port.drawsPreviews = true
    return PortedBuild(port: port, arguments: ["--product", PreviewTarget.name, "--disable-index-store"])
  }

  /// The tests of a package.
  ///
  /// - Parameter arguments: The arguments of `swift test`.
  static func tests(of port: PackagePort, arguments: [String]) -> PortedBuild {
    PortedBuild(port: port, arguments: ["--build-tests"] + TestArguments(arguments).ofBuild)
  }

  /// The parts that are left out, because they use SwiftUI that the platform modules do not have.
  var undrawn: [OmittedParts.Part] { port.omittedParts.parts.sorted { ($0.file, $0.line) < ($1.file, $1.line) } }

  /// Writes the port and builds it, again and again, until everything that is left compiles.
  ///
  /// - Returns: What is built.
  /// - Throws: ``PortError`` if an error is in nothing that can be left out.
  mutating func run() throws -> PortReport {
    try port.claimScratch()
    try linkBuiltPlatform()
    try port.forgetOutdatedOmissions()
    port.surface = port.builtPlatform.flatMap(SurfaceNames.init)
    for round in 0..<PackagePort.roundLimit {
      let report = try port.write()
      if round == 0 { Self.print(report.missingNames) }
      port.surface = nil
      // Without previews there is no program to build.
      let isEmpty = port.drawsPreviews && report.drawnPreviews.isEmpty
      guard !isEmpty, let output = try failure(of: report.package) else {
        port.omittedParts.keepOnly(partsOf: report)
        try port.omittedParts.save()
        return report
      }
      let found = CompilerError.all(in: output) + CompilerError.crashes(in: output)
      guard try port.omit(found, round: round) else { throw PortError.build(output: Self.excerpt(of: output)) }
      StandardError.write(
        "\(found.count.counted("error")). Building without \(port.omittedPartCount.counted("part")) ...")
    }
    throw PortError.build(output: "Parts that do not compile were left out \(PackagePort.roundLimit) times.")
  }

  /// Says before the build what will not compile.
  private static func print(_ missingNames: [SourceFinding]) {
    guard let first = missingNames.first else { return }
    let others =
      missingNames.count == 1 ? "" : " \(missingNames.count) names are missing; `firstframe port` lists them."
    StandardError.write("\(first.file):\(first.line):\(first.column): \(first.reason)\(others)")
  }

  /// Builds FirstFrame and its platform modules if no port of this machine has done so.
  private mutating func linkBuiltPlatform() throws {
    guard let cache = PlatformCache(environment: ProcessInfo.processInfo.environment) else { return }
    port.builtPlatform = try BuiltPlatform.current(of: port.platform, cache: cache, builds: false) { _ in nil }
    guard port.builtPlatform == nil else { return }
    // What is wrong with the package is reported before the minutes of the build.
    try port.write()
    port.builtPlatform = try BuiltPlatform.current(of: port.platform, cache: cache, builds: true) { arguments in
      StandardError.write("Building FirstFrame for this toolchain, which takes minutes once ...")
      return try SwiftBuild.run(arguments).map(Self.excerpt)
    }
  }

  /// Builds the port; returns the output if that fails.
  private func failure(of package: String) throws -> String? {
    let build = ["build", "--package-path", package, "-Xswiftc", "-continue-building-after-errors"]
    return try SwiftBuild.run(build + arguments + (port.builtPlatform?.buildArguments ?? []))
  }

  /// The errors of a build, each once and the most frequent first, or its last lines if there are none.
  private static func excerpt(of output: String) -> String {
    let lines = output.split(separator: "\n").map(String.init)
    let errors = lines.filter { $0.contains(#/^(/[^:]+:\d+:\d+: )?error: /#) }
    guard !errors.isEmpty else { return lines.suffix(10).joined(separator: "\n") }
    let counts = Dictionary(errors.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.prefix(20).map(\.key).joined(separator: "\n")
  }
}
