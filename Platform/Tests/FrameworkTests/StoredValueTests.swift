import CoreData
import CoreImage
import Testing
import UIKit
import UserNotifications

/// Objects that keep values by their names, and requests that are denied.
struct StoredValueTests {
  /// A managed object, as a port rewrites it.
  final class Dish: NSManagedObject {
    var name: String? {
      get { managedValue("name") }
      set { setManagedValue(newValue, "name") }
    }
    var parts: NSSet? {
      get { managedValue("parts") }
      set { setManagedValue(newValue, "parts") }
    }
    func addToParts(_ value: Dish) { changeManagedSet("addToParts", [value]) }
    func removeFromParts(_ values: NSSet) { changeManagedSet("removeFromParts", [values]) }
    var price: Double {
      get { managedValue("price") }
      set { setManagedValue(newValue, "price") }
    }
  }

  @Test func `Managed objects keep their values and are fetched`() throws {
    let container = NSPersistentContainer(name: "Menu")
    container.loadPersistentStores { _, error in #expect(error == nil) }
    let context = container.viewContext
    let soup = Dish(context: context)
    #expect(soup.name == nil)
    #expect(soup.price == 0)
    soup.name = "Soup"
    soup.setValue(4.5, forKey: "price")
    #expect(soup.price == 4.5)
    #expect(soup.value(forKey: "name") as? String == "Soup")
    let bread = Dish(context: context)
    soup.addToParts(bread)
    soup.addToParts(bread)
    #expect(soup.parts?.count == 1)
    soup.removeFromParts(NSSet(object: bread))
    #expect(soup.parts?.count == 0)
    let request = NSFetchRequest<Dish>(entityName: "Dish")
    #expect(try context.fetch(request).count == 2)
    request.predicate = NSPredicate { object, _ in (object as? Dish)?.name != nil }
    #expect(try context.fetch(request) == [soup])
    context.delete(soup)
    #expect(soup.isDeleted)
    #expect(try context.count(for: NSFetchRequest<Dish>(entityName: "Dish")) == 1)
  }

  @Test func `Filters keep their values and return their input`() throws {
    let size = CGSize(width: 4, height: 2)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    let input = try #require(CIImage(image: picture))
    let filter = try #require(CIFilter(name: "CIGaussianBlur"))
    filter.setValue(input, forKey: kCIInputImageKey)
    filter.setValue(3, forKey: kCIInputRadiusKey)
    let output = try #require(filter.value(forKey: kCIOutputImageKey) as? CIImage)
    #expect(output.extent == CGRect(x: 0, y: 0, width: 4, height: 2))
    let part = try #require(CIContext().createCGImage(output, from: CGRect(x: 1, y: 0, width: 2, height: 2)))
    #expect(part.width == 2)
    #expect(CIFilter(name: "CIQRCodeGenerator")?.outputImage == nil)
  }

  @Test func `Notifications are kept and not delivered`() async throws {
    let center = UNUserNotificationCenter.current()
    #expect(try await center.requestAuthorization(options: [.alert]) == false)
    let content = UNMutableNotificationContent()
    content.title = "Ready"
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 1, repeats: false)
    try await center.add(UNNotificationRequest(identifier: "a", content: content, trigger: trigger))
    #expect(await center.pendingNotificationRequests().map(\.content.title) == ["Ready"])
    center.removeAllPendingNotificationRequests()
  }
}
