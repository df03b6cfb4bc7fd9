import type { OddsLine } from '../odds-line'
import { oddsRecord, type GameOddsRecord } from '../odds-record'

/** Lines and records for tests; override what the test is about. */
export function sampleLine(changes: Partial<OddsLine> = {}): OddsLine {
  return {
    homeSpread: -7,
    awaySpread: 7,
    homeSpreadOdds: -110,
    awaySpreadOdds: -110,
    homeMoneyLine: -325,
    awayMoneyLine: 260,
    overUnder: 47.5,
    favorite: 'home',
    providerName: 'A Book',
    providerId: '58',
    details: 'HOM -7',
    ...changes,
  }
}

export function sampleRecord(changes: Partial<OddsLine> = {}): GameOddsRecord {
  const game = { id: '100', sport: 'NFL', homeTeam: 'HOM', awayTeam: 'AWA', date: '2026-09-06T17:00:00Z' }
  return oddsRecord(game, sampleLine(changes), '2026-09-06T12:00:00Z')
}
