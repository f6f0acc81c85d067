import FirstFrameCPreviewGetters
import Foundation
import HeadlessUIKit

/// A static property of this program that lists previews or components, found by the symbol of its getter.
///
/// So a gallery needs no list of previews, and private types are in it too.
struct PreviewProperty {
  enum Kind: CaseIterable {
    /// A list of `LibraryComponent`, whose previews have categories.
    case components
    /// A list of `ComponentPreview`.
    case previews
    /// One `ComponentPreview`.
    case preview

    /// The type of the property as symbols name it.
    var typeName: String {
      switch self {
      case .components: "Swift.Array<HeadlessUIKit.LibraryComponent>"
      case .previews: "Swift.Array<HeadlessUIKit.ComponentPreview>"
      case .preview: "HeadlessUIKit.ComponentPreview"
      }
    }
  }

  let kind: Kind
  /// The module of the property, which may be another one than that of its type.
  let module: String
  /// The type and the property, such as `BadgeView.previews`.
  let name: String
  /// Why it cannot be read; `nil` if it can.
  let obstacle: String?
  private let getter: UnsafeRawPointer
  private let type: UnsafeRawPointer?

  /// Returns the value; `nil` if it is of another kind, or its getter threw an error.
  func previews() -> [ComponentPreview]? {
    switch kind {
    case .components: nil
    case .previews: value()
    case .preview: storedValue().map { [$0] }
    }
  }

  /// Returns the value; `nil` if it is of another kind, or its getter threw an error.
  func components() -> [LibraryComponent]? { kind == .components ? value() : nil }

  private func value<Element>() -> [Element]? {
    guard let type, let value = firstframe_static_value(getter, type) else { return nil }
    // The type is part of the symbol. An array is one reference.
    return unsafeBitCast(value, to: [Element].self)
  }

  private func storedValue() -> ComponentPreview? {
    guard let type else { return nil }
    let memory = UnsafeMutablePointer<ComponentPreview>.allocate(capacity: 1)
    defer { memory.deallocate() }
    return firstframe_store_static_value(getter, type, memory) ? memory.move() : nil
  }
}

extension PreviewProperty {
  /// Returns the properties of some modules, in the order of the modules, and in that of their names.
  ///
  /// - Returns: `nil` if the program has no table of symbols.
  static func all(in modules: [String]) -> [PreviewProperty]? {
    guard let getters = SymbolTable(endingWith: "vgZ"), let descriptors = SymbolTable(endingWith: "Mn"),
      let asynchronous = SymbolTable(endingWith: "vgZTu")
    else { return nil }
    let types = Dictionary(descriptors.symbols.compactMap { symbol in symbol.type.map { ($0, symbol.address) } }) {
      first, _ in first
    }
    let asynchronousNames = Set(asynchronous.symbols.map { $0.name.dropLast("Tu".count) })
    let found = getters.symbols.compactMap { symbol in
      PreviewProperty(symbol, types: types, isAsynchronous: asynchronousNames.contains(symbol.name[...]))
    }
    return modules.flatMap { module in
      found.filter { $0.module == module }.sorted { $0.name < $1.name }
    }
  }

  /// Reads a name such as `static Badges.BadgeView.previews.getter : Swift.Array<HeadlessUIKit.ComponentPreview>`.
  private init?(_ symbol: SymbolTable.Symbol, types: [String: UnsafeRawPointer], isAsynchronous: Bool) {
    let parts = symbol.demangled.components(separatedBy: ".getter : ")
    guard parts.count == 2, parts[0].hasPrefix("static "),
      let kind = Kind.allCases.first(where: { $0.typeName == parts[1] })
    else { return nil }
    let path = SymbolTable.withoutExtensions(String(parts[0].dropFirst("static ".count)))
    let owner = parts[0].firstMatch(of: #/\(extension in (\w+)\):/#).map { String($0.1) }
    guard let dot = path.lastIndex(of: "."), let module = owner ?? path.split(separator: ".").first.map(String.init)
    else {
      return nil
    }
    let type = types[String(path[..<dot])]
    // A default of a protocol belongs to the types that conform to it.
    if type == nil, !path.contains("<") { return nil }
    self.kind = kind
    self.module = module
    name = Self.readableName(path)
    getter = symbol.address
    self.type = type
    obstacle =
      if isAsynchronous {
        "it is asynchronous; previews are values that exist at once"
      } else if type.map(firstframe_is_generic) ?? true {
        "its type is generic; list its previews in a type that is not"
      } else {
        nil
      }
  }

  /// Removes the module, and the numbers of files with private types: `Badges.(Hidden in _0F1E).previews`.
  private static func readableName(_ path: String) -> String {
    path.replacing(#/\((\w+) in _\w+\)/#) { $0.1 }.split(separator: ".").dropFirst().joined(separator: ".")
  }
}

/// The symbols of this program whose names have an ending.
private struct SymbolTable {
  struct Symbol {
    let name: String
    let address: UnsafeRawPointer

    /// The name as people write it; empty if it has none.
    var demangled: String {
      guard let text = firstframe_demangled(name) else { return "" }
      defer { free(text) }
      return String(cString: text)
    }

    /// The type that the symbol describes, with its module; `nil` if the symbol is no descriptor of a type.
    var type: String? {
      let prefix = "nominal type descriptor for "
      let text = demangled
      return text.hasPrefix(prefix) ? SymbolTable.withoutExtensions(String(text.dropFirst(prefix.count))) : nil
    }
  }

  /// Removes the modules of extensions from a path: `(extension in Badges):HeadlessUIKit.UIView.Style`.
  static func withoutExtensions(_ path: String) -> String { path.replacing(#/\(extension in \w+\):/#, with: "") }

  /// In the order of the table.
  private(set) var symbols: [Symbol] = []

  /// Reads the table; `nil` if the program has none.
  init?(endingWith ending: String) {
    let hasTable = withUnsafeMutablePointer(to: &symbols) { symbols in
      firstframe_find_symbols(ending, symbols) { symbols, name, address in
        guard let symbols, let name, let address else { return }
        let symbol = Symbol(name: String(cString: name), address: address)
        symbols.assumingMemoryBound(to: [Symbol].self).pointee.append(symbol)
      }
    }
    guard hasTable else { return nil }
  }
}
