/// What models of odds have in common.
@MainActor
protocol OddsModelProtocol: AnyObject {
  var currentDisplayState: OddsState { get }
}

extension OddsModel: OddsModelProtocol {}
