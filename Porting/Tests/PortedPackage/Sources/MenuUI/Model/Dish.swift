import Foundation

struct Dish: Codable, Hashable {
  var name: String
  var price: Decimal
  var allergens: [String] = []

  static let samples = [
    Dish(name: "Tomato soup", price: 4.5),
    Dish(name: "Bread", price: 2, allergens: ["Gluten"]),
    Dish(name: "Lemon tart", price: 5.25, allergens: ["Gluten", "Egg"]),
  ]
}
