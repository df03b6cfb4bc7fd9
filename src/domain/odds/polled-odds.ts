import type { Phase } from '../game/game'
import { captureOf, isClosingDue, isPolledLineSaved } from './capture'
import { ODDS_NUMBERS, type OddsLine } from './odds-line'
import { COLUMNS, type GameOddsRecord, type OddsGame } from './odds-record'
import { oddsWrite, type OddsWrite } from './odds-write'
import { storedLine } from './stored-line'

/** One game as a poll finds it. */
export interface PolledGame {
  readonly game: OddsGame
  readonly phase: Phase
  /** The phase on the last board. */
  readonly phaseBefore?: Phase
  /** The line in the reply. */
  readonly line?: OddsLine
  /** The line that screens have shown until now. */
  readonly shown?: OddsLine
  readonly stored?: GameOddsRecord
}

/** What a poll writes of one game: its line while it is scheduled, and the closing line once. */
export function polledWrite(polled: PolledGame, at: string): OddsWrite | undefined {
  const { game, phase, line, stored } = polled
  if (isPolledLineSaved(phase)) return line && oddsWrite(stored, { game, line, capture: 'regular', at })
  return closingWrite(polled, at)
}

/**
 * The feed's line when this poll first sees play, else the stored one. If the game was live before and its stored line
 * is still unmarked, a restart prevented the capture. Then the stored line is marked now, and the feed's line is not
 * used, as it is from later in the game.
 */
function closingWrite(polled: PolledGame, at: string): OddsWrite | undefined {
  const { game, phase, phaseBefore, shown, stored } = polled
  const capture = stored && captureOf(stored.details)
  if (!isClosingDue(undefined, phase, capture)) return undefined
  const line = isClosingDue(phaseBefore, phase, capture) ? polled.line : undefined
  const before = stored && shown ? withoutWithdrawn(stored, shown, line) : stored
  const closing = line ?? (before && storedLine(before))
  return closing && oddsWrite(before, { game, line: closing, capture: 'closing', at })
}

/**
 * The record keeps a number that the feed leaves out, as it may come back; when play begins it cannot. A number that is
 * neither in the line last shown nor in the feed's was taken down, and so is no part of the closing line.
 */
function withoutWithdrawn(
  record: GameOddsRecord,
  shown: OddsLine,
  line: OddsLine | undefined,
): GameOddsRecord {
  const withdrawn = ODDS_NUMBERS.filter((number) => (shown[number] ?? line?.[number]) === undefined)
  return { ...record, ...Object.fromEntries(withdrawn.map((number) => [COLUMNS[number], null])) }
}
