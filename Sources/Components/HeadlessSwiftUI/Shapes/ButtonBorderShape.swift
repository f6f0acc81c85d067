public import HeadlessUIKit

/// The shape of the background of bordered buttons.
public struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable {
    case automatic, capsule
    case roundedRectangle(CGFloat?)
    case circle
  }

  let kind: Kind
  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
  public static let circle = ButtonBorderShape(kind: .circle)

  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }
}

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
