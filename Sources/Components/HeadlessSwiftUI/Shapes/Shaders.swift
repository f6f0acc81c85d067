import FirstFrameLayoutTree
public import HeadlessUIKit

/// A function of a Metal library. It is never called: pictures are drawn without a graphics processor.
public struct ShaderFunction: Hashable, Sendable {
  public var library: ShaderLibrary
  public var name: String

  public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }

  public func callAsFunction(_ arguments: Shader.Argument...) -> Shader { Shader(function: self, arguments: arguments) }
}

/// A library of functions for a graphics processor.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
  private let name: String
  public static let `default` = ShaderLibrary(name: "default")

  private init(name: String) { self.name = name }
  public init(data: Data) { name = "\(data.count) bytes" }
  public init(url: URL) { name = url.absoluteString }

  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(name: bundle.bundlePath) }

  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

/// A function with its arguments, as a style.
public struct Shader: PaintingStyle, Equatable {
  /// A value for a function.
  public struct Argument: Equatable, Sendable {
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument { Argument() }
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    public static func color(_ color: Color) -> Argument { Argument() }
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    public static func image(_ image: Image) -> Argument { Argument() }
    public static func data(_ data: Data) -> Argument { Argument() }
    public static var boundingRect: Argument { Argument() }
  }

  public var function: ShaderFunction
  public var arguments: [Argument]
  public var dithersColor = false

  public init(function: ShaderFunction, arguments: [Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }

  func paint(in environment: EnvironmentValues) -> Paint {
    UsageWarnings.warnOfNoEffect("Shader", "there is no graphics processor that runs functions")
    return .color(.clear)
  }
}

extension View {
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    withoutShader("View.colorEffect", isEnabled)
  }
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
    withoutShader("View.distortionEffect", isEnabled)
  }
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
    withoutShader("View.layerEffect", isEnabled)
  }

  private func withoutShader(_ name: String, _ isEnabled: Bool) -> some View {
    if isEnabled { UsageWarnings.warnOfNoEffect(name, "there is no graphics processor that runs functions") }
    return self
  }
}
