import type { Phase } from '../game/game'
import { captureOf, isClosingDue, isSavedInPassing } from './capture'
import type { OddsLine } from './odds-line'
import type { GameOddsRecord, OddsGame } from './odds-record'
import { oddsWrite, type OddsWrite } from './odds-write'
import { storedLine } from './stored-line'

/** One game as a poll finds it. */
export interface PolledGame {
  readonly game: OddsGame
  readonly phase: Phase
  /** As the last board had it. */
  readonly phaseBefore?: Phase
  /** What the reply offers. */
  readonly line?: OddsLine
  readonly stored?: GameOddsRecord
}

/** What a poll writes of one game: its line while it is scheduled, and the closing line once. */
export function polledWrite(polled: PolledGame, at: string): OddsWrite | undefined {
  const { game, phase, line, stored } = polled
  if (isSavedInPassing(phase)) return line && oddsWrite(stored, { game, line, capture: 'regular', at })
  const closing = closingLine(polled)
  return closing && oddsWrite(stored, { game, line: closing, capture: 'closing', at })
}

/**
 * The feed's line when play was just seen to begin, else the stored one. A stored line that is still unmarked though
 * the game was live before lost its capture to a restart: it is made up for, but not with what the feed says by now.
 */
function closingLine({ phase, phaseBefore, line, stored }: PolledGame): OddsLine | undefined {
  const capture = stored && captureOf(stored.details)
  if (isClosingDue(phaseBefore, phase, capture)) return line ?? (stored && storedLine(stored))
  return isClosingDue(undefined, phase, capture) && stored ? storedLine(stored) : undefined
}
