import Foundation

extension UIImage {
  /// A symbol of those that this library draws itself.
  ///
  /// UIKit has nil for an unknown name. Here it is a visible placeholder, and a warning of the view that shows it: a
  /// name that the system knows and this library does not must not make the symbol vanish without a word.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    let options = (configuration as? SymbolConfiguration)?.values ?? SymbolOptions()
    self.init(SymbolImage(name: name, options: options).values)
  }

  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// The symbol in another configuration; other pictures stay as they are.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let options = (configuration as? SymbolConfiguration)?.values else { return self }
    return reconfigured { _ in options }
  }

  /// The symbol with what a configuration says of it; other pictures are nil, as they have none.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    values.isSymbol ? reconfigured { $0.overridden(by: configuration.values) } : nil
  }

  public var symbolConfiguration: SymbolConfiguration? {
    guard case .symbol(let symbol) = values.content else { return nil }
    return SymbolConfiguration(symbol.options)
  }

  /// The symbol with a configuration for what its own says nothing of.
  func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
    guard let configuration else { return self }
    return reconfigured { configuration.values.overridden(by: $0) }
  }

  private func reconfigured(_ change: (SymbolOptions) -> SymbolOptions) -> UIImage {
    guard case .symbol(var symbol) = values.content else { return self }
    symbol.options = change(symbol.options)
    let new = symbol.values
    return changed {
      $0.content = new.content
      $0.size = new.size
      if let color = new.tint {
        $0.tint = color
        $0.renderingMode = .alwaysOriginal
      }
    }
  }
}
