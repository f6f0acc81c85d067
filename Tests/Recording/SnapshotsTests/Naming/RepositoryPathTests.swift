import Foundation
import Testing

@testable import FirstFrameSnapshots

struct RepositoryPathTests {
  private let package: TemporaryPackage
  private var file: String { package.root + "/Inner/Tests/CardTests.swift" }

  init() throws {
    package = try TemporaryPackage()
    try package.write("// A package.", to: "Inner/Package.swift")
  }

  @Test func withoutARepositoryPathsAreBelowThePackage() {
    #expect(RepositoryPath.path(of: file, variables: [:]) == "Tests/CardTests.swift")
  }

  @Test func theRepositoryIsTheNearestFolderWithGit() throws {
    // The folder of a worktree has a file.
    try package.write("gitdir: elsewhere", to: ".git")
    #expect(RepositoryPath.path(of: file, variables: [:]) == "Inner/Tests/CardTests.swift")
    #expect(
      RepositoryPath.path(of: file, variables: ["GITHUB_WORKSPACE": package.root + "/Inner"])
        == "Inner/Tests/CardTests.swift")
  }

  @Test func aCheckoutWithoutGitIsThatOfTheMachine() {
    #expect(
      RepositoryPath.path(of: file, variables: ["GITHUB_WORKSPACE": package.root]) == "Inner/Tests/CardTests.swift")
    #expect(RepositoryPath.path(of: file, variables: ["GITHUB_WORKSPACE": "/elsewhere"]) == "Tests/CardTests.swift")
  }

  @Test func aFileInNoPackageHasNoPath() {
    #expect(RepositoryPath.path(of: "/nowhere/CardTests.swift", variables: [:]) == nil)
    #expect(RepositoryPath.path(of: "CardTests/CardTests.swift", variables: [:]) == nil)
  }
}
