import FirstFrameLocalFiles
import FirstFrameSnapshots
import FirstFrameTextEscaping
import Foundation

/// Checks that git merges references with the merge driver.
struct MergeDriverCheck: DoctorCheck {
  let references: String

  private static let install = "\(SuggestedCommands.process.tool) doctor --install"

  func findings() -> [Finding] {
    let driver = MergeDriver(references: references)
    guard let inside = try? driver.repository.run(["rev-parse", "--is-inside-work-tree"]), inside.status == 0 else {
      // Another check reports that there is no repository.
      return []
    }
    do {
      return [try finding(about: driver)]
    } catch {
      return [.problem("git merge", "\(error)", remedy: Self.install)]
    }
  }

  private func finding(about driver: MergeDriver) throws -> Finding {
    let attributes = try driver.attributes()
    guard attributes.contains(MergeDriver.name) else {
      return .note(
        "git merge", "a reference that two branches changed is merged like any other file", remedy: Self.install)
    }
    guard attributes == [MergeDriver.name] else {
      return .problem(
        "git merge", ".gitattributes names the merge driver for some references only", remedy: Self.install)
    }
    guard let command = try driver.command() else {
      return .problem(
        "git merge", ".gitattributes names a merge driver that is not configured in this clone", remedy: Self.install)
    }
    guard MergeDriver.isOwn(command) else {
      return .problem(
        "git merge", "\(MergeDriver.setting) is `\(command.escapedForTerminalLine)`, which does not merge references",
        remedy: "git config --unset \(MergeDriver.setting) && \(Self.install)")
    }
    let tool = MergeDriver.toolPath(in: command)
    guard access(tool, X_OK) == 0 else {
      return .problem("git merge", "the tool of the merge driver, \(tool), does not exist", remedy: Self.install)
    }
    return .fine("git merge", "references that two branches changed are drawn again")
  }
}
