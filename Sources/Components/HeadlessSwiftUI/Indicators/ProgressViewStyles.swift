import HeadlessUIKit

/// A bar for a known part, and a spinning indicator otherwise.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      SpinningProgress(configuration: configuration, tint: nil)
    } else {
      LinearProgress(configuration: configuration, tint: nil)
    }
  }
}

/// A bar that is filled up to the completed part.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      SpinningProgress(configuration: configuration, tint: tint)
    } else {
      LinearProgress(configuration: configuration, tint: tint)
    }
  }
}

/// A spinning indicator.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    SpinningProgress(configuration: configuration, tint: tint)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// The label above a bar, and the label of the value in small secondary text below it.
private struct LinearProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if let label = configuration.label { label }
      ControlLeaf({ UIProgressView(progressViewStyle: .default) }) { view, context in
        view.progress = Float(configuration.fractionCompleted ?? 0)
        view.progressTintColor = (tint ?? context.environment.tint)?.uiColor
      } size: { view, proposal in
        CGSize(width: max(proposal.width ?? 100, 0), height: view.intrinsicContentSize.height)
      }
      if let value = configuration.currentValueLabel {
        value.font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

/// A spinning indicator above its label.
private struct SpinningProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.controlSize) private var controlSize

  var body: some View {
    VStack(spacing: 8) {
      ControlLeaf({ UIActivityIndicatorView(style: .medium) }) { view, context in
        view.style = controlSize >= .large ? .large : .medium
        if let color = tint ?? context.environment.tint { view.color = color.uiColor }
        view.startAnimating()
      } size: { view, _ in
        view.intrinsicContentSize
      }
      if let label = configuration.label { label.font(.body).foregroundStyle(.secondary) }
      if let value = configuration.currentValueLabel { value.font(.caption).foregroundStyle(.secondary) }
    }
  }
}
