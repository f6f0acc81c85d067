import Observation

@Observable final class BetSlip {
  var stake = 10.0
  var odds = 1.85
}
