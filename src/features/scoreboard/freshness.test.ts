import { describe, expect, it } from 'vitest'
import type { Source } from '../../domain/board/board'
import { freshnessOf, freshnessText, troubleText } from './freshness'
import { dayText, timeText } from './local-time'
import { scheduledGame, storedBoard } from './testing/games'

const CHECKED = Date.parse('2026-09-13T21:00:00Z')
const after = (seconds: number, more = {}) => ({ nowMs: CHECKED + seconds * 1000, online: true, ...more })
const troubled = (state: Source['state']) =>
  storedBoard({ source: { state, since: '2026-09-13T20:40:00Z', message: 'Network error.' } })

describe('the freshness of a board', () => {
  it('is told by its age while all is well, and nothing else is said', () => {
    const fresh = freshnessOf(storedBoard(), after(12))
    expect(freshnessText(fresh)).toBe('Updated 12 s ago')
    expect(troubleText(fresh, 0)).toBeUndefined()
  })

  it('is stale after two refresh intervals: half a minute with a live game, longer without', () => {
    expect(freshnessOf(storedBoard(), after(30)).kind).toBe('fresh')
    expect(freshnessOf(storedBoard(), after(31)).kind).toBe('stale')
    const later = storedBoard({ games: [scheduledGame({ start: '2026-09-14T00:20:00Z' })] })
    expect(freshnessOf(later, after(200)).kind).toBe('fresh')
  })

  it('of a server that asks the feed every 2 min is stale after 4 min', () => {
    const slow = { liveMs: 120_000 }
    expect(freshnessOf(storedBoard(), after(240, slow)).kind).toBe('fresh')
    expect(freshnessOf(storedBoard(), after(241, slow)).kind).toBe('stale')
  })

  it('is stale when requests fail for a while, not after a single one', () => {
    const later = storedBoard({ games: [scheduledGame({ start: '2026-09-14T00:20:00Z' })] })
    expect(freshnessOf(later, after(60, { failingSinceMs: CHECKED + 58_000 })).kind).toBe('fresh')
    expect(freshnessOf(later, after(60, { failingSinceMs: CHECKED + 40_000 })).kind).toBe('stale')
  })

  it('does not call the server lost because an earlier visit was long ago, but when requests fail or none helps', () => {
    const opened = freshnessOf(storedBoard(), after(3600))
    expect(freshnessText(opened)).toBe(`Scores as of ${timeText(CHECKED)} · 1 h ago`)
    expect(troubleText(opened, 15_000)).toBeUndefined()
    const lost = 'Turbo Scores cannot be reached right now. We keep trying, and these scores stay.'
    expect(troubleText(opened, 15_001)).toBe(lost)
    const failing = (seconds: number) =>
      freshnessOf(storedBoard(), after(3600 + seconds, { failingSinceMs: CHECKED + 3_600_000 }))
    expect(troubleText(failing(5), 5000)).toBeUndefined()
    expect(troubleText(failing(6), 6000)).toBe(lost)
  })

  it('speaks of the feed and not of the visitor’s connection, since the server was reached', () => {
    const message = 'Request timed out. Please check your connection.'
    const source = { state: 'down', since: '2026-09-13T20:40:00Z', message } as const
    const text = troubleText(freshnessOf(storedBoard({ source }), after(600)), 0)
    expect(text).toMatch(/^Failed to load NFL data\. Please try again\. No news from the score feed since/)
  })

  it('says as of when the scores are and what the feed does', () => {
    const text = (state: Source['state']) => freshnessText(freshnessOf(troubled(state), after(20)))
    expect(text('late')).toBe(`Scores as of ${timeText(CHECKED)} · feed is late`)
    expect(text('down')).toBe(`Scores as of ${timeText(CHECKED)} · feed not answering`)
  })

  it('explains trouble of the feed in its own words and since when', () => {
    expect(troubleText(freshnessOf(troubled('down'), after(20)), 0)).toBe(
      `Network error. No news from the score feed since ${timeText(CHECKED - 20 * 60_000)}. We keep trying.`,
    )
  })

  it('names the nearest cause: without a network nothing is known of the feed', () => {
    expect(freshnessOf(troubled('down'), after(20, { online: false })).kind).toBe('offline')
  })

  it('gives the day of scores that are not of today', () => {
    const old = freshnessOf(storedBoard(), after(3 * 86_400, { online: false }))
    expect(freshnessText(old)).toBe(`Offline · scores as of ${dayText(CHECKED)}, ${timeText(CHECKED)}`)
  })
})
