import { captureDetails, captureOf, type Capture } from './capture'
import { cutTexts } from './cut-texts'
import { oddsSave, type OddsHistoryRecord } from './odds-change'
import type { OddsLine } from './odds-line'
import { oddsRecord, type GameOddsRecord, type OddsGame } from './odds-record'

/** What is to be written of one game: its record, and a row of history if the line moved. */
export interface OddsWrite {
  readonly record: GameOddsRecord
  readonly history?: OddsHistoryRecord
}

export interface OddsObservation {
  readonly game: OddsGame
  readonly line: OddsLine
  readonly capture: Capture
  /** ISO time, product clock. */
  readonly at: string
}

/** What a line that was just seen changes, or nothing. */
export function oddsWrite(stored: GameOddsRecord | undefined, sight: OddsObservation): OddsWrite | undefined {
  const { game, line, capture, at } = sight
  const mark = markAfter(stored, game, capture)
  // The line of the running game must not replace the closing line.
  if (mark === 'closing' && capture !== 'closing') return undefined
  const details = captureDetails(mark, line.details, line.providerName)
  const next = cutTexts(oddsRecord(game, { ...line, details }, at))
  return oddsSave(stored, next) ?? (stored && factsWrite(stored, next, mark))
}

/** Marks only rise (regular, final, closing), until the game gets another date: its odds begin anew then. */
function markAfter(stored: GameOddsRecord | undefined, game: OddsGame, capture: Capture): Capture {
  if (!stored || stored.game_date !== game.date) return capture
  const before = captureOf(stored.details)
  return RANK[before] > RANK[capture] ? before : capture
}

const RANK: Readonly<Record<Capture, number>> = { regular: 0, final: 1, closing: 2 }

/** A mark, a new start or another name does not move the line: it corrects the record and adds no row of history. */
function factsWrite(stored: GameOddsRecord, next: GameOddsRecord, mark: Capture): OddsWrite | undefined {
  const record = cutTexts({
    ...stored,
    home_team: next.home_team,
    away_team: next.away_team,
    game_date: next.game_date,
    details: captureDetails(mark, stored.details, stored.provider_name),
  })
  const isSame =
    record.home_team === stored.home_team &&
    record.away_team === stored.away_team &&
    record.game_date === stored.game_date &&
    record.details === stored.details
  return isSame ? undefined : { record }
}
