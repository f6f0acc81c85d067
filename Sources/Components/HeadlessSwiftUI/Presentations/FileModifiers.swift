import FirstFrameLayoutTree
public import Foundation
import HeadlessUIKit

extension View {
  /// Shows the system's sheet for choosing a file, which is not drawn.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [String], onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { withoutFileSheet("fileImporter", isPresented) }

  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [String], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { withoutFileSheet("fileImporter", isPresented) }

  /// Shows the system's sheet for moving a file, which is not drawn.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { withoutFileSheet("fileMover", isPresented) }

  func withoutFileSheet(_ name: String, _ isPresented: Binding<Bool>) -> some View {
    if isPresented.wrappedValue {
      UsageWarnings.warnOfNoEffect("View.\(name)", "the sheet is the system's, and not drawn")
    }
    return self
  }
}
