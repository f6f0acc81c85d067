import FirstFrameLayoutTree
public import Foundation

/// Picks files. There are none: the controller is empty, and warns when it is created.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  public let documentPickerMode: UIDocumentPickerMode
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?

  /// Creates a picker of files of some types, such as `public.image`.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
    warn()
  }

  /// Creates a picker of a place for a file.
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
    warn()
  }

  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(urls: [url], in: mode)
  }

  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(urls: urls, in: asCopy ? .exportToService : .moveToService)
  }

  public required init?(coder: NSCoder) {
    documentPickerMode = .import
    super.init(coder: coder)
  }

  private func warn() {
    UsageWarnings.warnOfNoEffect("UIDocumentPickerViewController", "there are no files of other apps")
  }
}

public enum UIDocumentPickerMode: UInt, CaseIterable, Sendable {
  case `import` = 0
  case open = 1
  case exportToService = 2
  case moveToService = 3
}

/// Receives the files that were picked. Nothing calls it here; tests may.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: DelegateObject {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}
