extension UIColor {
  /// Makes this the colour that the current context fills and strokes with.
  public func set() {
    setFill()
    setStroke()
  }

  public func setFill() {
    GraphicsContexts.current?.setFillColor(cgColor)
  }

  public func setStroke() {
    GraphicsContexts.current?.setStrokeColor(cgColor)
  }
}
