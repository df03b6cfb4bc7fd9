import { afterEach, describe, expect, it, vi } from 'vitest'
import { sampleCompetitor, sampleEvent } from '../../feeds/espn/testing/sample-event'
import { loadGames } from './load-games'

describe('002 section 2: the games of a day to be played with', () => {
  let asked: string[] = []
  afterEach(() => {
    vi.unstubAllGlobals()
    asked = []
  })

  function answer(body: unknown, status = 200) {
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path)
      return Response.json(body, { status })
    })
  }

  it('are those of the feed, by their start, each with its line', async () => {
    const odds = [{ provider: { id: '1', name: 'Book' }, details: 'HOM -7', spread: -7, overUnder: 44.5 }]
    const sides = { home: sampleCompetitor('home'), away: sampleCompetitor('away') }
    answer({
      events: [
        sampleEvent('NFL', { id: '2', date: '2026-09-06T20:00Z' }),
        sampleEvent('NFL', { id: '1', date: '2026-09-06T17:00Z' }, { odds }, sides),
      ],
    })
    const { state, games } = await loadGames('NFL', '2026-09-06')
    expect(asked).toEqual(['/api/espn/apis/site/v2/sports/football/nfl/scoreboard?dates=20260906&limit=100'])
    expect(state).toEqual({ kind: 'loaded', games: 2 })
    expect(games.map(({ id, sport }) => [id, sport])).toEqual([
      ['1', 'NFL'],
      ['2', 'NFL'],
    ])
    expect(games.map(({ homeTeamOdds }) => homeTeamOdds !== undefined)).toEqual([true, false])
  })

  it('of a league that cannot be simulated are not asked for', async () => {
    answer({ events: [] })
    expect(await loadGames('PGA', '2026-09-06')).toEqual({
      state: { kind: 'not-configured', sport: 'PGA' },
      games: [],
    })
    expect(asked).toEqual([])
  })

  it('may be none', async () => {
    answer({ events: [] })
    expect(await loadGames('NBA', '2026-09-06')).toEqual({ state: { kind: 'loaded', games: 0 }, games: [] })
  })

  it('are reported as refused, with the status of the answer', async () => {
    answer({}, 503)
    expect(await loadGames('NBA', '2026-09-06')).toEqual({
      state: { kind: 'refused', sport: 'NBA', status: 503 },
      games: [],
    })
  })

  it.each([
    ['cannot be read', () => answer({ events: 7 })],
    ['do not come', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))],
  ])('%s', async (_what, arrange) => {
    arrange()
    expect(await loadGames('NFL', '2026-09-06')).toEqual({ state: { kind: 'failed' }, games: [] })
  })
})
