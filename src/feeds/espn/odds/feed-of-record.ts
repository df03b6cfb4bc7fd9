import { storedLine } from '../../../domain/odds/stored-line'
import { teamOdds } from '../../../domain/odds/team-odds'
import type { GameOddsRecord } from '../../../domain/odds/odds-record'

/** A stored record in the scoreboard's shape, so that whoever reads the feed's odds can read ours. */
export function feedOfRecord(record: GameOddsRecord) {
  const line = storedLine(record)
  const { spread: _home, overUnder, ...home } = teamOdds(line, 'home')
  const { spread: _away, overUnder: _total, ...away } = teamOdds(line, 'away')
  return {
    provider: { id: line.providerId, name: line.providerName, priority: 1 },
    details: line.details,
    ...(overUnder !== undefined && { overUnder }),
    ...(line.homeSpread !== undefined && { spread: line.homeSpread }),
    homeTeamOdds: home,
    awayTeamOdds: away,
  }
}
