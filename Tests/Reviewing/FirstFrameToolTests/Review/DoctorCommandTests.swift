import FirstFrameImaging
import FirstFrameProgramTesting
import Foundation
import OpenTypeText
import Testing

@testable import FirstFrameTool

struct DoctorCommandTests {
  private let package: ReviewedPackage

  init() throws {
    package = try ReviewedPackage()
    _ = try shell("git init -q -b main")
    try package.write(ReviewedPackage.picture(1), to: package.references + "/T/F/a.png")
  }

  @discardableResult
  private func shell(_ command: String) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = URL(fileURLWithPath: package.folder)
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Returns the reported problems, each with the line that contains its command.
  private func problems(environment: [String: String] = [:]) throws -> [(problem: String, remedy: String)] {
    let result = try package.run("doctor", "--quiet", environment: environment)
    #expect(result.error.isEmpty)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(result.status == (lines.isEmpty ? 0 : 1), "\(result)")
    return stride(from: 0, to: lines.count - 1, by: 2).map { (lines[$0], lines[$0 + 1]) }
  }

  @Test func thePrintedCommandsSolveTheProblemsWithGit() throws {
    let found = try problems()
    #expect(
      found.map(\.problem) == [
        "problem   git attributes: git may change the line endings of references, which then differ",
        "problem   git ignore: git does not ignore \(package.artifacts)",
      ])
    for (_, remedy) in found { try shell(remedy.replacing("type: ", with: "")) }
    #expect(try problems().isEmpty)
    let whole = try package.run("doctor")
    #expect(whole.status == 0)
    #expect(whole.output.hasSuffix("There are no problems.\n"))
    for subject in [
      "Swift: 6", "libpng: 1.6", "references: 1 in", "fonts: the built-in typeface",
      "git attributes: git stores references byte for byte", "artifacts: there are none yet", "terminal: ",
    ] {
      #expect(whole.output.contains(subject), "\(subject) in \(whole.output)")
    }
  }

  private func configureGit() throws {
    try package.write(
      "*.png binary\n__Snapshots__/**/*.txt -text\n__Snapshots__/**/*.json -text\n",
      to: package.folder + "/.gitattributes")
    try package.write(".build/\n", to: package.folder + "/.gitignore")
  }

  @Test func problemsWithReferencesAreReportedOneLineEach() throws {
    try configureGit()
    try package.write(
      "version https://git-lfs.github.com/spec/v1\noid sha256:0\n", to: package.references + "/T/F/lfs.png")
    try package.write(ReviewedPackage.picture(10), to: package.references + "/T/F/A.png")
    let leftover = "T/F/.writing-" + UUID().uuidString
    try package.write("x", to: package.references + "/" + leftover)
    let found = try problems()
    #expect(
      found.map(\.problem) == [
        "problem   references: T/F/lfs.png is a pointer file of git-lfs, not a picture",
        "problem   references: T/F/A.png and T/F/a.png differ only in case; on some systems they are the same file",
      ])
    #expect(found.first?.remedy == "          type: git lfs pull")
    #expect(try package.run("doctor").output.contains("\(leftover) was left incomplete by a killed process"))
  }

  @Test func artifactsOlderThanTheirReferencesAreReported() throws {
    try configureGit()
    try package.addRun([ReviewedPackage.changed("T/F/card.png"), ReviewedPackage.changed("T/F/other.png")])
    try package.write(ReviewedPackage.picture(20), to: package.references + "/T/F/card.png")
    #expect(
      try problems().map(\.problem) == ["problem   artifacts: 1 older than their references, such as T/F/card.png"])
    #expect(
      try package.run("doctor").output.contains(
        "note      artifacts: 1 pending\n          type: swift run firstframe review"))
  }

  @Test(
    arguments: [
      (["SNAPSHOT_TESTING_RECORD": "always"], "SNAPSHOT_TESTING_RECORD is \"always\", which is not a mode"),
      (["SNAPSHOT_SHARD": "5/4"], "SNAPSHOT_SHARD is \"5/4\", which is not K/N"),
    ])
  func invalidVariablesAreReported(environment: [String: String], message: String) throws {
    try configureGit()
    let found = try problems(environment: environment)
    try #require(found.count == 1, "\(found)")
    #expect(found[0].problem.contains(message), "\(found)")
  }

  @Test func fontsOfTheSettingAreCheckedAndInstalledScriptsAreListed() throws {
    try configureGit()
    try package.write(#"{"fonts": ["Fonts/None.ttf"]}"#, to: package.folder + "/firstframe.json")
    let found = try problems()
    try #require(found.count == 1, "\(found)")
    #expect(
      found[0].problem.hasPrefix(
        "problem   fonts: \(package.folder)/firstframe.json: at fonts[0]: \(package.folder)/Fonts/None.ttf: there is no"
      ))
    #expect(found[0].remedy == "          type: correct \"fonts\" in firstframe.json (Documentation/Fonts.md)")
    try package.write(#"{"fonts": []}"#, to: package.folder + "/firstframe.json")
    #expect(try problems().isEmpty)
  }

  @Test func scriptsWithoutAFontAreListedWithTheCommandsThatInstallOne() throws {
    let folder = try TemporaryFolder()
    let findings = InstalledFontsCheck(folders: FontFolders([folder.path])).findings()
    try #require(findings.count == 1)
    #expect(findings[0].level == .note)
    #expect(
      findings[0].message.hasPrefix(
        "none of these is here: \"Noto Color Emoji\" for emoji; \"Noto Sans CJK KR\" for Korean; "))
    #expect(findings[0].message.contains("; \"Noto Sans …\" for each of Arabic, Hebrew, Thai, Devanagari, "))
    let remedy = findings[0].remedy ?? ""
    #expect(
      remedy.hasPrefix(
        "sudo apt-get install -y fonts-noto-color-emoji fonts-noto-core fonts-noto-cjk   (Fedora: sudo dnf install -y "
          + "google-noto-color-emoji-fonts google-noto-sans-arabic-fonts "))
    #expect(remedy.contains("; macOS: brew install --cask font-noto-color-emoji font-noto-sans-arabic "))
  }

  @Test func requiredFontFilesAreListed() throws {
    try configureGit()
    var file = PNGFile(bitmap: try Bitmap(pngData: ReviewedPackage.picture(30)))
    try file.metadata.append("FirstFrame Sans, Inter sha256:0123456789abcdef", under: "Typefaces")
    try package.write(file.data(), to: package.references + "/T/F/font.png")
    let result = try package.run("doctor")
    #expect(
      result.output.contains("fonts: 1 reference needs the font file Inter sha256:0123456789abcdef"), "\(result.output)"
    )
  }
}
