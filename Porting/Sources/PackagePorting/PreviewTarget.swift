import FirstFrameSourceRewriting
import FirstFrameTextEscaping

/// The program of a generated package that draws its previews.
package struct PreviewTarget {
  /// The name of the program, of its target and of its folder.
  package static let name = "FirstFramePreviews"

  private let report: PortReport

  init(_ report: PortReport) { self.report = report }

  /// The targets that declare previews. A program cannot import tests.
  private var targets: [PortReport.Target] { report.targets.filter { !$0.isTest && !$0.previews.isEmpty } }

  var isEmpty: Bool { targets.isEmpty }

  /// A finding for each target of tests that declares previews.
  var findings: [SourceFinding] {
    report.targets.filter(\.isTest).compactMap(\.previews.first).map { preview in
      SourceFinding(
        severity: .warning, file: preview.file, line: preview.line, column: 1,
        reason: "The previews of a test target are not drawn.", remedy: "Move them to a library target.")
    }
  }

  /// The target in the package's manifest.
  ///
  /// - Parameters:
  ///   - defines: The compilation conditions of the targets, which conditions around previews may name.
  ///   - platform: The dependencies on platform modules.
  ///   - compilerSettings: Further settings of the compiler, each after a comma.
  ///   - linkerSettings: A further argument of the target, after a comma.
  func declaration(
    defines: Set<String>, platform: [String], compilerSettings: String, linkerSettings: String
  ) -> String {
    let own = (targets.map { ".target(name: \($0.name.swiftLiteral))" } + platform).joined(separator: ", ")
    let conditions = defines.sorted().map { ", .define(\($0.swiftLiteral))" }.joined()
    return """
          .executableTarget(
            name: \(Self.name.swiftLiteral),
            dependencies: [\(own)],
            path: \("Sources/\(Self.name)".swiftLiteral),
            swiftSettings: [.swiftLanguageMode(.v5)\(conditions)\(compilerSettings)]\(linkerSettings)),
      """
  }

  /// The program's only source.
  var source: String {
    let imports = targets.map { "@testable import \($0.moduleName)\n" }.joined()
    let entries = targets.flatMap { target in target.previews.map { entry($0, in: target) } }
    return """
      // Written by `firstframe gallery`; changes are overwritten.
      import PreviewRendering
      import UIKit
      \(imports)
      @main struct Previews {
        @MainActor static func main() async {
          var previews: [DeclaredPreview] = []
      \(entries.joined(separator: "\n"))
          await PreviewProgram.run(previews)
        }
      }

      """
  }

  private func entry(_ preview: SourceRewriter.PreviewDeclaration, in target: PortReport.Target) -> String {
    let append =
      "    previews.append(DeclaredPreview(target: \(target.name.swiftLiteral), file: \(preview.file.swiftLiteral), "
      + "line: \(preview.line)) { \(preview.symbol)() })"
    return preview.condition.map { "    #if \($0)\n\(append)\n    #endif" } ?? append
  }
}

extension PortReport.Target {
  fileprivate var moduleName: String { PortedName.module(ofTarget: name) }
}
