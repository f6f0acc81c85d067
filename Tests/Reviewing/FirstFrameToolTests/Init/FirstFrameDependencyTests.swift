import FirstFrameProgramTesting
import Foundation
import Testing

@testable import FirstFrameTool

struct FirstFrameDependencyTests {
  @Test(
    arguments: [
      ("path:../FirstFrame", .path("../FirstFrame")),
      ("path:/a:b", .path("/a:b")),
      ("branch:main", .branch("main")),
      ("from:0.2.0", .from("0.2.0")),
      ("from:1.0.0-beta.1", .from("1.0.0-beta.1")),
      ("from:1.0", nil),
      ("branch:", nil),
      ("main", nil),
      ("revision:abc", nil),
    ] as [(String, DependencyRequirement?)])
  func optionsAreRead(argument: String, requirement: DependencyRequirement?) {
    #expect(DependencyRequirement(argument: argument) == requirement)
  }

  @Test(
    arguments: [
      (.path("../FirstFrame"), "FirstFrame"),
      (.path("/usr/local/share/firstframe"), "FirstFrame"),
      (.path("../checkout/"), "checkout"),
      (.branch("main", url: "https://github.com/acme/FirstFrame.git"), "FirstFrame"),
      (.branch("main", url: "git@github.com:acme/snapshots"), "snapshots"),
      (.from("0.2.0", url: "https://example.com/a/b/firstframe/"), "FirstFrame"),
    ] as [(FirstFrameDependency, String)])
  func targetsNameThePackageByTheEndOfItsPlace(dependency: FirstFrameDependency, name: String) {
    #expect(dependency.packageName == name)
  }

  @Test(
    arguments: [
      (.branch("main", url: "https://github.com/acme/FirstFrame.git"), "acme", "main"),
      (.branch("next", url: "git@github.com:acme/FirstFrame"), "acme", "next"),
      (.from("0.2.0", url: "https://gitlab.example.com/acme/ui/FirstFrame"), "acme/ui", "v0.2.0"),
      (.branch("main", url: "https://example.com/a b/FirstFrame"), nil, "main"),
      (.path("../FirstFrame"), nil, "main"),
    ] as [(FirstFrameDependency, String?, String)])
  func theOwnerIsReadFromTheURL(dependency: FirstFrameDependency, owner: String?, revision: String) {
    let place = FirstFramePlace(dependency)
    #expect(place.owner == owner)
    #expect(place.revision == revision)
  }

  @Test func sourcesBesideThePackageHaveARelativePath() throws {
    let folder = try TemporaryFolder()
    try folder.write("let package = Package(\n  name: \"FirstFrame\",", to: "Frame/Package.swift")
    let sources = try #require(FirstFrameSources(folder: folder.path("Frame")))
    #expect(sources.path(from: folder.path("Cards")) == "../Frame")
    #expect(sources.path(from: folder.path("Apps/Cards")) == folder.path("Frame"))
    #expect(FirstFrameSources(folder: folder.path) == nil)
  }

  @Test func withoutKnownSourcesARepositoryIsNeeded() throws {
    #expect(throws: InitError.noRepository) {
      try FirstFrameDependency(nil, repository: nil, in: "/cards", sources: nil)
    }
    let url = "https://github.com/acme/FirstFrame"
    #expect(
      try FirstFrameDependency(nil, repository: url, in: "/cards", sources: nil) == .branch("main", url: url))
  }

  @Test(arguments: [
    ("Swift version 6.3.1 (swift-6.3.1-RELEASE)", "swift:6.3-bookworm"),
    ("Swift version 6.2 (swift-6.2-RELEASE)", "swift:6.2-bookworm"),
    ("Swift version 7.0", "swift:7.0-bookworm"),
    ("Swift version 6.1", "swift:6.2-bookworm"),
    ("no version", "swift:6.2-bookworm"),
    (nil, "swift:6.2-bookworm"),
  ])
  func imagesHaveTheVersionThatWroteTheManifest(output: String?, image: String) {
    #expect(SwiftImage.name(versionOutput: output) == image)
  }

  @Test(
    arguments: [
      (nil, .github), ("git@github.com:a/b.git", .github), ("https://gitlab.com/a/b.git", .gitlab),
      ("https://GitLab.example.com/a/b", .gitlab),
    ] as [(String?, ContinuousIntegrationSystem)])
  func theSystemIsTheOneOfTheRemote(url: String?, system: ContinuousIntegrationSystem) {
    #expect(ContinuousIntegrationSystem.system(ofRemote: url) == system)
  }
}
