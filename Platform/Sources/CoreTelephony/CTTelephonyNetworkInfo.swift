public import Foundation

/// The provider of a telephone. There is none.
open class CTCarrier: NSObject, @unchecked Sendable {
  open var carrierName: String? { nil }
  open var isoCountryCode: String? { nil }
  open var mobileCountryCode: String? { nil }
  open var mobileNetworkCode: String? { nil }
}

/// The mobile network, which does not exist here.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
  open var subscriberCellularProvider: CTCarrier? { nil }
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  open var currentRadioAccessTechnology: String? { nil }
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
}

public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
