import type { FeedFailure } from '../../../src/domain/polling/feed-failure'
import type { Sport } from '../../../src/domain/league'
import { parseForeign } from '../../../src/feeds/foreign-json'
import type { Loaded } from '../cache/answer-once'
import { ask } from './ask'
import { failureOf, invalidReply, upstreamFailure } from './upstream-failure'

export type FetchedJson =
  | { readonly ok: true; readonly text: string; readonly reply: object }
  | { readonly ok: false; readonly bad: Extract<Loaded, { kind: 'bad' }>; readonly failure: FeedFailure }

const NO_JSON: FeedFailure = { kind: 'validation', reason: 'Invalid API response: not a JSON object' }

/** One upstream request whose answer has to be a JSON object. */
export function fetchJson(url: string, sport: Sport): FetchedJson {
  const upstream = ask(url)
  if (upstream.kind !== 'reply' || upstream.status !== 200) {
    return { ok: false, bad: upstreamFailure(upstream, sport), failure: failureOf(upstream) }
  }
  const text = toString(upstream.body)
  const reply = parseObject(text)
  return reply ? { ok: true, text, reply } : { ok: false, bad: invalidReply(sport), failure: NO_JSON }
}

/** The object in a text from outside; undefined when it contains none, or a harmful one. */
export function parseObject(text: string): object | undefined {
  const parsed = parseForeign(text)
  return parsed.ok && typeof parsed.value === 'object' && parsed.value !== null ? parsed.value : undefined
}
