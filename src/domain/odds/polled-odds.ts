import type { Phase } from '../game/game'
import { captureOf, isClosingDue, isPolledLineSaved } from './capture'
import type { OddsLine } from './odds-line'
import type { GameOddsRecord, OddsGame } from './odds-record'
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
  readonly stored?: GameOddsRecord
}

/** What a poll writes of one game: its line while it is scheduled, and the closing line once. */
export function polledWrite(polled: PolledGame, at: string): OddsWrite | undefined {
  const { game, phase, line, stored } = polled
  if (isPolledLineSaved(phase)) return line && oddsWrite(stored, { game, line, capture: 'regular', at })
  const closing = closingLine(polled)
  return closing && oddsWrite(stored, { game, line: closing, capture: 'closing', at })
}

/**
 * The feed's line when this poll first sees play, else the stored one. If the game was live before and its stored line
 * is still unmarked, a restart prevented the capture. Then the stored line is marked now, and the feed's line is not
 * used, as it is from later in the game.
 */
function closingLine({ phase, phaseBefore, line, stored }: PolledGame): OddsLine | undefined {
  const capture = stored && captureOf(stored.details)
  if (isClosingDue(phaseBefore, phase, capture)) return line ?? (stored && storedLine(stored))
  return isClosingDue(undefined, phase, capture) && stored ? storedLine(stored) : undefined
}
