import { lineWords } from './capture'
import { favoriteOf } from './favorite'
import { ODDS_NUMBERS, type OddsLine, type OddsNumber } from './odds-line'
import { COLUMNS, type GameOddsRecord } from './odds-record'

type Numbers = Partial<Record<OddsNumber, number>>

/** The line that a record keeps. */
export function storedLine(record: GameOddsRecord): OddsLine {
  const numbers: Numbers = {}
  for (const member of ODDS_NUMBERS) {
    const value = record[COLUMNS[member]]
    if (value !== null) numbers[member] = value
  }
  return {
    ...numbers,
    favorite: favoriteOf(numbers),
    providerName: record.provider_name,
    providerId: record.provider_id,
    details: lineWords(record.details),
  }
}
