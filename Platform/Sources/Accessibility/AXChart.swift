@_exported public import Foundation

@_exported public import class HeadlessUIKit.AXCustomContent
@_exported public import protocol HeadlessUIKit.AXCustomContentProvider

/// A chart that can be explored with VoiceOver.
@preconcurrency @MainActor
public protocol AXChart: NSObjectProtocol {
  var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

/// The description of a chart. It is kept.
open class AXChartDescriptor: NSObject {
  open var title: String?
  open var summary: String?
  open var xAxis: any AXDataAxisDescriptor
  open var yAxis: AXNumericDataAxisDescriptor?
  open var series: [AXDataSeriesDescriptor]

  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.series = series
    super.init()
  }
}

public protocol AXDataAxisDescriptor: NSObjectProtocol {
  var title: String { get set }
}

open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  open var title: String
  open var range: ClosedRange<Double>
  open var gridlinePositions: [Double]
  public let valueDescriptionProvider: (Double) -> String

  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
    super.init()
  }
}

open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  open var title: String
  open var categoryOrder: [String]

  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
    super.init()
  }
}

open class AXDataSeriesDescriptor: NSObject {
  open var name: String?
  open var isContinuous: Bool
  open var dataPoints: [AXDataPoint]

  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
    super.init()
  }
}

open class AXDataPoint: NSObject {
  public let xNumber: Double?
  public let xCategory: String?
  public let yValue: Double?
  open var label: String?

  public init(x: Double, y: Double? = nil, label: String? = nil) {
    xNumber = x
    xCategory = nil
    yValue = y
    self.label = label
    super.init()
  }

  public init(x: String, y: Double? = nil, label: String? = nil) {
    xNumber = nil
    xCategory = x
    yValue = y
    self.label = label
    super.init()
  }
}
