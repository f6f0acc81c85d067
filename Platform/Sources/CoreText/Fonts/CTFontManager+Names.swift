public import CoreGraphics
import Foundation
import HeadlessUIKit
import OpenTypeText

/// Returns the names of the registered families, in order of registration.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { UIFont.familyNames }

/// Returns the PostScript names of the regular faces of the registered families.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
  UIFont.familyNames.compactMap { UIFont(name: $0, size: 12)?.fontName }
}

/// Returns the descriptors of the faces of a font file, whose families are registered if they are not yet: a
/// descriptor names a family. `nil` if the file cannot be read.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
  (try? FontFile(contentsOf: fileURL.path)).map(descriptors)
}

/// Returns the descriptor of the first face of a font file, whose families are registered if they are not yet.
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
  (try? FontFile(data: Array(data), name: "font")).flatMap { descriptors($0).first }
}

/// Returns the descriptors of the faces of a font file, whose families are registered if they are not yet.
public func CTFontManagerCreateFontDescriptorsFromData(_ data: CFData) -> CFArray {
  (try? FontFile(data: Array(data), name: "font")).map(descriptors) ?? []
}

private func descriptors(_ file: FontFile) -> [CTFontDescriptor] {
  if file.faces.contains(where: { !UIFont.familyNames.contains($0.familyName) }) { file.register() }
  return file.faces.map { face in
    let traits: [UIFontDescriptor.TraitKey: Any] = [
      .weight: UIFont.Weight.regular.rawValue, .slant: face.isItalic ? 0.07 : 0,
    ]
    return UIFontDescriptor(fontAttributes: [.family: face.familyName, .size: 12, .traits: traits])
  }
}
