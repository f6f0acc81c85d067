public import Observation

/// A mock of a code with its own clipboard.
@Observable @preconcurrency @MainActor
public final class MockCopyableCodeViewModel: CopyableCodeViewModelProtocol {
  public let title: String
  public let code: String
  public private(set) var isCopied = false
  public private(set) var clipboard: String?

  public init(title: String, code: String) {
    self.title = title
    self.code = code
  }

  public func copy() {
    clipboard = code
    isCopied = true
  }

  /// Hides the indication that the code was copied.
  public func forgetCopy() {
    isCopied = false
  }
}

extension MockCopyableCodeViewModel {
  public static var bookingCode: MockCopyableCodeViewModel {
    MockCopyableCodeViewModel(title: Wording.current[.bookingCode], code: "LX7-42QF")
  }

  public static var copied: MockCopyableCodeViewModel {
    let model = bookingCode
    model.copy()
    return model
  }
}
