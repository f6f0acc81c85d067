import Foundation

extension CALayer {
  /// Takes the animation as having ended: it is kept under its key, and nothing waits.
  ///
  /// What is drawn is what the layer's own properties say, as on a screen after an animation that is removed on
  /// completion; one that stays and fills forwards shows its end, where its key path is one that layers have. One that
  /// repeats for ever never ends: it is kept until it is removed, and its delegate hears nothing.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let key = key ?? "animation\(animations.count)"
    removeAnimation(forKey: key)
    guard !anim.isEndless else { return animations.append((key, anim)) }
    for basic in anim.basicAnimations where basic.staysAtEnd || anim.staysAtEnd { jump(to: basic) }
    if !anim.isRemovedOnCompletion { animations.append((key, anim)) }
    anim.delegate?.animationDidStop(anim, finished: true)
  }

  public func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }

  /// The keys of the animations that are kept; nil where there are none.
  public func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }

  public func removeAnimation(forKey key: String) {
    animations.removeAll { $0.key == key }
  }

  public func removeAllAnimations() {
    animations = []
  }

  private func jump(to animation: CABasicAnimation) {
    guard let keyPath = animation.keyPath, let value = animation.toValue else { return }
    setValueOfAnimation(value, forKeyPath: keyPath)
  }
}

extension CALayer {
  /// Sets one of the properties that animations usually end with; others are left alone.
  private func setValueOfAnimation(_ value: Any, forKeyPath keyPath: String) {
    let number = CGFloat(attribute: value)
    switch keyPath {
    case "opacity": number.map { alpha = $0 }
    case "cornerRadius": number.map { cornerRadius = $0 }
    case "borderWidth": number.map { borderWidth = $0 }
    case "position": (value as? CGPoint).map { position = $0 }
    case "position.x": number.map { position.x = $0 }
    case "position.y": number.map { position.y = $0 }
    case "bounds": (value as? CGRect).map { bounds = $0 }
    case "transform": (value as? CATransform3D).map { transform = $0 }
    case "transform.rotation", "transform.rotation.z":
      number.map { transform = CATransform3DMakeRotation($0, 0, 0, 1) }
    case "transform.scale": number.map { transform = CATransform3DMakeScale($0, $0, 1) }
    case "backgroundColor": (value as? CGColor).map { backgroundColor = $0 }
    default: (self as? CAShapeLayer)?.setValueOfShape(value, number, forKeyPath: keyPath)
    }
  }
}
