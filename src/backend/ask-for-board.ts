import type { Slug } from '../domain/league'
import { REALTIME_TIMEOUT_MS } from '../domain/time/intervals'
import { readBoardAnswer, type BoardAnswer } from './read-board-answer'

/** For the worker while no page is open: it does not note whether the server was reached, since no screen shows it. */
export async function askForBoard(slug: Slug, knownRev?: string): Promise<BoardAnswer> {
  try {
    const response = await fetch(`/api/boards/${slug}`, {
      headers: knownRev === undefined ? {} : { 'If-None-Match': `"${knownRev}"` },
      cache: 'no-store',
      signal: AbortSignal.timeout(REALTIME_TIMEOUT_MS),
    })
    const { status, headers } = response
    const body: unknown = await response.json().catch(() => undefined)
    return readBoardAnswer(slug, { kind: 'answered', status, headers, body })
  } catch {
    return { kind: 'failed', reason: 'network' }
  }
}
