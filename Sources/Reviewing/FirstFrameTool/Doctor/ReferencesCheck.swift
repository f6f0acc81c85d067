import FirstFrameImaging
import FirstFrameLocalFiles
import FirstFrameSnapshots
import FirstFrameTerminalOutput
import FirstFrameTextEscaping
import Foundation

/// Checks that the references exist, can be read and written, and are complete files with distinct names.
struct ReferencesCheck: DoctorCheck {
  let files: ReferenceFiles

  func findings() -> [Finding] {
    guard FileManager.default.fileExists(atPath: files.folder) else {
      return [
        .note(
          "references", "there is no folder \(files.folder) yet",
          remedy: "SNAPSHOT_TESTING_RECORD=missing swift test")
      ]
    }
    let problems = permissions + foreignFiles + unmerged + caseConflicts + leftovers
    return problems.isEmpty ? [.fine("references", "\(files.paths.count) in \(files.folder)")] : problems
  }

  private var permissions: [Finding] {
    var folders = Set(files.paths.map { files.path($0).parentFolder })
    folders.insert(files.folder)
    let unwritable = folders.filter { access($0, W_OK | X_OK) != 0 }.sorted()
    let unreadable = files.failures.map(\.path) + files.paths.map(files.path).filter { access($0, R_OK) != 0 }
    guard let first = (unwritable + unreadable).first else { return [] }
    let count = unwritable.count + unreadable.count
    return [
      .problem(
        "permissions", "you have no permission to \(unwritable.isEmpty ? "read" : "write to") \(first)\(others(count))",
        remedy:
          "sudo chown -R \"$USER\" \(files.folder.quotedForShell) && chmod -R u+rwX \(files.folder.quotedForShell)")
    ]
  }

  /// A finding for each kind of file that is no reference.
  private var foreignFiles: [Finding] {
    let found = files.paths.compactMap { path in
      ForeignContents(atPath: files.path(path)).map { (path: path, contents: $0) }
    }
    return Dictionary(grouping: found, by: \.contents).values.sorted { $0[0].path < $1[0].path }.map { group in
      let (path, contents) = group[0]
      return .problem(
        "references", "\(path) is \(contents.phrase(at: path))\(others(group.count))",
        remedy: contents.remedy(path: files.path(path)).command)
    }
  }

  private var unmerged: [Finding] {
    let unmerged = files.paths.filter { UnmergedReference.isLikely(atPath: files.path($0)) }
    guard let first = unmerged.first else { return [] }
    return [
      .problem(
        "references", "two branches changed \(first)\(others(unmerged.count)); the merge is not decided yet",
        remedy: "\(SuggestedCommands.process.tool) merge")
    ]
  }

  private var caseConflicts: [Finding] {
    let groups = Dictionary(grouping: files.paths) { $0.lowercased() }.values.filter { $0.count > 1 }
    guard let group = groups.min(by: { $0[0] < $1[0] }) else { return [] }
    return [
      .problem(
        "references", "\(group[0]) and \(group[1]) differ only in case; on some systems they are the same file",
        remedy: "give one of the two snapshots another name with `named:`")
    ]
  }

  private var leftovers: [Finding] {
    guard let first = files.leftovers.first else { return [] }
    return [
      .note(
        "references", "\(first) was left incomplete by a killed process\(others(files.leftovers.count))",
        remedy: "rm \(files.path(first).quotedForShell)   (or run its test again, which removes it)")
    ]
  }

  private func others(_ count: Int) -> String {
    count > 1 ? ", and \(count - 1) more" : ""
  }
}

/// Lists the font files that the references were drawn with. Tests must register these files, because fonts are never
/// looked up in the system.
struct FontsCheck: DoctorCheck {
  let files: ReferenceFiles
  let isQuiet: Bool

  func findings() -> [Finding] {
    let pictures = files.paths.filter { $0.hasSuffix(".png") }
    let bar = ProgressBar("Reading references", total: pictures.count, isQuiet: isQuiet)
    defer { bar.end() }
    var faces: [String: Int] = [:]
    for path in pictures {
      bar.advance()
      guard let data = FileManager.default.contents(atPath: files.path(path)), let file = try? PNGFile(data: data)
      else { continue }
      for face in file.metadata["Typefaces"]?.split(separator: ", ") ?? [] where face.contains(" sha256:") {
        faces[String(face), default: 0] += 1
      }
    }
    guard !faces.isEmpty else { return [.fine("fonts", "the built-in typeface draws every reference")] }
    return faces.sorted { $0.key < $1.key }.map { face, count in
      .note(
        "fonts",
        "\(count) \(count == 1 ? "reference needs" : "references need") the font file \(face.escapedForTerminalLine); the tests "
          + "must register exactly this file")
    }
  }
}
