/// A phrase of the library. The phrase table of each language contains its text in that language.
package enum Phrase: String, CaseIterable, Sendable {
  // Used by several components.
  case tryAgain, retry, undo, dismiss, inProgress, loading, favorite, live, today, football, amountOfTotal
  case loadPictureAgain

  // Times.
  case todayAt, weekdayAndTime, dayAndTime, dateAndTime, minute

  // Bets.
  case stake, totalOdds, potentialReturns, returned, refunded, open, won, lost, cashedOut, void, cashOut, cashingOut
  case offerChanged, double, placeBet, placingBet, betPlaced, betPlacedReference, enterStake, balanceTooLow, lowerStake
  case raiseStake, lowestStake, highestStake, cashOutShare

  // Markets and matches.
  case loadingOdds, oddsFailed, suspended, marketSuspended, penaltyCheck, goingUp, goingDown, draw, over, under
  case totalGoals, matchResult, winner, furtherMarkets, markets, showFewer, showMore, fullTime, set, loadingScore
  case noScoreYet, loadingMatch, matchFailed, boostTerms, boostReached, boostOffer, boostApplies, boostMissing

  // Games.
  case minimumStake, new, rating, all, allWithCount, newGames, jackpots, playedByOthers, loadingGames, gamesFailed
  case lobbyFailed, recentlyPlayed, recentlyPlayedEmpty

  // Forms.
  case show, hide, email, emailHint, emailProblem, lengthProblem, password, country, portugal, confirmToGoOn
  case ageAndTerms, enterPIN, forgotPIN, pinRefused, codeAccepted, checkingCode, delete, digit, digitEntered
  case digitMissing, addFunds, removeAll, themeLight, themeDark, themeSystem

  // Lists.
  case liveNow, noMatchesToday, loadingMatches, matchesFailed, loadingPictures, picturesFailed, deposit, withdrawal
  case winnings, pending, completed, failed

  // Status.
  case preMatch, verified, collapsed, complete, bookingCode, copy, copied, noOpenBets, noOpenBetsMessage
  case seeTodaysMatches, noConnection, noConnectionMessage, nothingFound, nothingFoundMessage, earlyPayout
  case earlyPayoutMessage, claimOffer, claimed, depositRefused, selectionRemoved, sessionEnds, matchFacts, possession
  case shotsOnTarget, yellowCards, depositLimits, daily, monthly, welcomeBonus, settlementQuestion, settlementAnswer
  case method, cardEnding, date, reference, shareReceipt, preparingReceipt, balance, hiddenSum, bonus, showBalance
  case hideBalance, addMoney

  // Navigation.
  case back, search, notifications, settings, unreadCount, sports, myBets, casino, lobby, favorites, offers, slots
  case results, cups, mainMarkets, goals, corners, cards, players
}
