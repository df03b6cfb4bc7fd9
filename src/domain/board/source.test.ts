import { describe, expect, it } from 'vitest'
import type { Source } from './board'
import { sourceAfter, type PollOutcome } from './source'

const ok: PollOutcome = { ok: true }
const timeout = (retriesLeft: boolean): PollOutcome => ({
  ok: false,
  failure: { kind: 'timeout' },
  retriesLeft,
})
const network = (retriesLeft: boolean): PollOutcome => ({
  ok: false,
  failure: { kind: 'network' },
  retriesLeft,
})

const TIMED_OUT = 'Request timed out. Please check your connection.'
const NETWORK = 'Network error. Please check your connection and try again.'

/** Polls at 12:00, 12:01, … and what the source is after each. */
function story(...outcomes: readonly PollOutcome[]): readonly (readonly [string, string, string?])[] {
  let source: Source | undefined
  return outcomes.map((outcome, minute) => {
    source = sourceAfter(source, outcome, `12:0${minute}`, 'NFL')
    return source.message === undefined
      ? [source.state, source.since]
      : [source.state, source.since, source.message]
  })
}

describe('the source', () => {
  it('stays ok since the first good poll', () => {
    expect(story(ok, ok, ok)).toEqual([
      ['ok', '12:00'],
      ['ok', '12:00'],
      ['ok', '12:00'],
    ])
  })

  it('is late while retries are left, then down, and keeps the time when the trouble began', () => {
    expect(story(ok, timeout(true), timeout(true), timeout(false), ok)).toEqual([
      ['ok', '12:00'],
      ['late', '12:01', TIMED_OUT],
      ['late', '12:01', TIMED_OUT],
      ['down', '12:01', TIMED_OUT],
      ['ok', '12:04'],
    ])
  })

  it('is down at once when a retry would not help, also at the very first poll', () => {
    expect(story(network(false))).toEqual([['down', '12:00', NETWORK]])
  })

  it('names the latest trouble, and keeps the time when the first began', () => {
    expect(story(timeout(true), network(true))).toEqual([
      ['late', '12:00', TIMED_OUT],
      ['late', '12:00', NETWORK],
    ])
  })

  it('stays down until a poll succeeds, however often it is tried again', () => {
    expect(story(timeout(false), timeout(true))).toEqual([
      ['down', '12:00', TIMED_OUT],
      ['down', '12:00', TIMED_OUT],
    ])
  })
})
