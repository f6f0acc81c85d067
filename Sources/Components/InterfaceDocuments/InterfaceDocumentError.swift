/// The reason why an interface document cannot be read.
package enum InterfaceDocumentError: Error, Hashable, CustomStringConvertible {
  case missingFile(path: String)
  case unreadable(path: String, reason: String)
  /// The file is not text in UTF-8.
  case encoding(path: String)
  case malformed(path: String, line: Int, reason: String)
  /// The elements are nested more deeply than views may be.
  case tooDeep(path: String, line: Int)
  /// The file has another root element than interface documents, such as `archive` in documents of Xcode 4.
  case otherFormat(path: String, root: String)
  /// The document is for another system, such as `MacOSX.Cocoa`.
  case otherSystem(path: String, runtime: String)

  package var description: String {
    switch self {
    case .missingFile(let path): "\(path): there is no such file; check the name of the nib or storyboard"
    case .unreadable(let path, let reason): "\(path): cannot be read (\(reason)); check its permissions"
    case .encoding(let path): "\(path): is not UTF-8 text; save it again in Xcode"
    case .malformed(let path, let line, let reason): "\(path):\(line): \(reason); save the document again in Xcode"
    case .tooDeep(let path, let line):
      "\(path):\(line): elements have more than \(InterfaceElement.depthLimit) levels; remove views from the hierarchy"
    case .otherFormat(let path, let root):
      "\(path): the root element is `\(root)`, not `document`; open the file in Xcode 5 or later, and save it"
    case .otherSystem(let path, let runtime):
      "\(path): the document is for \(runtime), not for iOS; leave it out with \"exclude\" in firstframe.json"
    }
  }

  /// The line of the problem; 1 if it concerns the whole file.
  package var line: Int {
    switch self {
    case .malformed(_, let line, _), .tooDeep(_, let line): line
    default: 1
    }
  }
}
