import type { Loss } from './freshness'

/**
 * Why there is nothing newer of what was, such as a day, a season or the moves of a line. `none`: the server knows of
 * nothing.
 */
export type HistoryTrouble = 'none' | 'network' | 'refused' | 'server'

/** Hears why there is nothing newer, and undefined once there is. */
export type OnHistoryTrouble = (trouble: HistoryTrouble | undefined) => void

export interface MissingHistory {
  /** What was to be opened: `this day`. */
  readonly name: string
  /** What an account may not see: `team analytics`. */
  readonly guarded: string
  /** What could not be loaded: `The games of this day`. */
  readonly content: string
}

/** Why something cannot be shown at all. */
export function missingText(
  loss: Loss | undefined,
  trouble: HistoryTrouble | undefined,
  { name, guarded, content }: MissingHistory,
): string {
  if (loss === 'offline') return `You are offline, and ${name} was not opened on this device before.`
  if (trouble === 'refused') return `Your account may not see ${guarded}. Sign in again if it should.`
  if (trouble === 'server') return `${content} could not be loaded. Another try follows by itself.`
  return `The server cannot be reached, and ${name} was not opened on this device before.`
}
