import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkedJson } from '../../backend/testing/checked-json'
import { comingGame, playedGame, sampleSeason } from '../../domain/teams/testing/sample-season'
import { fetchSeasonWithLines } from './season-with-lines'

describe('the season of a team with the lines of its games', () => {
  afterEach(() => vi.unstubAllGlobals())

  /** What the server answers: the season, then one status for each question about lines. */
  function serve(games: number, ...lineStatuses: readonly number[]) {
    const played = Array.from({ length: games }, (_, at) => playedGame({ id: `${at + 1}` }))
    const season = sampleSeason({ games: [...played, comingGame()] })
    const asked: string[][] = []
    vi.stubGlobal('fetch', async (path: string) => {
      if (path.startsWith('/api/teams/')) return checkedJson({ v: 1, sport: 'NFL', ...season })
      const ids = new URL(path, 'http://server').searchParams.get('ids')!.split(',')
      const status = lineStatuses[asked.push(ids) - 1] ?? 200
      return Response.json({ rows: ids.map((id) => ({ game_id: id, home_spread: -3 })) }, { status })
    })
    return asked
  }
  async function contentFor(mayOdds: boolean) {
    const answer = await fetchSeasonWithLines({ slug: 'nfl', team: '12', mayOdds })
    return answer.kind === 'history' ? answer.content : undefined
  }

  it('has a line for each game that is over', async () => {
    const asked = serve(2)
    const content = await contentFor(true)
    expect(asked).toEqual([['1', '2']])
    expect(content?.season.games).toHaveLength(3)
    expect(content?.spreads).toEqual([
      { game_id: '1', home_spread: -3 },
      { game_id: '2', home_spread: -3 },
    ])
  })

  it('asks for a hundred games at a time', async () => {
    const asked = serve(201)
    const content = await contentFor(true)
    expect(asked.map((ids) => [ids.length, ids[0], ids.at(-1)])).toEqual([
      [100, '1', '100'],
      [100, '101', '200'],
      [1, '201', '201'],
    ])
    expect(content?.spreads).toHaveLength(201)
  })

  it('asks for no lines when the viewer may not see odds, or no game is over', async () => {
    const asked = serve(2)
    expect(await contentFor(false)).not.toHaveProperty('spreads')
    const askedOfNone = serve(0)
    expect(await contentFor(true)).not.toHaveProperty('spreads')
    expect([asked, askedOfNone]).toEqual([[], []])
  })

  it('is the season without lines when some of the lines cannot be loaded', async () => {
    serve(101, 200, 503)
    const content = await contentFor(true)
    expect(content?.season.games).toHaveLength(102)
    expect(content).not.toHaveProperty('spreads')
  })

  it.each([
    [404, { kind: 'none' }],
    [403, { kind: 'failed', reason: 'refused' }],
  ] as const)('is missing when the server answers %i, and no line is asked for', async (status, answer) => {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (path: string) => (asked.push(path), Response.json({}, { status })))
    expect(await fetchSeasonWithLines({ slug: 'nfl', team: '12', mayOdds: true })).toEqual(answer)
    expect(asked).toEqual(['/api/teams/nfl/12'])
  })
})
