import type { Phase } from '../game/game'

/** Why a line was saved: by an ordinary poll, by the job before the start, or as the closing line once play began. */
export type Capture = 'regular' | 'final' | 'closing'

const MARKS: Readonly<Record<Exclude<Capture, 'regular'>, string>> = {
  final: 'Final odds - ',
  closing: 'Closing line - ',
}
const NO_WORDS = 'no line'

/** The details as they are saved. Marking twice, or one mark after the other, leaves the last mark only. */
export function captureDetails(capture: Capture, details: string, providerName: string): string {
  const words = lineWords(details)
  return capture === 'regular' ? words : MARKS[capture] + (words || providerName || NO_WORDS)
}

export function captureOf(details: string): Capture {
  if (details.startsWith(MARKS.closing)) return 'closing'
  return details.startsWith(MARKS.final) ? 'final' : 'regular'
}

/** The details as the feed words them, without our mark. */
export function lineWords(details: string): string {
  const capture = captureOf(details)
  return capture === 'regular' ? details : lineWords(details.slice(MARKS[capture].length))
}

/** Only scheduled games: lines are from before the game, and those of the running game must not replace them. */
export function isPolledLineSaved(phase: Phase): boolean {
  return phase === 'scheduled'
}

/** Once, when a game is first seen live. */
export function isClosingDue(before: Phase | undefined, now: Phase, stored: Capture | undefined): boolean {
  return now === 'live' && before !== 'live' && stored !== 'closing'
}
