import Foundation
import HeadlessUIKit

/// Random values for calls of components: mostly ordinary ones, and some that no component expects.
///
/// The numbers are those of SplitMix64 (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014).
final class RandomValues: RandomNumberGenerator {
  private var state: UInt64
  /// The share of extreme values is one in this number.
  private let rarity: UInt64 = 12

  init(seed: UInt64) {
    state = seed
  }

  func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  func one<Value>(of values: [Value]) -> Value { values[below(values.count)] }

  func one<Value: CaseIterable>(of type: Value.Type) -> Value { one(of: Array(type.allCases)) }

  func chance(of share: UInt64) -> Bool { next() % share == 0 }

  var bool: Bool { chance(of: 2) }

  private var isExtreme: Bool { chance(of: rarity) }

  // MARK: Numbers

  private static let extremeIntegers = [
    -1, -2, 7, 100, 1_000, NSNotFound, .max, .max - 1, .min, .min + 1, 1 << 31, 1 << 53,
  ]

  /// A small index, or an integer that is no index.
  var index: Int { isExtreme ? one(of: Self.extremeIntegers) : below(5) }

  private static let extremeLengths: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e300,
    -1e300, 1e18, -1e18, 1e9, 1e7, -1, -50, -0.0, 0, 1e-9, CGFloat(Int.max),
  ]

  /// A length in points, in the size of a phone.
  var length: CGFloat { isExtreme ? one(of: Self.extremeLengths) : CGFloat(below(4_000)) / 10 }

  /// A number between 0 and 1, or one outside.
  var fraction: CGFloat { isExtreme ? one(of: Self.extremeLengths) : CGFloat(below(101)) / 100 }

  var float: Float { Float(fraction) }

  // MARK: Geometry

  var point: CGPoint { CGPoint(x: length, y: length) }
  var size: CGSize { CGSize(width: length, height: length) }
  var rect: CGRect { CGRect(origin: point, size: size) }

  var insets: UIEdgeInsets { UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset) }

  var directionalInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
  }

  private var inset: CGFloat { isExtreme ? length : CGFloat(below(20)) }

  var transform: CGAffineTransform {
    switch below(5) {
    case 0: CGAffineTransform(rotationAngle: length)
    case 1: CGAffineTransform(scaleX: fraction, y: fraction)
    case 2: CGAffineTransform(a: fraction, b: fraction, c: fraction, d: fraction, tx: length, ty: length)
    case 3: CGAffineTransform(translationX: length, y: length)
    default: .identity
    }
  }

  /// A range of text, which can be longer than the text.
  var range: NSRange { NSRange(location: index, length: index) }

  // MARK: Index paths

  /// The path of an item, which may not exist, or a path that is no item's.
  var path: IndexPath {
    guard isExtreme else { return IndexPath(item: below(6), section: below(3)) }
    switch below(4) {
    case 0: return IndexPath()
    case 1: return IndexPath(index: index)
    case 2: return IndexPath(indexes: [index, index, index])
    default: return IndexPath(item: index, section: index)
    }
  }

  var paths: [IndexPath] { (0..<below(4)).map { _ in path } }

  var sections: IndexSet {
    // The indexes of a set are not negative and not `NSNotFound`.
    IndexSet((0..<below(3)).map { _ in isExtreme ? 1_000_000 : below(4) })
  }

  // MARK: Texts and colors

  private static let pieces = [
    "Hello", " ", "\n", "a", "Wi-Fi", "👩‍👩‍👧‍👦", "🇵🇹", "👍🏽", "שלום", "مرحبا", "e\u{301}", "\u{200D}", "\u{202E}", "\u{FEFF}",
    "\u{0}", "\t", "\u{2028}", "漢字", "ไทย", "ﷺ", "supercalifragilistic", "\u{1F9D1}", "\u{FE0F}", "%@", "0123456789",
    "\u{E0001}", "\u{10FFFF}", "\r\n", "a\u{300}\u{301}\u{302}\u{303}", "…",
  ]

  var text: String {
    if isExtreme { return String(repeating: one(of: Self.pieces), count: below(200)) }
    return (0..<below(6)).map { _ in one(of: Self.pieces) }.joined()
  }

  var optionalText: String? { chance(of: 6) ? nil : text }

  @MainActor var color: UIColor {
    switch below(4) {
    case 0: UIColor(red: fraction, green: fraction, blue: fraction, alpha: fraction)
    case 1: UIColor(hue: fraction, saturation: fraction, brightness: fraction, alpha: fraction)
    case 2: UIColor(white: fraction, alpha: fraction)
    default: .systemBlue
    }
  }

  @MainActor var font: UIFont {
    .systemFont(ofSize: isExtreme ? length : CGFloat(8 + below(30)), weight: bool ? .bold : .regular)
  }

  /// A text in one style, or with a part that begins or ends anywhere, even inside an emoji.
  @MainActor var attributedText: NSAttributedString {
    var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    if bool { attributes[.kern] = fraction }
    if chance(of: 3) { attributes[.baselineOffset] = length }
    if chance(of: 3) { attributes[.underlineStyle] = index }
    if chance(of: 3) { attributes[.paragraphStyle] = paragraphStyle }
    // Foundation on Linux can crash when it compares the styles of parts with such values.
    if bool { return NSAttributedString(string: text, attributes: attributes) }
    let result = NSMutableAttributedString(string: text)
    let start = below(result.length + 1)
    result.addAttribute(
      .underlineStyle, value: 1, range: NSRange(location: start, length: below(result.length - start + 1)))
    return result
  }

  @MainActor private var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = length
    style.firstLineHeadIndent = length
    style.headIndent = length
    style.tailIndent = length
    style.minimumLineHeight = length
    style.maximumLineHeight = length
    style.lineHeightMultiple = fraction
    style.paragraphSpacing = length
    style.alignment = one(of: [.left, .right, .center, .justified, .natural])
    return style
  }

  @MainActor var image: UIImage? {
    switch below(3) {
    case 0: UIImage(systemName: one(of: ["star", "star.fill", "no such symbol", "1.circle"]))
    case 1: UIGraphicsImageRenderer(size: size).image { $0.cgContext.fill([rect]) }
    default: nil
    }
  }
}
