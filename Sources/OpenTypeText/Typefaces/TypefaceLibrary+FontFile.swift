public import FirstFrameTypesetting

extension TypefaceLibrary {
  /// Adds every face of a font file to the family that the file says it belongs to, with its weights and slant.
  public mutating func register(_ file: FontFile) {
    for face in file.faces {
      register(family: face.familyName, weights: face.weights, isItalic: face.isItalic) { weight in
        face.typeface(weight: weight)
      }
    }
  }
}
