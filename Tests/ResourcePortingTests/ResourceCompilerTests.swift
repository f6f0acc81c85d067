import FirstFrameCompiledResources
import FirstFrameResourcePorting
import Foundation
import Testing

@Test func natds() throws {
  let out = URL(fileURLWithPath: "/tmp/natds-out/FirstFrameAssets")
  try? FileManager.default.removeItem(at: out)
  try FileManager.default.createDirectory(at: out.deletingLastPathComponent(), withIntermediateDirectories: true)
  let compiler = ResourceCompiler(resources: [URL(fileURLWithPath: "/work/shared/corpus/natds/Sources/NatDS/Resources")])
  for _ in 0..<2 {
    let start = Date()
    let report = try compiler.compile(into: out)
    print("RESULT", report.table.images.count, report.table.images.flatMap(\.variants).filter { $0.file == nil }.count, report.isCompiled, Date().timeIntervalSince(start))
    for finding in report.findings { print("FINDING", finding) }
    print(report.table.fonts)
    if report.isCompiled { print(GeneratedNames.source(for: report.table).split(separator: "\n").prefix(60).joined(separator: "\n")) }
  }
}
