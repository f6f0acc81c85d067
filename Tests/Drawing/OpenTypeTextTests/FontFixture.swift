import Foundation
import OpenTypeText
import Testing

/// A font file of Debian 12, identified by its digest, because other versions have other glyphs.
struct FontFixture: Sendable {
  let path: String
  /// The Debian package of the file. `scripts/release/install-dependencies --for-tests` installs it.
  let package: String
  private let result: Result<FontFile, FontFixtureError>

  private init(_ path: String, package: String, digest: String) {
    self.path = "/usr/share/fonts/" + path
    self.package = package
    result = Self.load(self.path, digest: digest)
  }

  private static func load(_ path: String, digest: String) -> Result<FontFile, FontFixtureError> {
    guard FileManager.default.fileExists(atPath: path) else { return .failure(.missing) }
    guard let file = try? FontFile(contentsOf: path) else { return .failure(.unreadable) }
    return file.digest == digest ? .success(file) : .failure(.otherVersion)
  }

  /// Whether tests can use the file. An unreadable file does not skip tests; they report the error.
  var isUsable: Bool {
    switch result {
    case .success, .failure(.unreadable): true
    case .failure: false
    }
  }

  func file() throws -> FontFile {
    if case .failure(.unreadable) = result { return try FontFile(contentsOf: path) }
    return try result.get()
  }

  static let dejaVuSans = FontFixture(
    "truetype/dejavu/DejaVuSans.ttf", package: "fonts-dejavu-core",
    digest: "abdc775b21b1bc470d50c97e790d276f2054b7504e56e5bd3e64f48d68582322")
  static let dejaVuSansBold = FontFixture(
    "truetype/dejavu/DejaVuSans-Bold.ttf", package: "fonts-dejavu-core",
    digest: "0d977336a6d5fba34eab8e3199eb218327161b5143749f802982c2bc34df0c96")
  static let inter = FontFixture(
    "opentype/inter/Inter-Regular.otf", package: "fonts-inter",
    digest: "a7e791e8f5a0fb02b65663f7fca73e1d1ca9543f772ad480cbd76f4e3fe3f8cc")
  static let interMedium = FontFixture(
    "opentype/inter/Inter-Medium.otf", package: "fonts-inter",
    digest: "99dab2bdcb613c4c8264000a94351d1227f74dc95a86d1249493aeee0c0179c4")
  static let interBlack = FontFixture(
    "opentype/inter/Inter-Black.otf", package: "fonts-inter",
    digest: "d108d003dd5e5a692a586e25aec09f5643f8078613e53d6d5e7ae45e1adf2fb4")
  static let interVariable = FontFixture(
    "truetype/inter-vf/Inter-roman.var.ttf", package: "fonts-inter-variable",
    digest: "459fb40d1d555bc6cbc944de94a8c400fdb5126fc325753dfa027d5555583bbd")
  static let notoSansCJK = FontFixture(
    "opentype/noto/NotoSansCJK-Regular.ttc", package: "fonts-noto-cjk",
    digest: "b76b0433203017ca80401b2ee0dd69350349871c4b19d504c34dbdd80541690a")
  static let notoSansArabic = FontFixture(
    "truetype/noto/NotoSansArabic-Regular.ttf", package: "fonts-noto-core",
    digest: "504d7407d86875acf7d04dfaa0fd7524d0b8797723bc4aa18022f29db25b0b6e")
  static let notoNaskhArabic = FontFixture(
    "truetype/noto/NotoNaskhArabic-Regular.ttf", package: "fonts-noto-core",
    digest: "8c67eaa2f0086872628fc3f7f760386f83c8be5c5e9a1ba3a38891237b2ac7cb")
  static let notoSansHebrew = FontFixture(
    "truetype/noto/NotoSansHebrew-Regular.ttf", package: "fonts-noto-core",
    digest: "436900d5ad77d33e4234247f3076eaecd25b92b9bea0519514f684140e3566a7")
  static let notoSansDevanagari = FontFixture(
    "truetype/noto/NotoSansDevanagari-Regular.ttf", package: "fonts-noto-core",
    digest: "79a470365ccb210fa3c7d8d8ff2e005ef9d983cfd067f735a0caf7e15070ca9f")
  static let notoSansThai = FontFixture(
    "truetype/noto/NotoSansThai-Regular.ttf", package: "fonts-noto-core",
    digest: "dfbd5ed0f1e68c3cbc51aa08f646d1ab0e68e7c4ceab70a69e465225ff701f93")
  static let notoColorEmoji = FontFixture(
    "truetype/noto/NotoColorEmoji.ttf", package: "fonts-noto-color-emoji",
    digest: "e5899ed38b8ed83e08bd3ac5de09791e9d19d288333a796de1d35ad17396f1ec")
}

/// The reason why a font file cannot be used by tests.
enum FontFixtureError: Error {
  case missing, otherVersion
  /// The file exists but cannot be read.
  case unreadable
}

extension Trait where Self == ConditionTrait {
  /// Skips a test if a font file is missing or has a different version than the file that the expected values are from.
  static func needs(_ fixture: FontFixture) -> Self {
    .enabled(
      if: fixture.isUsable,
      "\(fixture.path) is missing or has another version; it is in the package \(fixture.package) of Debian 12")
  }
}
