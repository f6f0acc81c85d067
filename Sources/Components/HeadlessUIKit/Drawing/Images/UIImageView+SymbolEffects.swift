import Foundation

/// What a completion of an effect is called with.
@preconcurrency @MainActor
public struct UISymbolEffectCompletionContext {
  /// Whether the effect was played to its end.
  public let isFinished: Bool
  /// The view of the symbol.
  public let sender: Any?
  public let effect: (any SymbolEffect)?
  public let contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)?
}

public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

/// Effects of symbols. They end at once, and their completions are called before the methods return.
extension UIImageView {
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    complete(effect, completion)
  }

  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    add(effect, completion)
  }

  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    add(effect, completion)
  }

  private func add(_ effect: some SymbolEffect, _ completion: UISymbolEffectCompletion?) {
    symbolEffects.removeAll { $0.name == effect.configuration.name }
    symbolEffects.append(effect.configuration)
    complete(effect, completion)
  }

  /// Shows the effects that SwiftUI has, and no others.
  package func showEffects(_ effects: [SymbolEffectConfiguration]) {
    if symbolEffects != effects { symbolEffects = effects }
  }

  private func complete(_ effect: some SymbolEffect, _ completion: UISymbolEffectCompletion?) {
    completion?(
      UISymbolEffectCompletionContext(isFinished: true, sender: self, effect: effect, contentTransition: nil))
  }

  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    symbolEffects.removeAll { $0.name == effect.configuration.name }
    complete(effect, completion)
  }

  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    symbolEffects = []
  }

  /// Replaces the image.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    self.image = image
    completion?(
      UISymbolEffectCompletionContext(
        isFinished: true, sender: self, effect: nil, contentTransition: contentTransition))
  }

  /// The brightness above white that the image may have. Images are not brighter than white.
  public var preferredImageDynamicRange: UIImage.DynamicRange {
    get { seldom["preferredImageDynamicRange"] ?? .unspecified }
    set { seldom["preferredImageDynamicRange"] = newValue }
  }

  public var imageDynamicRange: UIImage.DynamicRange { .standard }
}
