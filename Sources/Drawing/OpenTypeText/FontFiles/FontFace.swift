public import FirstFrameTypesetting
import Foundation
import Synchronization

/// One face of a font file: one style of a family, or a range of weights if the face is variable.
public struct FontFace: Sendable {
  /// The name of the family of all weights and slants, such as `Inter`.
  public let familyName: String
  /// The name of the style within the family, such as `SemiBold Italic`.
  public let styleName: String
  /// The available weights; a single weight unless the face is variable.
  public let weights: ClosedRange<FontWeight>
  public let isItalic: Bool
  /// Whether the face has color bitmaps of its glyphs, as emoji fonts do.
  package let isEmoji: Bool
  package let glyphCount: Int
  /// How much narrower or wider than normal the face is, in steps of the width classes of OpenType.
  let widthDistance: Int

  private let fullName: String
  private let weightAxis: ClosedRange<Float>?
  private let face: HarfBuzzFace
  private let bytes: FontBytes
  private let instances = FaceInstances()

  /// - Parameters:
  ///   - offset: The offset of the face's table directory in the file.
  ///   - fallbackName: The family name if the file has none.
  init(_ bytes: FontBytes, index: Int, offset: Int, fallbackName: String) throws(TableFault) {
    let tables = try FaceTables(bytes, try TableDirectory(bytes, at: offset))
    let face = HarfBuzzFace(bytes, index: index, tables: tables)
    self.bytes = bytes
    self.face = face
    familyName = face.familyName ?? fallbackName
    widthDistance = abs(tables.widthClass - FaceTables.normalWidth)
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
    // Old files use weights from 1 to 9.
    let value = weightClass.map { (1...9).contains($0) ? 100 * $0 : $0 } ?? 0
    let weight = value == 0 ? .regular : FontWeight(clamping: value)
    return weight...weight
  }

  /// Returns the typeface of the nearest available weight, always the same object for the same weight.
  package func typeface(weight: FontWeight = .regular) -> any Typeface {
    let nearest = weightAxis == nil ? nil : min(max(weight, weights.lowerBound), weights.upperBound)
    return instances.typeface(weight: nearest) {
      OpenTypeTypeface(
        name: nearest.map { "\(familyName) \($0.rawValue)\(isItalic ? " Italic" : "")" } ?? fullName,
        postScriptName: nearest == nil ? face.name(.postScript) : nil,
        font: HarfBuzzFont(face, weight: nearest.map { Float($0.rawValue) }), bytes: bytes)
    }
  }
}

/// A cache of a face's typefaces, one for each weight.
final class FaceInstances: Sendable {
  private let typefaces = Mutex<[FontWeight?: OpenTypeTypeface]>([:])

  /// Returns the typeface of a weight. If two threads create it at the same time, both get the first one.
  ///
  /// - Parameter weight: `nil` if the face has a single weight.
  func typeface(weight: FontWeight?, make: () -> OpenTypeTypeface) -> OpenTypeTypeface {
    if let typeface = typefaces.withLock({ $0[weight] }) { return typeface }
    let new = make()
    return typefaces.withLock { typefaces in
      if let other = typefaces[weight] { return other }
      typefaces[weight] = new
      return new
    }
  }
}
