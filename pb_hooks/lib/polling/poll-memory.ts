import type { Source } from '../../../src/domain/board/board'
import type { Slug } from '../../../src/domain/league'
import { readShared, writeShared } from '../server/shared'

/**
 * What polling a league remembers between ticks. It is lost with the process and can all be found out again.
 */
export interface PollMemory {
  /** Wall time of the next tick. */
  readonly dueAt: number
  readonly retriesMade: number
  /** What the league's reader knows: which day it reads, where its search stands. */
  readonly reader?: unknown
  /** How the feed behaves; also known while there is no board yet. */
  readonly source?: Source
}

const NOTHING_YET: PollMemory = { dueAt: 0, retriesMade: 0 }

interface Noted {
  readonly memory: PollMemory
  /** Wall time. */
  readonly at: number
}

/** After the clock was set back nobody knows how far away the next tick is, so it is due now. */
export function pollMemory(slug: Slug): PollMemory {
  const { memory, at } = readShared<Noted>(`poll:${slug}`) ?? { memory: NOTHING_YET, at: 0 }
  return at > Date.now() ? { ...memory, dueAt: 0 } : memory
}

export function rememberPoll(slug: Slug, memory: PollMemory): void {
  const noted: Noted = { memory, at: Date.now() }
  writeShared(`poll:${slug}`, noted)
}
