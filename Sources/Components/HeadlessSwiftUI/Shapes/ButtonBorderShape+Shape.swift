import HeadlessUIKit

extension ButtonBorderShape: InsettableShape {
  public nonisolated func path(in rect: CGRect) -> Path {
    switch kind {
    case .automatic, .capsule: Capsule().path(in: rect)
    case .roundedRectangle(let radius): RoundedRectangle(cornerRadius: radius ?? 8).path(in: rect)
    case .circle: Circle().path(in: rect)
    }
  }

  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { InsetOutline(self, amount) }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape of the borders of buttons.
  public nonisolated static var buttonBorder: ButtonBorderShape { .automatic }
}
