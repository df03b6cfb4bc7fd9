import type { FeedFailure } from '../../../src/domain/polling/feed-failure'
import { parseForeign } from '../../../src/feeds/foreign-json'
import { ask } from '../upstream/ask'
import { serverSettings } from '../server/settings'
import { watchClock } from '../upstream/watch-clock'
import { noteFeedReached } from './feed-reached'
import { reportFeedChange } from './report-feed-change'

export type FeedReply =
  | { readonly ok: true; readonly reply: unknown }
  | { readonly ok: false; readonly failure: FeedFailure }

/** One upstream request to the feed's site host. The adapters refuse a reply that is not JSON. */
export function askFeed(path: string): FeedReply {
  const upstream = ask(serverSettings().feedSiteUrl + path)
  reportFeedChange(upstream.kind === 'reply')
  if (upstream.kind === 'timeout') return { ok: false, failure: { kind: 'timeout' } }
  if (upstream.kind === 'unreachable') return { ok: false, failure: { kind: 'network' } }
  watchClock(upstream.header('Date'), upstream.header('Age'))
  if (upstream.status !== 200) return { ok: false, failure: { kind: 'status', status: upstream.status } }
  return { ok: true, reply: parseJson(toString(upstream.body)) }
}

export function invalid(reason: string): { readonly ok: false; readonly failure: FeedFailure } {
  return { ok: false, failure: { kind: 'validation', reason } }
}

/** A reply that is not harmless JSON is as invalid as one without events, and the same rule refuses it. */
function parseJson(text: string): unknown {
  const parsed = parseForeign(text)
  if (!parsed.ok) return undefined
  noteFeedReached()
  return parsed.value
}
