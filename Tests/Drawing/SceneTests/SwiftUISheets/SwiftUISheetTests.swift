import FirstFrame
import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Screens of SwiftUI: controls, a form in a navigation stack, and texts, shapes and paints.
@MainActor struct SwiftUISheetTests {
  @Test(arguments: SheetVariant.allCases) func controls(_ variant: SheetVariant) {
    check(ControlSheet(), height: variant == .large18 ? 1100 : 760, variant)
  }

  @Test(arguments: SheetVariant.allCases) func form(_ variant: SheetVariant) {
    check(OrderForm(), height: variant == .large18 ? 1300 : 860, variant)
  }

  @Test(arguments: SheetVariant.allCases) func paints(_ variant: SheetVariant) {
    check(PaintSheet(), height: variant == .large18 ? 1000 : 700, variant)
  }

  private func check(
    _ view: some View, height: CGFloat, _ variant: SheetVariant, function: String = #function
  ) {
    let config = variant.config(CGSize(width: 390, height: height))
    assertSnapshot(
      of: UIHostingController(rootView: view), as: .image(on: config), named: variant.rawValue, testName: function)
  }
}

private struct ControlSheet: View {
  @State private var isOn = true
  @State private var amount = 0.6
  @State private var count = 3
  @State private var size = "M"
  @State private var name = "Ada"

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 12) {
        Button("Plain") {}
        Button("Bordered") {}.buttonStyle(.bordered)
        Button("Prominent") {}.buttonStyle(.borderedProminent)
      }
      HStack(spacing: 12) {
        Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
        Button("Disabled") {}.buttonStyle(.borderedProminent).disabled(true)
      }
      Toggle("Notifications", isOn: $isOn)
      Slider(value: $amount)
      Stepper("Guests: \(count)", value: $count)
      Picker("Size", selection: $size) {
        ForEach(["S", "M", "L"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      TextField("Name", text: $name).textFieldStyle(.roundedBorder)
      ProgressView("Loading", value: 0.4)
      HStack(spacing: 24) {
        ProgressView()
        Gauge(value: 0.7) { Text("Speed") }.gaugeStyle(.accessoryCircular)
        Label("Favorites", systemImage: "star.fill")
        Menu("Sort") { Button("Name") {} }
      }
      Link("Terms", destination: URL(string: "https://example.org")!)
      GroupBox("Today") {
        LabeledContent("Steps", value: "4,210")
      }
      DisclosureGroup("More", isExpanded: .constant(true)) {
        Text("Hidden by default").foregroundStyle(.secondary)
      }
    }
    .padding()
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

private struct OrderForm: View {
  @State private var note = ""
  @State private var isGift = true
  @State private var delivery = "Standard"

  var body: some View {
    TabView {
      NavigationStack {
        Form {
          Section("Order") {
            LabeledContent("Total", value: "$24.00")
            NavigationLink("Items") { Text("Items") }
            Text("Three").badge(3)
          }
          Section {
            Toggle("Gift", isOn: $isGift)
            Picker("Delivery", selection: $delivery) {
              ForEach(["Standard", "Express"], id: \.self) { Text($0) }
            }
            TextField("Note", text: $note)
          } header: {
            Text("Options")
          } footer: {
            Text("Gifts have no prices on their papers.")
          }
          Section {
            Button("Place Order") {}
            Button("Cancel", role: .destructive) {}
          }
        }
        .navigationTitle("Checkout")
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Button("Share", systemImage: "square.and.arrow.up") {}
          }
        }
      }
      .tabItem { Label("Orders", systemImage: "bag") }
      Text("Search").tabItem { Label("Search", systemImage: "magnifyingglass") }
    }
  }
}

private struct PaintSheet: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Large Title").font(.largeTitle.bold())
      Text("A **bold** word, an *italic* one and `code`, in a text that needs two lines.")
      Text("Secondary").foregroundStyle(.secondary) + Text(" and red").foregroundStyle(.red)
      HStack(spacing: 12) {
        Circle().fill(.blue.gradient).frame(width: 60, height: 60)
        RoundedRectangle(cornerRadius: 12).strokeBorder(.green, lineWidth: 4).frame(width: 60, height: 60)
        Capsule().fill(LinearGradient(colors: [.orange, .pink], startPoint: .leading, endPoint: .trailing))
          .frame(width: 90, height: 60)
        Image(systemName: "heart.fill").font(.system(size: 44)).foregroundStyle(.pink)
      }
      Grid(alignment: .leading, horizontalSpacing: 20, verticalSpacing: 8) {
        GridRow {
          Text("Mon")
          Text("12°").bold()
          Image(systemName: "cloud.rain")
        }
        GridRow {
          Text("Wednesday")
          Text("21°").bold()
          Image(systemName: "sun.max.fill").foregroundStyle(.yellow)
        }
      }
      .padding()
      .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 16))
      .overlay(alignment: .topTrailing) {
        Text("New").font(.caption).padding(6).background(.red, in: Capsule()).foregroundStyle(.white)
          .offset(x: 8, y: -8)
      }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 8) {
        ForEach(1..<8) { index in
          Text("\(index)").frame(maxWidth: .infinity, minHeight: 44)
            .background(HeadlessSwiftUI.Color.blue.opacity(0.15), in: RoundedRectangle(cornerRadius: 8))
        }
      }
      HStack {
        Text("Left")
        Spacer()
        Divider().frame(height: 20)
        Spacer()
        Text("Rotated").rotationEffect(.degrees(-10)).shadow(radius: 2)
      }
    }
    .padding()
    .frame(maxHeight: .infinity, alignment: .top)
  }
}
