import type { OddsLine } from '../../src/domain/odds/odds-line'

export const BOOK = { id: '100', name: 'DraftKings', priority: 1, displayName: 'DraftKings' }

interface Changes {
  readonly spread?: number
  readonly home?: number
  readonly away?: number
  readonly total?: number
}

/** The line in the feed's words, with some numbers changed. */
export function entryOf(line: OddsLine, changes: Changes): object {
  return {
    provider: BOOK,
    details: line.details,
    spread: changes.spread ?? line.homeSpread,
    overUnder: changes.total ?? line.overUnder,
    homeTeamOdds: { moneyLine: changes.home ?? line.homeMoneyLine, spreadOdds: line.homeSpreadOdds },
    awayTeamOdds: { moneyLine: changes.away ?? line.awayMoneyLine, spreadOdds: line.awaySpreadOdds },
  }
}
