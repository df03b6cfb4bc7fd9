import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lineMoves } from '../../domain/odds/line-move'
import { linePoints } from '../../domain/odds/line-point'
import { THREE_CHANGES } from '../../domain/odds/testing/sample-changes'
import { comingGame, playedGame, sampleSeason } from '../../domain/teams/testing/sample-season'
import { finalGame, liveGame } from '../../domain/testing/sample-game'
import { HOUR_MS, MINUTE_MS } from '../../domain/time/intervals'
import { noop } from '../../platform/timers'
import type { TableName } from '../../storage/rows'
import { createStorage, type Storage } from '../../storage/storage'
import { pagePorts } from '../page-ports'
import { START } from '../testing/hand-time'
import { stubPage } from '../testing/stub-page'
import {
  startDay,
  startLastLines,
  startLineMoves,
  startLinePoints,
  startTeamSeason,
  startWeather,
} from './browser-history'
import type { HistorySync } from './history-sync'

const KEY = 'ann/what'
const NOW = new Date(START).toISOString()
/** The server's answer may be older than the question. */
const CHECKED_AT = new Date(START - 3_600_000).toISOString()
const VENUE = { name: 'Lumen Field', city: 'Seattle', state: 'WA' }
const GAMES = [finalGame({ id: '401' })]
const WEATHER = { weather: { temp: 58, condition: 'Overcast', estimated: false } }
const SEASON = { v: 1, sport: 'NFL', ...sampleSeason({ games: [playedGame({ id: '1' })] }) }
const LINES = [{ game_id: '1', home_spread: -3 }]

/** What the server answers to each question. */
const ANSWERS: Readonly<Record<string, object>> = {
  '/api/odds/nfl/401/history?page=1': { rows: THREE_CHANGES, more: false },
  '/api/odds/changes?sport=NFL&limit=100': { rows: THREE_CHANGES },
  '/api/days/nfl/2026-01-10': { v: 1, sport: 'NFL', day: '2026-01-10', games: GAMES },
  '/api/weather/detail?city=Seattle&state=WA&venue=Lumen+Field&sport=nfl': WEATHER,
  '/api/teams/nfl/12': SEASON,
  '/api/odds/nfl?ids=1': { rows: LINES },
}

let storage: Storage
let sync: HistorySync | undefined
beforeEach(() => {
  stubPage()
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  storage = createStorage()
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(ANSWERS[path], {
      status: ANSWERS[path] ? 200 : 404,
      headers: { 'X-Checked-At': CHECKED_AT },
    }),
  )
})
afterEach(() => {
  sync?.stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const SEASON_FOR = (mayOdds: boolean) => () =>
  startTeamSeason(place(), { slug: 'nfl', team: '12', mayOdds }, noop)
const place = () => ({ storage, key: KEY })
const NO_LINES = { season: SEASON }

describe('what is opened is asked for, and stored with the time at which it was true', () => {
  it.each<[string, TableName, () => HistorySync, object, string?]>([
    [
      'how the line of a game moved',
      'movements',
      () => startLinePoints(place(), 'nfl', '401', noop),
      { points: linePoints(THREE_CHANGES) },
      NOW,
    ],
    [
      'which lines of a league moved last',
      'moves',
      () => startLineMoves(place(), 'nfl', noop),
      { moves: lineMoves(THREE_CHANGES) },
      NOW,
    ],
    ['the games of a day', 'days', () => startDay(place(), 'nfl', '2026-01-10', noop), { games: GAMES }],
    [
      'the weather at a venue',
      'weather',
      () => startWeather(place(), 'nfl', VENUE, noop),
      { detail: WEATHER, measuredAt: CHECKED_AT },
      NOW,
    ],
    ['a season with its lines', 'seasons', SEASON_FOR(true), { season: SEASON, spreads: LINES }],
    ['a season alone, for who may see no odds', 'seasons', SEASON_FOR(false), NO_LINES],
  ])('%s', async (_what, table, start, content, checkedAt = CHECKED_AT) => {
    sync = start()
    const kept = { key: KEY, ...content, checkedAt }
    await expect.poll(() => storage.read(table, KEY)).toEqual(kept)
  })
})

describe('a day or a season with a game that goes on', () => {
  const LIVE_DAY = { v: 1, sport: 'NFL', day: '2026-01-10', games: [...GAMES, liveGame({ id: '402' })] }
  const LIVE_SEASON = { ...SEASON, games: [...SEASON.games, { ...playedGame({ id: '2' }), phase: 'live' }] }

  /** How often it is asked for within a minute. */
  async function requestsFor(start: () => HistorySync, body: object): Promise<number> {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: START })
    const requests: string[] = []
    vi.stubGlobal('fetch', async (path: string) => {
      requests.push(path)
      return Response.json(body, { headers: { 'X-Checked-At': CHECKED_AT } })
    })
    sync = start()
    await vi.advanceTimersByTimeAsync(MINUTE_MS)
    return requests.length
  }
  const day = () => startDay(place(), 'nfl', '2026-01-10', noop)

  it('is asked for again every half minute', async () => {
    expect(await requestsFor(day, LIVE_DAY)).toBe(3)
    sync?.stop()
    expect(await requestsFor(SEASON_FOR(false), LIVE_SEASON)).toBe(3)
  })

  it('is not asked for again so soon when nothing has happened in that game for hours', async () => {
    const stuckSince = new Date(START - 3 * HOUR_MS).toISOString()
    const stuck = (body: typeof LIVE_DAY | typeof LIVE_SEASON) => ({
      ...body,
      games: body.games.map((game) => (game.phase === 'live' ? { ...game, stuckSince } : game)),
    })
    expect(await requestsFor(day, stuck(LIVE_DAY))).toBe(1)
    sync?.stop()
    expect(await requestsFor(SEASON_FOR(false), stuck(LIVE_SEASON))).toBe(1)
  })

  it('is asked for once when auto-refresh is off, as one whose games are over', async () => {
    expect(await requestsFor(day, ANSWERS['/api/days/nfl/2026-01-10']!)).toBe(1)
    sync?.stop()
    vi.spyOn(pagePorts, 'autoRefresh').mockReturnValue(false)
    expect(await requestsFor(day, LIVE_DAY)).toBe(1)
    vi.restoreAllMocks()
  })
})

it('a season is asked for again when its next game begins', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: START })
  // Time runs so fast here that the page would think it had slept.
  vi.spyOn(pagePorts, 'onWake').mockReturnValue(noop)
  const next = comingGame({ id: '2', start: new Date(START + 3 * HOUR_MS).toISOString() })
  const ask = vi.fn(async () =>
    Response.json({ ...SEASON, games: [...SEASON.games, next] }, { headers: { 'X-Checked-At': CHECKED_AT } }),
  )
  vi.stubGlobal('fetch', ask)
  sync = SEASON_FOR(false)()
  await vi.advanceTimersByTimeAsync(3 * HOUR_MS - MINUTE_MS)
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS)
  expect(ask).toHaveBeenCalledTimes(2)
  vi.restoreAllMocks()
})

it('the kept lines of games are handed to whoever asked for them', async () => {
  const onLines = vi.fn()
  sync = startLastLines('nfl', ['1'], onLines)
  await expect.poll(() => onLines.mock.calls).toEqual([[LINES]])
})
