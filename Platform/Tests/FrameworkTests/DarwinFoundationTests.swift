import DarwinFoundation
import ObjectiveC
import Testing

/// What Foundation has only on Apple's systems.
struct DarwinFoundationTests {
  @Test func `Tables forget the objects that they refer to weakly`() {
    let table = NSHashTable<NSObject>.weakObjects()
    let map = NSMapTable<NSObject, NSObject>.weakToStrongObjects()
    let kept = NSObject()
    autoreleasepool {
      let dropped = NSObject()
      table.add(kept)
      table.add(kept)
      table.add(dropped)
      map.setObject(kept, forKey: kept)
      map.setObject(kept, forKey: dropped)
      #expect(table.count == 2)
      #expect(map.count == 2)
    }
    #expect(table.allObjects == [kept])
    #expect(table.contains(kept))
    #expect(map.count == 1)
    #expect(map.object(forKey: kept) === kept)
    table.remove(kept)
    #expect(table.allObjects.isEmpty)
  }

  /// Foundation declares the types on Linux, too, without these names.
  @Test func `Names of exceptions and of parts of addresses`() {
    let parts: [NSTextCheckingKey: String] = [.city: "Bern", .zip: "3000"]
    #expect(parts[NSTextCheckingKey(rawValue: "City")] == "Bern")
    #expect(NSExceptionName.rangeException.rawValue == "NSRangeException")
  }

  @Test func `Strong tables compare by equality`() {
    let table = NSHashTable<NSString>()
    table.add("a")
    table.add(NSString(string: "a"))
    #expect(table.count == 1)
    let map = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
    map.setObject(1, forKey: "k")
    map.setObject(2, forKey: "k")
    #expect(map.object(forKey: NSString(string: "k")) == 2)
  }

  @Test(
    arguments: [
      (-2 * 86_400, "2 days ago", "2 days ago"), (-86_400, "1 day ago", "yesterday"),
      (3 * 3600, "in 3 hours", "in 3 hours"),
      (60, "in 1 minute", "in 1 minute"), (0, "in 0 seconds", "now"), (14 * 86_400, "in 2 weeks", "in 2 weeks"),
    ] as [(Double, String, String)])
  func `Relative times have the largest unit`(_ interval: Double, _ numeric: String, _ named: String) {
    let formatter = RelativeDateTimeFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    formatter.calendar = calendar
    #expect(formatter.localizedString(fromTimeInterval: interval) == numeric)
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: interval) == named)
  }

  @Test(
    arguments: [
      (3725, "1:02:05", "1h 2m 5s", "1 hour, 2 minutes, 5 seconds"), (65, "1:05", "1m 5s", "1 minute, 5 seconds"),
      (3600, "1:00:00", "1h", "1 hour"), (0, "0", "0s", "0 seconds"),
    ] as [(Double, String, String, String)])
  func `Durations have the units that are not zero`(
    _ seconds: Double, _ positional: String, _ abbreviated: String, _ full: String
  ) {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: seconds) == positional)
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: seconds) == abbreviated)
    formatter.unitsStyle = .full
    #expect(formatter.string(from: seconds) == full)
    formatter.unitsStyle = .positional
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "01:05")
    formatter.maximumUnitCount = 1
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 125) == "2 minutes")
  }

  @Test(
    arguments: [
      (("Ada", "Byron", "Lovelace"), "Ada Lovelace", "Ada", "Ada Byron Lovelace", "AL"),
      (("太郎", "", "山田"), "山田太郎", "太郎", "山田太郎", "山太"), (("Plato", "", ""), "Plato", "Plato", "Plato", "P"),
    ] as [((String, String, String), String, String, String, String)])
  func `Names of persons have the parts of their style`(
    _ parts: (given: String, middle: String, family: String), _ medium: String, _ short: String, _ long: String,
    _ abbreviated: String
  ) {
    var name = PersonNameComponents()
    (name.givenName, name.middleName, name.familyName) = parts
    let texts = [.medium, .short, .long, .abbreviated].map { style in
      PersonNameComponentsFormatter.localizedString(from: name, style: style)
    }
    #expect(texts == [medium, short, long, abbreviated])
    #expect(PersonNameComponentsFormatter().string(from: name) == medium)
  }

  @Test func `Names of persons are read from their parts`() {
    let formatter = PersonNameComponentsFormatter()
    let name = formatter.personNameComponents(from: "Ada Byron Lovelace")
    #expect(name?.givenName == "Ada")
    #expect(name?.middleName == "Byron")
    #expect(name?.familyName == "Lovelace")
    #expect(formatter.personNameComponents(from: "Lovelace, Ada")?.givenName == "Ada")
    #expect(formatter.personNameComponents(from: " ") == nil)
  }

  @Test func `Measurements have the symbol of their unit`() {
    let formatter = MeasurementFormatter()
    formatter.numberFormatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: Measurement(value: 1234.5, unit: UnitLength.meters)) == "1,234.5 m")
    #expect(formatter.string(from: Measurement(value: 21, unit: UnitTemperature.celsius)) == "21°C")
  }

  @Test func `Lists have commas and one conjunction`() {
    #expect(ListFormatter.localizedString(byJoining: []) == "")
    #expect(ListFormatter.localizedString(byJoining: ["A", "B"]) == "A and B")
    #expect(ListFormatter.localizedString(byJoining: ["A", "B", "C"]) == "A, B, and C")
  }

  @Test func `Threads exclude one another with an object`() async {
    final class Counter: @unchecked Sendable {
      var value = 0
      func increase() {
        objc_sync_enter(self)
        objc_sync_enter(self)
        value += 1
        objc_sync_exit(self)
        objc_sync_exit(self)
      }
    }
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { for _ in 0..<200 { counter.increase() } } }
    }
    #expect(counter.value == 1600)
    #expect(objc_sync_exit(NSObject()) == -1)
  }
}
