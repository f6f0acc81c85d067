public import Observation

/// A mock of a person that a test can verify.
@Observable @preconcurrency @MainActor
public final class MockAvatarViewModel: AvatarViewModelProtocol {
  public let name: String
  public private(set) var isVerified: Bool

  public init(name: String, isVerified: Bool = false) {
    self.name = name
    self.isVerified = isVerified
  }

  public func verify() {
    isVerified = true
  }
}

extension MockAvatarViewModel {
  public static var unverified: MockAvatarViewModel { MockAvatarViewModel(name: "Inês Moreira") }
  public static var verified: MockAvatarViewModel { MockAvatarViewModel(name: "Inês Moreira", isVerified: true) }
  public static var oneName: MockAvatarViewModel { MockAvatarViewModel(name: "Kaya") }
}
