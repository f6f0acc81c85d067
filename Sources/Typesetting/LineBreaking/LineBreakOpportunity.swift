/// Whether a line may or must end between two characters.
enum LineBreakOpportunity: UInt8 {
  case prohibited, allowed, mandatory
}
