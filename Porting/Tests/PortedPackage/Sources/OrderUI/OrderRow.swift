import SwiftUI

extension EnvironmentValues {
  @Entry public var currency = "EUR"
  @Entry var rowHeight: CGFloat = 44
}

/// A line of an order, in SwiftUI.
public struct OrderRow: View {
  private let name: String
  private let price: Int
  @Environment(\.currency) private var currency
  @Environment(\.rowHeight) private var height
  @ScaledMetric private var spacing = 8.0

  public init(name: String, price: Int) {
    self.name = name
    self.price = price
  }

  public var body: some View {
    HStack(spacing: spacing) {
      Text(name).font(.headline)
      Spacer()
      Text("\(price) \(currency)").foregroundStyle(.secondary)
    }
    .padding(.horizontal)
    .frame(minHeight: height)
    .background(alignment: .bottom) { Notch(depth: 4).fill(.tint).frame(height: 4) }
  }
}

@available(iOS 26, *)
@Animatable
struct Wave: Shape {
  var height: CGFloat
  @AnimatableIgnored var isFilled = true

  func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width, height: height)) }
}

struct Notch: Shape {
  var depth: CGFloat

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: rect.maxX, y: 0))
      path.addLine(to: CGPoint(x: rect.midX, y: depth))
      path.closeSubpath()
    }
  }
}

/// The currency of a restaurant, for previews.
@available(iOS 18, *)
private struct Priced: PreviewModifier {
  static func makeSharedContext() async throws -> String { "CHF" }

  func body(content: Content, context: String) -> some View { content.environment(\.currency, context) }
}

struct OrderRow_Previews: PreviewProvider {
  static var previews: some View {
    OrderRow(name: "Soup", price: 7).previewDisplayName("first").previewLayout(.sizeThatFits)
    OrderRow(name: "Bread", price: 3).previewDisplayName("second").previewDevice("iPhone 8")
  }
}

@available(iOS 18, *)
#Preview("Row", traits: .fixedLayout(width: 240, height: 60), .modifier(Priced())) {
  @Previewable @State var price = 7
  OrderRow(name: "Soup", price: price)
}
