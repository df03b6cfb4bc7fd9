import type { Board } from '../../../src/domain/board/board'
import { confirmedUntilMs } from '../../../src/domain/board/confirmation'
import type { Slug } from '../../../src/domain/league'
import { serverSettings } from '../server/settings'
import { findRecord, loadBoard } from './board-store'

/**
 * Where a league's board stands: its revision, and when the feed last confirmed it (product clock, ISO). One short
 * text in shared memory, because every request for a board reads it and each look into that memory costs.
 */
export interface Standing {
  readonly rev: string
  readonly checkedAt: string
}

export interface BoardStanding extends Standing {
  /** Later than this (product time) nobody says of the board that all is well; Infinity when nobody does anyway. */
  readonly okUntilMs: number
}

export function standingOf(board: Board, checkedAt: string): BoardStanding {
  const { liveIntervalMs: liveMs, clock } = serverSettings()
  const okUntilMs = confirmedUntilMs(board, Date.parse(checkedAt), { liveMs, rate: clock.rate })
  return { rev: board.rev, checkedAt, okUntilMs }
}

// Looking a method up on one of PocketBase's objects costs as much as calling it.
const recall = $app.store().get

export function rememberStanding(slug: Slug, found: BoardStanding): void {
  $app.store().set(`standing:${slug}`, standingText(found))
}

export function standing(slug: Slug): BoardStanding | undefined {
  const text = rememberedStanding(slug)
  return text === undefined ? undefined : parseStanding(text)
}

/** As one text: two that are equal stand for the same. */
export function rememberedStanding(slug: Slug): string | undefined {
  const text = recall(`standing:${slug}`) as string | null
  if (text) return text
  const announced = announcedStanding(slug)
  const board = announced && loadBoard(slug)
  return board && standingText(standingOf(board, announced.checkedAt))
}

function standingText({ rev, checkedAt, okUntilMs }: BoardStanding): string {
  return `${rev}|${checkedAt}|${okUntilMs}`
}

export function parseStanding(text: string): BoardStanding {
  const [rev = '', checkedAt = '', okUntil] = text.split('|')
  return { rev, checkedAt, okUntilMs: Number(okUntil) }
}

/** The same as clients were last told by a push; all that is known after a restart. */
export function announcedStanding(slug: Slug): Standing | undefined {
  const record = findRecord('boards', slug)
  return record && { rev: record.getString('rev'), checkedAt: record.getString('checked_at') }
}
