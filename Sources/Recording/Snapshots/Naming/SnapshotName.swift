import FirstFrameLocalFiles
import Foundation

/// The location of an assertion, from which the name of its snapshot is derived.
package struct SnapshotLocation: Hashable, Sendable {
  /// The module and the file, as in `#fileID`.
  package let fileID: String
  /// The file, as in `#filePath`.
  package let filePath: String
  /// The test's function, as in `#function`.
  package let testName: String
  /// The suites or the class around the test, outermost first and separated by slashes, as `swift test` writes them;
  /// empty for a free function, `nil` if unknown.
  package let suite: String?
  package let line: Int
  package let column: Int
  /// The command that runs the assertion again, if it is not in a test that `swift test` runs.
  package let command: String?
  /// The suites and the function of the test that runs, which an assertion with another name may be in; `nil` if unknown.
  package let runningTest: String?

  package init(
    fileID: String, filePath: String, testName: String, suite: String? = nil, line: Int, column: Int,
    command: String? = nil, runningTest: String? = nil
  ) {
    self.command = command
    self.runningTest = runningTest
    self.fileID = fileID
    self.filePath = filePath
    self.testName = testName
    self.suite = suite
    self.line = line
    self.column = column
  }

  /// The module of the test.
  package var testTarget: String {
    String(fileID.prefix { $0 != "/" })
  }

  /// The suites and the function of the test.
  package var fullTestName: String {
    [suite ?? "", test].filter { !$0.isEmpty }.joined(separator: "/")
  }

  /// The test that a message names: the one that runs, if it is known.
  var namedTest: String { runningTest ?? fullTestName }

  /// The file of the test, without folder and extension.
  package var testFile: String {
    let file = filePath.lastIndex(of: "/").map { filePath[filePath.index(after: $0)...] } ?? filePath[...]
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex else { return String(file) }
    return String(file[..<dot])
  }

  /// The function of the test, without parentheses, argument labels and backticks.
  package var test: String {
    // The last parenthesis is used, because a raw name may contain parentheses.
    let name = testName.hasSuffix(")") ? testName.lastIndex(of: "(").map { testName[..<$0] } : nil
    return String(name ?? testName[...]).filter { $0 != "`" }
  }
}

/// The name of a snapshot: the path of its reference below the folder of references.
package struct SnapshotName: Hashable, Sendable {
  /// `<TestTarget>/<TestFile>`
  package let folder: String
  /// `<test>[.<name>].<ext>`
  package let file: String
  /// The format's extension, which may contain a dot; `nil` for none.
  package let pathExtension: String?

  package init(location: SnapshotLocation, name: String?, pathExtension: String?) {
    folder =
      FileNameComponent(location.testTarget).text + "/" + FileNameComponent(location.testFile).text
    self.pathExtension = pathExtension.map { FileNameComponent($0).text }
    let parts = [location.test, name].compactMap { $0 }.map { FileNameComponent($0).text }
    file = (parts + [self.pathExtension].compactMap { $0 }).joined(separator: ".")
  }

  /// The name for a path from a journal or another machine.
  ///
  /// Returns `nil` unless the path is `<TestTarget>/<TestFile>/<file>`, so that no path leads out of the folder of
  /// references.
  package init?(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, parts.allSatisfy(Self.isValidComponent) else { return nil }
    folder = parts[0] + "/" + parts[1]
    file = parts[2]
    pathExtension = Self.pathExtension(of: parts[2])
  }

  /// `<TestTarget>/<TestFile>/<test>[.<name>].<ext>`
  package var path: String { folder + "/" + file }

  /// The part of a reference's path between the test's name and the extension; `nil` if there is none.
  package static func name(in path: String, ofTest test: String) -> String? {
    let file = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    let start = FileNameComponent(test).text + "."
    guard file.hasPrefix(start) else { return nil }
    let rest = file.dropFirst(start.count)
    let format = DumpFormat.allCases.map(\.pathExtension).first { rest == $0 || rest.hasSuffix("." + $0) }
    let end =
      format?.count ?? rest.lastIndex(of: ".").map { rest.distance(from: $0, to: rest.endIndex) - 1 } ?? rest.count
    let name = rest.dropLast(min(end + 1, rest.count))
    return name.isEmpty ? nil : String(name)
  }

  /// Hidden files are never references, which excludes `.` and `..` too.
  private static func isValidComponent(_ part: String) -> Bool {
    !part.isEmpty && !part.hasPrefix(".") && part.utf8.count <= 255
      && part.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{7F}" && $0 != "\\" }
  }

  private static func pathExtension(of file: String) -> String? {
    DumpFormat.allCases.map(\.pathExtension).first { file.hasSuffix("." + $0) }
      ?? file.lastIndex(of: ".").map { String(file[file.index(after: $0)...]) }
  }
}

/// A component of a file name, derived from a name that may contain any characters.
///
/// The component contains letters and digits of any script, `-`, `_`, `+` and single inner dots. Other characters are
/// replaced by `-`. If this changes the name, a short hash of the original name is appended, so that different names
/// result in different files.
package struct FileNameComponent: Hashable, Sendable {
  package let text: String

  /// The maximum length of a component, in bytes of UTF-8. Two components and an extension fit into the 255 bytes that
  /// file systems allow.
  static let maximumLength = 100

  package init(_ name: String) {
    guard !Self.isPlain(name) else {
      text = name
      return
    }
    let composed = name.precomposedStringWithCanonicalMapping
    let safe = Self.shortened(Self.replacingUnsafe(in: composed))
    guard !safe.utf8.elementsEqual(name.utf8) else {
      text = safe
      return
    }
    let hash = StableHash(of: name).text
    text = safe.isEmpty ? hash : "\(safe)-\(hash)"
  }

  /// Whether a name needs no change, determined without Unicode's tables: most names are identifiers.
  private static func isPlain(_ name: String) -> Bool {
    let bytes = name.utf8
    return bytes.count <= maximumLength
      && bytes.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }

  private static func replacingUnsafe(in name: String) -> String {
    var safe = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      let isAllowed = isSafe(scalar) && !(scalar == "." && (safe.isEmpty || safe.last == "."))
      if isAllowed {
        safe.append(scalar)
      } else if let last = safe.last, last != "-" {
        safe.append("-")
      }
    }
    while let last = safe.last, last == "-" || last == "." {
      // A name may itself end in a dash.
      if last == "-", name.hasSuffix("-") { break }
      safe.removeLast()
    }
    return String(safe)
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "_", "+", ".": true
    case _ where scalar.isASCII: scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    default: CharacterSet.alphanumerics.contains(scalar)
    }
  }

  private static func shortened(_ name: String) -> String {
    guard name.utf8.count > maximumLength else { return name }
    var short = ""
    for character in name {
      guard short.utf8.count + character.utf8.count <= maximumLength - StableHash.length - 1 else { break }
      short.append(character)
    }
    return short
  }
}
