public import UIKit

extension UIDocumentPickerViewController {
  /// Creates a picker of files of some types.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
  }
}
