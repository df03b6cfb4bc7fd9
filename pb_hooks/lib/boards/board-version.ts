import type { Board } from '../../../src/domain/board/board'
import { confirmedUntilMs } from '../../../src/domain/board/confirmation'
import { serverSettings } from '../server/settings'

/** What a push tells of a board: its revision, and when the feed last confirmed it (product clock, ISO). */
export interface AnnouncedVersion {
  readonly rev: string
  readonly checkedAt: string
}

/** All that decides how a request for the board is answered. */
export interface BoardVersion extends AnnouncedVersion {
  /** After this (product time) the board no longer counts as confirmed. Infinity when it already says so. */
  readonly okUntilMs: number
}

export function versionOf(board: Board, checkedAt: string): BoardVersion {
  const { liveIntervalMs: liveMs, clock } = serverSettings()
  const okUntilMs = confirmedUntilMs(board, Date.parse(checkedAt), { liveMs, rate: clock.rate })
  return { rev: board.rev, checkedAt, okUntilMs }
}

/** Two equal texts are the same version, so a request compares them without reading what they say. */
export function versionText({ rev, checkedAt, okUntilMs }: BoardVersion): string {
  return `${rev}|${checkedAt}|${okUntilMs}`
}

export function parseVersion(text: string): BoardVersion {
  const [rev = '', checkedAt = '', okUntil] = text.split('|')
  return { rev, checkedAt, okUntilMs: Number(okUntil) }
}
