import type { Unchanged } from '../../../src/domain/game/stuck'
import type { Slug } from '../../../src/domain/league'
import { DAY_MS } from '../../../src/domain/time/intervals'
import { readShared, writeShared } from '../server/shared'
import { findRecord } from '../server/records'

/** By game id: the state of each live game, and since when it has been so. */
export type LiveStates = Readonly<Record<string, Unchanged>>

/** A game that no reply has mentioned for this long is on no board any more. */
const FORGET_AFTER_MS = 2 * DAY_MS

/** From shared memory, or after a restart as they were saved with the last board. */
export function liveStates(slug: Slug): LiveStates {
  return readShared<LiveStates>(key(slug)) ?? savedStates(slug)
}

export function rememberLiveStates(slug: Slug, states: LiveStates, now: number): void {
  const recent = Object.entries(states).filter(([, { sinceMs }]) => now - sinceMs < FORGET_AFTER_MS)
  writeShared(key(slug), Object.fromEntries(recent))
}

function savedStates(slug: Slug): LiveStates {
  const text = findRecord('board_documents', slug)?.getString('live_states')
  return text ? (JSON.parse(text) as LiveStates) : {}
}

function key(slug: Slug): string {
  return `live-states:${slug}`
}
