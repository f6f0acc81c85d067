public import Foundation

extension NSValue {
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  public var cgRectValue: CGRect { rectValue }
  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }

  public convenience init(cgVector vector: CGVector) { self.init(storing: vector) }
  public convenience init(cgAffineTransform transform: CGAffineTransform) { self.init(storing: transform) }
  public convenience init(caTransform3D transform: CATransform3D) { self.init(storing: transform) }
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(storing: insets) }
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) { self.init(storing: insets) }
  public convenience init(uiOffset offset: UIOffset) { self.init(storing: offset) }

  /// The structure in the value, if animations know it.
  var animatedStructure: Any? {
    if let structure = (self as? StructureValue)?.structure.base { return structure }
    let type = String(cString: objCType)
    if type.contains("Rect=") { return rectValue }
    if type.contains("Point=") { return pointValue }
    return type.contains("Size=") ? sizeValue : nil
  }

  public var cgVectorValue: CGVector { stored(default: .zero) }
  public var cgAffineTransformValue: CGAffineTransform { stored(default: .identity) }
  public var caTransform3DValue: CATransform3D { stored(default: CATransform3DIdentity) }
  public var uiEdgeInsetsValue: UIEdgeInsets { stored(default: .zero) }
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { stored(default: .zero) }
  public var uiOffsetValue: UIOffset { stored(default: .zero) }
}

/// Values of structures that Foundation does not store on Linux.
private final class StructureValue: NSValue, @unchecked Sendable {
  fileprivate let structure: AnyHashable

  init(_ structure: AnyHashable) {
    self.structure = structure
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  required convenience init(bytes value: UnsafeRawPointer, objCType type: UnsafePointer<Int8>) {
    self.init(0)
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? StructureValue)?.structure == structure }
  override var hash: Int { structure.hashValue }
  override var description: String { "\(structure)" }
}

/// Lets an initializer of a class return an object of a subclass.
private protocol SubclassCreating {}

extension SubclassCreating {
  fileprivate init(_ object: Self) { self = object }
}

extension NSValue: SubclassCreating {
  private convenience init<Structure: Hashable>(storing structure: Structure) {
    self.init(unsafeDowncast(StructureValue(structure), to: Self.self))
  }

  private func stored<Structure: Hashable>(default value: Structure) -> Structure {
    (self as? StructureValue)?.structure.base as? Structure ?? value
  }
}
