import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubStore } from '../server/testing/stub-store'

const { values, store } = stubStore()
let said: unknown[] = []
let lines: unknown[] = []
vi.stubGlobal('$os', { getenv: () => JSON.stringify({ clock: { start: 0, anchor: 0, rate: 1 } }) })
vi.stubGlobal('$app', {
  logger: () => ({
    warn: (...line: unknown[]) => {
      lines.push(line)
      said.push(line.at(-1))
    },
  }),
  store,
})

vi.resetModules()
const { logOddities } = await import('./oddities')
const { ALERT_QUIET_MS } = await import('../../../src/domain/operations/alerts/find-alerts')

const NOW = Date.parse('2026-10-26T04:10:00Z')
const broken = (eventId: string) => ({ dropped: [{ eventId, reason: 'no teams' }] })
const WELL = { dropped: [] }

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  values.clear()
  said = []
  lines = []
})
afterEach(() => vi.useRealTimers())

it('a broken game of last night is told once, though the games of today are read in turn with it', () => {
  for (let poll = 0; poll < 10; poll++) {
    logOddities('nfl', broken('17'))
    logOddities('nfl', WELL)
    vi.advanceTimersByTime(15_000)
  }
  expect(said).toEqual(['17: no teams'])
})

it('a game that stays broken is told again before its alert would end', () => {
  const times: number[] = []
  for (let ms = 0; ms <= 2 * ALERT_QUIET_MS; ms += 15_000) {
    vi.setSystemTime(NOW + ms)
    said = []
    logOddities('nfl', broken('17'))
    if (said.length > 0) times.push(ms)
  }
  const gaps = times.slice(1).map((ms, index) => ms - times[index]!)
  expect(gaps.length).toBeGreaterThan(1)
  expect(Math.max(...gaps)).toBeLessThan(ALERT_QUIET_MS)
  expect(Math.min(...gaps)).toBeGreaterThan(ALERT_QUIET_MS / 3)
})

it('a game that breaks later is told at once, and each league for itself', () => {
  logOddities('nfl', broken('17'))
  logOddities('nfl', { dropped: [...broken('17').dropped, ...broken('18').dropped], unreadableDates: 2 })
  logOddities('nba', broken('17'))
  expect(said).toEqual(['17: no teams', '18: no teams', '2 games', '17: no teams'])
})

it('dates that cannot be read are told for each league, and again after the clock was set back', () => {
  const dates = { ...WELL, unreadableDates: 2 }
  logOddities('nfl', dates)
  logOddities('nba', dates)
  expect(said).toHaveLength(2)
  vi.setSystemTime(NOW - ALERT_QUIET_MS)
  logOddities('nfl', dates)
  expect(said).toHaveLength(3)
})

it('the lines name the league and the game, or how many dates cannot be read', () => {
  logOddities('nfl', { ...broken('17'), unreadableDates: 2 })
  expect(lines).toEqual([
    ['Dropped a game the feed sent broken', 'league', 'nfl', 'event', '17: no teams'],
    ['The feed sent dates that cannot be read', 'league', 'nfl', 'event', '2 games'],
  ])
})
