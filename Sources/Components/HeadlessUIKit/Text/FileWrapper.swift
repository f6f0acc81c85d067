public import Foundation

/// The content of a file, a folder or a symbolic link in memory.
///
/// Foundation has the class on Apple's systems only.
open class FileWrapper {
  private var content: Content
  /// The name under which the wrapper is written, unless another file of its folder has it.
  open var preferredFilename: String?
  /// The name of the file from which the wrapper was read.
  open var filename: String?
  open var fileAttributes: [String: Any] = [:]

  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  /// How a wrapper is read.
  public struct ReadingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Reads the contents at once. Contents are always read at once.
    public static let immediate = ReadingOptions(rawValue: 1 << 0)
    public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// How a wrapper is written.
  public struct WritingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let atomic = WritingOptions(rawValue: 1 << 0)
    public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  public init(regularFileWithContents contents: Data) {
    content = .file(contents)
  }

  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder(childrenByPreferredName)
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
  }

  public init(symbolicLinkWithDestinationURL url: URL) {
    content = .link(url)
  }

  /// Reads a file, or a folder with everything below it.
  public init(url: URL, options: ReadingOptions = []) throws {
    content = try Self.content(at: url, options)
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
  }

  private static func content(at url: URL, _ options: ReadingOptions) throws -> Content {
    let manager = FileManager.default
    let type = try manager.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
    switch type {
    case .typeSymbolicLink?:
      // The destination can be relative to the folder of the link.
      let destination = try manager.destinationOfSymbolicLink(atPath: url.path)
      return .link(URL(fileURLWithPath: destination, relativeTo: url.deletingLastPathComponent()))
    case .typeDirectory?:
      let names = try manager.contentsOfDirectory(atPath: url.path)
      return .folder(
        try Dictionary(
          uniqueKeysWithValues: names.map { name in
            (name, try FileWrapper(url: url.appendingPathComponent(name), options: options))
          }))
    default: return .file(try Data(contentsOf: url))
    }
  }

  open var isDirectory: Bool { if case .folder = content { true } else { false } }
  open var isRegularFile: Bool { if case .file = content { true } else { false } }
  open var isSymbolicLink: Bool { if case .link = content { true } else { false } }
  open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
  open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }
  /// The wrappers of a folder by their names; `nil` for files and links.
  open var fileWrappers: [String: FileWrapper]? { if case .folder(let files) = content { files } else { nil } }

  /// Adds a wrapper to a folder, and returns its name there: the preferred one, with a number if it is taken.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    let preferred = child.preferredFilename ?? child.filename ?? ""
    guard case .folder(var files) = content else { return preferred }
    var name = preferred
    var count = 1
    while files[name] != nil {
      count += 1
      name = "\(count)__\(preferred)"
    }
    files[name] = child
    content = .folder(files)
    return name
  }

  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let files) = content else { return }
    content = .folder(files.filter { $0.value !== child })
  }

  /// Writes the file, or the folder with everything below it.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    switch content {
    case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    case .link(let target): try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
    case .folder(let files):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, file) in files {
        try file.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
      }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }
}
