import HeadlessUIKit

/// A bar with its labels.
public struct DefaultGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// The label above a bar that is filled up to the value, between the labels of the bounds; the current value below it.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      configuration.label
      HStack(spacing: 8) {
        if let label = configuration.minimumValueLabel { label }
        GaugeBar(value: configuration.value)
        if let label = configuration.maximumValueLabel { label }
      }
      if let label = configuration.currentValueLabel { label }
    }
  }
}

/// A bar with a mark at the value, between the labels of the bounds.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      if let label = configuration.minimumValueLabel { label.font(.footnote) }
      GaugeMarkBar(value: configuration.value)
      if let label = configuration.maximumValueLabel { label.font(.footnote) }
    }
  }
}

/// A bar that is filled up to the value, below the label and the current value.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label.font(.headline)
      GaugeBar(value: configuration.value)
      if let label = configuration.currentValueLabel { label.font(.footnote).foregroundStyle(.secondary) }
    }
  }
}

/// An open ring with a mark at the value, and the current value in its middle.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration, isCapacity: false)
  }
}

/// A ring that is filled up to the value, and the current value in its middle.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration, isCapacity: true)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// A bar of 4 points that is filled up to a value.
private struct GaugeBar: View {
  let value: Double
  @Environment(\.self) private var environment

  var body: some View {
    Capsule()
      .fill(Color(uiColor: .systemFill))
      .frame(height: 4)
      .overlay(alignment: .leading) {
        GaugeFill(value: value).fill(environment.controlTint)
      }
  }
}

/// The leading part of a bar.
private struct GaugeFill: Shape {
  let value: Double

  func path(in rect: CGRect) -> Path {
    let part = CGRect(x: rect.minX, y: rect.minY, width: rect.width * value, height: rect.height)
    return Path(roundedRect: part, cornerRadius: min(part.width, part.height) / 2)
  }
}

/// A bar in the tint color, with a mark at a value.
private struct GaugeMarkBar: View {
  let value: Double
  @Environment(\.self) private var environment

  var body: some View {
    Capsule()
      .fill(environment.controlTint)
      .frame(height: 6)
      .overlay { GaugeMark(value: value).fill(.white) }
  }
}

/// A round mark at a position of a bar.
private struct GaugeMark: Shape {
  let value: Double

  func path(in rect: CGRect) -> Path {
    let side = rect.height
    let x = rect.minX + (rect.width - side) * value
    return Path(ellipseIn: CGRect(x: x, y: rect.minY, width: side, height: side))
  }
}

/// A ring of 58 points, as on a watch face.
private struct CircularGauge: View {
  let configuration: GaugeStyleConfiguration
  let isCapacity: Bool
  @Environment(\.self) private var environment

  private static let side: CGFloat = 58
  private static let width: CGFloat = 6
  /// The open ring begins at 135 degrees and ends 270 degrees later.
  private static let openStart = 0.375
  private static let openPart = 0.75
  /// The width between the round ends of the open ring, in points: the chord of 90 degrees less the width of the line.
  private static let gap = (side - width) / 2 * 2.0.squareRoot() - width

  var body: some View {
    ZStack {
      ring(from: start, part: part).stroke(
        isCapacity ? environment.controlTint.opacity(0.3) : environment.controlTint, style: stroke)
      if isCapacity {
        ring(from: start, part: configuration.value).stroke(environment.controlTint, style: stroke)
      } else {
        GaugeRing(start: start + part * configuration.value - 0.001, part: 0.002)
          .stroke(.white, style: stroke)
      }
      if let label = configuration.currentValueLabel {
        label.font(.system(size: 22, weight: .medium)).minimumScaleFactor(0.4).padding(.horizontal, 10)
      } else if isCapacity {
        configuration.label.font(.system(size: 17))
      }
    }
    .frame(width: Self.side, height: Self.side)
    .overlay(alignment: .bottom) { bounds }
  }

  private var start: Double { isCapacity ? 0.75 : Self.openStart }
  private var part: Double { isCapacity ? 1 : Self.openPart }
  private var stroke: StrokeStyle { StrokeStyle(lineWidth: Self.width, lineCap: .round) }

  private func ring(from start: Double, part: Double) -> GaugeRing { GaugeRing(start: start, part: part) }

  @ViewBuilder private var bounds: some View {
    if !isCapacity {
      HStack(spacing: 4) {
        if let label = configuration.minimumValueLabel { label }
        if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil { configuration.label }
        if let label = configuration.maximumValueLabel { label }
      }
      .font(.system(size: 11, weight: .medium))
      .lineLimit(1)
      .minimumScaleFactor(0.4)
      .frame(maxWidth: Self.gap)
    }
  }
}

/// A part of a ring within the rectangle; positions are shares of a turn from the right.
private struct GaugeRing: Shape {
  let start: Double
  let part: Double

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2 - 3,
      startAngle: .degrees(start * 360), endAngle: .degrees((start + part) * 360), clockwise: false)
    return path
  }
}
