public import FirstFrameTypesetting

extension Typesetter {
  /// Adds every face of a font file to its family, and lets text run in the direction of its script.
  public mutating func register(_ file: FontFile) {
    library.register(file)
    bidi = FriBidiResolver()
  }
}

extension FontFile {
  /// Adds every face to its family for all labels, pictures and dumps of the process, and lets text run in the
  /// direction of its script.
  ///
  /// Call it before the first snapshot: views keep the sizes that they have measured.
  ///
  /// ```swift
  /// try FontFile(contentsOf: "Fonts/Inter.otf").register()
  /// label.font = UIFont(name: "Inter", size: 17)
  /// ```
  public func register() {
    Typesetter.updateShared { $0.register(self) }
  }
}
