/// The name of a snapshot: the path of its reference below the folder of references.
public struct SnapshotName: Hashable, Sendable {
  /// `<TestTarget>/<TestFile>`
  public let folder: String
  /// `<test>[.<name>].<ext>`
  public let file: String
  /// The format's extension, which may have a dot within; nil for none.
  public let pathExtension: String?

  public init(location: SnapshotLocation, name: String?, pathExtension: String?) {
    folder =
      FileNameComponent(location.testTarget).text + "/" + FileNameComponent(location.testFile).text
    self.pathExtension = pathExtension.map { FileNameComponent($0).text }
    let parts = [location.test, name].compactMap { $0 }.map { FileNameComponent($0).text }
    file = (parts + [self.pathExtension].compactMap { $0 }).joined(separator: ".")
  }

  init(folder: String, file: String, pathExtension: String?) {
    self.folder = folder
    self.file = file
    self.pathExtension = pathExtension
  }

  /// `<TestTarget>/<TestFile>/<test>[.<name>].<ext>`
  public var path: String { folder + "/" + file }
}
