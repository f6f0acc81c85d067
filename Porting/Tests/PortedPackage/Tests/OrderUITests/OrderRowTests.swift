import OrderUI
import SnapshotTesting
import SwiftUI
import Testing

/// A strategy of the team's own, for every view.
extension Snapshotting where Value: View, Format == UIImage {
  fileprivate static var row: Self { .image(layout: .fixed(width: 240, height: 60)) }
}

@MainActor
struct OrderRowTests {
  @Test func row() {
    assertSnapshot(of: OrderRow(name: "Soup", price: 7), as: .row)
    assertSnapshot(
      of: OrderRow(name: "Soup", price: 7).environment(\.currency, "CHF"),
      as: .image(layout: .sizeThatFits, traits: UITraitCollection(userInterfaceStyle: .dark)), named: "fitting")
    assertSnapshot(
      of: UIHostingController(rootView: OrderRow(name: "Soup", price: 7)),
      as: .image(size: CGSize(width: 240, height: 60)), named: "hosted")
  }

  @Test func rowOnADevice() {
    assertSnapshot(of: OrderRow(name: "Bread", price: 3), as: .image(layout: .device(config: .iPhoneSe)))
  }
}
