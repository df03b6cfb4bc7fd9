import { expect, it } from 'vitest'
import type { Freshness, FreshnessKind } from '../../domain/freshness/freshness'
import { freshnessText, momentText, shortFreshnessText } from '../../state/freshness-words'
import { dayText, timeText } from '../../platform/local-time'
import { storedBoard } from './testing/games'
import { troubleText } from './trouble-text'

const CHECKED = Date.parse('2026-09-13T21:00:00Z')
const SINCE = CHECKED - 20 * 60_000
const at = timeText(CHECKED)
const { board } = storedBoard()
const feedSays = (message: string) => ({ ...board, source: { state: 'down', since: '', message } as const })

function told(kind: FreshnessKind, seconds = 20, isReached = true): Freshness {
  const facts = { checkedAtMs: CHECKED, ageMs: seconds * 1000, isCurrent: false }
  return { kind, ...facts, isReached, sinceMs: SINCE } as Freshness
}

it.each([
  ['fresh', 'Updated 20 s ago', 'Updated 20 s ago'],
  ['old', `Scores as of ${at} · 20 s ago`, 'Updated 20 s ago'],
  ['offline', `Offline · scores as of ${at}`, 'Offline · 20 s ago'],
  ['unreachable', `Server unreachable · scores as of ${at}`, 'Unreachable · 20 s ago'],
  ['paused', `Paused · scores as of ${at}`, 'Paused · 20 s ago'],
  ['late', `Scores as of ${at} · feed is late`, 'Feed late · 20 s ago'],
  ['down', `Scores as of ${at} · feed down`, 'Feed down · 20 s ago'],
] as const)('scores that are %s say how old they are and why', (kind, text, short) => {
  expect([freshnessText(told(kind)), shortFreshnessText(told(kind))]).toEqual([text, short])
})

it('scores that are not of today give their day', () => {
  expect(freshnessText(told('offline', 3 * 86_400))).toBe(`Offline · scores as of ${dayText(CHECKED)}, ${at}`)
})

it('nothing is explained while all is well, nor while refreshing is paused', () => {
  expect([troubleText(told('fresh'), board, 0), troubleText(told('paused'), board, 0)]).toEqual([
    undefined,
    undefined,
  ])
})

it('calls the server lost when no answer comes, not because an earlier visit was long ago', () => {
  expect(troubleText(told('old', 3600, false), board, 15_000)).toBeUndefined()
  const lost = 'Turbo Scores cannot be reached right now. We keep trying, and these scores stay.'
  expect(troubleText(told('old', 3600, false), board, 15_001)).toBe(lost)
  expect(troubleText(told('unreachable'), board, 0)).toBe(lost)
})

it('somebody who is offline reads that scores come back by themselves', () => {
  expect(troubleText(told('offline'), board, 0)).toBe(
    'You are offline. Scores will update by themselves when the connection is back.',
  )
})

it('a late feed without a message is explained only by the time of its last news', () => {
  expect(troubleText(told('late'), board, 0)).toBe(
    `No news from the score feed since ${timeText(SINCE)}. We keep trying.`,
  )
})

it('a feed without news since another day is explained with that day', () => {
  const later = told('late', 86_400)
  expect(troubleText(later, board, 0)).toBe(
    `No news from the score feed since ${dayText(SINCE)}, ${timeText(SINCE)}. We keep trying.`,
  )
})

it('a feed that failed only hours after its last news is explained with the time of that news', () => {
  const asked = { ...told('down', 7 * 3600), sinceMs: CHECKED + 6 * 3600_000 } as Freshness
  const since = momentText(CHECKED, CHECKED + 7 * 3600_000)
  expect(troubleText(asked, feedSays('Network error.'), 0)).toBe(
    `Network error. No news from the score feed since ${since}. We keep trying.`,
  )
})

it('when the server answers without newer scores, the feed is named, not the server', () => {
  expect(troubleText(told('old', 3600), board, 15_001)).toBe(
    `No news from the score feed since ${at}. We keep trying.`,
  )
})

it('explains trouble of the feed in its own words and since when, never as one of the visitor’s connection', () => {
  const since = ` No news from the score feed since ${timeText(SINCE)}. We keep trying.`
  expect(troubleText(told('down'), feedSays('Network error.'), 0)).toBe(`Network error.${since}`)
  expect(troubleText(told('down'), feedSays('Request timed out. Please check your connection.'), 0)).toBe(
    `Failed to load NFL data. Please try again.${since}`,
  )
})
