import Foundation

/// Whether references are there, can be read and written, and are what they should be.
struct ReferencesCheck: DoctorCheck {
  let files: ReferenceFiles

  func findings() -> [Finding] {
    guard FileManager.default.fileExists(atPath: files.folder) else {
      return [
        .note(
          "references", "there is no folder \(files.folder) yet",
          cure: "SNAPSHOT_TESTING_RECORD=missing swift test")
      ]
    }
    let problems = permissions + pointers + namesakes + leftovers
    return problems.isEmpty ? [.fine("references", "\(files.paths.count) in \(files.folder)")] : problems
  }

  private var permissions: [Finding] {
    var folders = Set(files.paths.map { (files.path($0) as NSString).deletingLastPathComponent })
    folders.insert(files.folder)
    let unwritable = folders.filter { access($0, W_OK | X_OK) != 0 }.sorted()
    let unreadable = files.paths.map(files.path).filter { access($0, R_OK) != 0 }
    guard let first = (unwritable + unreadable).first else { return [] }
    let count = unwritable.count + unreadable.count
    return [
      .problem(
        "permissions", "you may not \(unwritable.isEmpty ? "read" : "write to") \(first)\(others(count))",
        cure: "sudo chown -R \"$USER\" \(files.folder.shellQuoted) && chmod -R u+rwX \(files.folder.shellQuoted)")
    ]
  }

  /// What git-lfs leaves in the place of files that it did not fetch.
  private var pointers: [Finding] {
    let start = Data("version https://git-lfs".utf8)
    let pointers = files.paths.filter { path in
      guard let file = FileHandle(forReadingAtPath: files.path(path)) else { return false }
      return (try? file.read(upToCount: start.count)) == start
    }
    guard let first = pointers.first else { return [] }
    return [
      .problem(
        "references", "\(first) is a pointer of git-lfs, no picture\(others(pointers.count))", cure: "git lfs pull")
    ]
  }

  private var namesakes: [Finding] {
    let groups = Dictionary(grouping: files.paths) { $0.lowercased() }.values.filter { $0.count > 1 }
    guard let group = groups.min(by: { $0[0] < $1[0] }) else { return [] }
    return [
      .problem(
        "references", "\(group[0]) and \(group[1]) differ only in case, and are one file on some systems",
        cure: "give one of the two snapshots another name with `named:`")
    ]
  }

  private var leftovers: [Finding] {
    guard let first = files.leftovers.first else { return [] }
    return [
      .note(
        "references", "\(first) was left half written by a process that was killed\(others(files.leftovers.count))",
        cure: "rm \(files.path(first).shellQuoted)   (or run its test again, which sweeps it up)")
    ]
  }

  private func others(_ count: Int) -> String {
    count > 1 ? ", and \(count - 1) more" : ""
  }
}
