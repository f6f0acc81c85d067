private import FirstFramePlaceholders
@_exported public import Foundation
public import UIKit

/// A product that can be bought. The store is never asked: tests can create subclasses.
open class SKProduct: NSObject, @unchecked Sendable {
  open var productIdentifier: String { "" }
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { .current }
  open var isFamilyShareable: Bool { false }

  public override init() {
    super.init()
  }
}

open class SKRequest: NSObject {
  open func start() {
    MissingEffect.warn("SKRequest.start()", "there is no store here; the delegate is not called.")
  }
  open func cancel() {}
}

open class SKProductsRequest: SKRequest {
  open weak var delegate: (any SKProductsRequestDelegate)?

  public init(productIdentifiers: Set<String>) {
    super.init()
  }
}

public protocol SKProductsRequestDelegate: AnyObject {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

open class SKProductsResponse: NSObject {
  open var products: [SKProduct] { [] }
  open var invalidProductIdentifiers: [String] { [] }
}

open class SKPayment: NSObject {
  public let productIdentifier: String

  public init(product: SKProduct) {
    productIdentifier = product.productIdentifier
    super.init()
  }
}

public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

open class SKPaymentTransaction: NSObject {
  open var transactionState: SKPaymentTransactionState { .failed }
  open var error: (any Error)? { nil }
  open var transactionIdentifier: String? { nil }
}

public protocol SKPaymentTransactionObserver: AnyObject {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
}

/// Buys products, which is not possible here.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let queue = SKPaymentQueue()

  public class func `default`() -> SKPaymentQueue { queue }
  public class func canMakePayments() -> Bool { false }
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  open func add(_ payment: SKPayment) {
    MissingEffect.warn("SKPaymentQueue.add(_:)", "there is no store here; nothing is bought.")
  }
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
  open func restoreCompletedTransactions() {
    MissingEffect.warn("SKPaymentQueue.restoreCompletedTransactions()", "there is no store here.")
  }
}

/// Asks for a review, which is not shown here.
@preconcurrency @MainActor
public enum SKStoreReviewController {
  public static func requestReview() {
    MissingEffect.warn("SKStoreReviewController.requestReview()", "no dialog is shown here.")
  }
  public static func requestReview(in windowScene: UIWindowScene) { requestReview() }
}
