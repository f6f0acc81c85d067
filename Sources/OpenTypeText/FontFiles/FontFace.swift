public import FirstFrameTypesetting
import Foundation

/// One face of a font file: a style of a family, or, where it varies, all weights of a range.
public struct FontFace: Sendable {
  /// The family that all weights and slants belong to, such as `Inter`.
  public let familyName: String
  /// Such as `SemiBold Italic`.
  public let styleName: String
  /// The weights that the face has; more than one where it varies.
  public let weights: ClosedRange<FontWeight>
  public let isItalic: Bool
  /// Whether the face has colourful pictures of its glyphs, as fonts of emoji do.
  public let isEmoji: Bool
  public let glyphCount: Int

  private let fullName: String
  private let weightAxis: ClosedRange<Float>?
  private let face: HarfBuzzFace
  private let bytes: FontBytes
  private let instances = FaceInstances()

  /// - Parameters:
  ///   - offset: Of the face's table directory in the file.
  ///   - fallbackName: The family's name where the file has none.
  init(_ bytes: FontBytes, index: Int, offset: Int, fallbackName: String) throws(TableFault) {
    let tables = try FaceTables(bytes, try TableDirectory(bytes, at: offset))
    let face = HarfBuzzFace(bytes, index: index, tables: tables)
    self.bytes = bytes
    self.face = face
    familyName = face.name(.typographicFamily) ?? face.name(.family) ?? fallbackName
    styleName = face.name(.typographicStyle) ?? face.name(.style) ?? "Regular"
    fullName = face.name(.full) ?? familyName
    isItalic = tables.isItalic
    isEmoji = face.hasPictures
    glyphCount = tables.glyphCount
    weightAxis = face.weightAxis
    weights = weightAxis.map(Self.weights) ?? Self.weights(tables.weightClass)
  }

  private static func weights(_ axis: ClosedRange<Float>) -> ClosedRange<FontWeight> {
    FontWeight(clamping: Int(axis.lowerBound))...FontWeight(clamping: Int(axis.upperBound))
  }

  private static func weights(_ weightClass: Int?) -> ClosedRange<FontWeight> {
    // Old files count from 1 to 9.
    let value = weightClass.map { (1...9).contains($0) ? 100 * $0 : $0 } ?? 0
    let weight = value == 0 ? .regular : FontWeight(clamping: value)
    return weight...weight
  }

  /// The face at the nearest weight that it has; the same object every time.
  public func typeface(weight: FontWeight = .regular) -> any Typeface {
    let nearest = weightAxis == nil ? nil : min(max(weight, weights.lowerBound), weights.upperBound)
    return instances.typeface(weight: nearest) {
      OpenTypeTypeface(
        name: nearest.map { "\(familyName) \($0.rawValue)\(isItalic ? " Italic" : "")" } ?? fullName,
        font: HarfBuzzFont(face, weight: nearest.map { Float($0.rawValue) }), bytes: bytes)
    }
  }
}

/// The typefaces of one face made so far, one for each weight.
///
/// Unchecked: the lock guards all that changes.
final class FaceInstances: @unchecked Sendable {
  private let lock = NSLock()
  private var typefaces: [FontWeight?: OpenTypeTypeface] = [:]

  /// - Parameter weight: Nil where the face has one only.
  func typeface(weight: FontWeight?, make: () -> OpenTypeTypeface) -> OpenTypeTypeface {
    lock.withLock {
      if let typeface = typefaces[weight] { return typeface }
      let typeface = make()
      typefaces[weight] = typeface
      return typeface
    }
  }
}
