import type { Board } from '../../domain/board/board'
import type { Freshness } from '../../domain/freshness/freshness'
import { failureMessage } from '../../domain/polling/feed-failure'
import { CONNECTION_TEXTS, momentText } from '../../state/freshness-words'

/** Scores of an earlier visit are old when the page opens, which is no trouble yet. */
const PATIENCE_MS = 15_000

type FeedTrouble = Extract<Freshness, { readonly kind: 'late' | 'down' }>

/**
 * The whole sentence for the notice; undefined while all is well. It contains no age, so that screen readers
 * read it only once. `lastedMs` is how long the state has lasted.
 */
export function troubleText(freshness: Freshness, board: Board, lastedMs: number): string | undefined {
  const nowMs = freshness.checkedAtMs + freshness.ageMs
  switch (freshness.kind) {
    case 'fresh':
    case 'paused':
      return undefined
    case 'offline':
    case 'unreachable':
      return CONNECTION_TEXTS[freshness.kind]
    case 'old':
      if (lastedMs <= PATIENCE_MS) return undefined
      if (!freshness.isReached) return CONNECTION_TEXTS.unreachable
      return noNewsText(freshness.checkedAtMs, nowMs)
    case 'late':
    case 'down':
      return `${feedTrouble(board)} ${noNewsText(lastNewsMs(freshness), nowMs)}`.trim()
  }
}

/** Trouble begins with the first poll that failed, which may be hours after the last answer, as when the server slept. */
function lastNewsMs({ sinceMs, checkedAtMs }: FeedTrouble): number {
  return Math.min(sinceMs, checkedAtMs)
}

function noNewsText(sinceMs: number, nowMs: number): string {
  return `No news from the score feed since ${momentText(sinceMs, nowMs)}. We keep trying.`
}

/** The server was reached, so its trouble with the feed is not one of the visitor's connection. */
export function feedTrouble({ sport, source: { message = '' } }: Board): string {
  return isOfConnection(message) ? failureMessage({ kind: 'status', status: 503 }, sport) : message
}

/** Whether the message of a failure speaks of the visitor's connection. */
export function isOfConnection(message: string): boolean {
  return /your connection/.test(message)
}
