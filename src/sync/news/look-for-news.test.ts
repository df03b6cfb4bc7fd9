import { describe, expect, it } from 'vitest'
import type { Game } from '../../domain/game/game'
import type { GameSlug } from '../../domain/league'
import type { TeamKey } from '../../domain/people/favourites/team-key'
import { finalGame, liveGame, sampleHead, sampleTeam } from '../../domain/testing/sample-game'
import { createStorage } from '../../storage/storage'
import { boardOf } from '../testing/sample-boards'
import { lookForNews, lookForNewsOf } from './look-for-news'

const CHECKED = '2026-09-06T17:05:00Z'
const NOW = Date.parse(CHECKED)
const home = (id: string) => sampleTeam({ id })

async function look(
  boards: Partial<Record<GameSlug, readonly Game[]>>,
  ...words: [TeamKey, boolean?, string?][]
) {
  const storage = createStorage()
  for (const [slug, games] of Object.entries(boards) as [GameSlug, readonly Game[]][]) {
    await storage.save('boards', { slug, board: boardOf(slug, 'a-1', games), checkedAt: CHECKED })
  }
  for (const [team, on = true, owner = 'ann'] of words) {
    await storage.save('favourites', { key: `${owner}/${team}`, owner, team, on, at: 1 })
  }
  return lookForNews(storage, 'ann', NOW)
}

describe('what boards say of favourites', () => {
  it('comes league by league, with one count of all their live games', async () => {
    const found = await look(
      {
        nfl: [liveGame({ id: '1', homeTeam: home('12') }), liveGame({ id: '2', homeTeam: home('13') })],
        nba: [liveGame({ id: '3', homeTeam: home('5') }), finalGame({ id: '4', homeTeam: home('6') })],
      },
      ['nfl/12'],
      ['nba/5'],
      ['nba/6'],
    )
    expect(found.slugs).toEqual(['nfl', 'nba'])
    expect(found.live).toBe(2)
    expect(found.news.map(({ key }) => key)).toEqual(['nfl/1/start', 'nba/3/start', 'nba/4/final'])
  })

  it('is nothing for a team that was removed again, or is another user’s favourite', async () => {
    const games = [liveGame({ homeTeam: home('12'), awayTeam: home('13') })]
    expect(await look({ nfl: games }, ['nfl/12', false], ['nfl/13', true, 'bob'])).toEqual({
      slugs: [],
      live: 0,
      news: [],
      late: [],
      teams: new Set(),
    })
  })

  it.each([
    ['a board of which the server says that the feed is down', 'down', '2026-09-06T17:05:00Z'],
    ['a board that was not confirmed for more than twenty minutes', 'ok', '2026-09-06T16:44:59Z'],
  ] as const)('counts no game of %s as live, but still tells its news', async (_what, state, checkedAt) => {
    const storage = createStorage()
    const board = boardOf('nfl', 'a-1', [liveGame({ id: '1', homeTeam: home('12') })])
    const source = { ...board.source, state }
    await storage.save('boards', { slug: 'nfl', board: { ...board, source }, checkedAt })
    const found = await lookForNewsOf(new Set(['nfl/12'] as const), storage, NOW)
    expect([found.live, found.news.map(({ key }) => key)]).toEqual([0, ['nfl/1/start']])
  })

  it('is the end of a game, but no close finish, where the feed has been down for hours', async () => {
    const storage = createStorage()
    const tight = { quarter: '4Q • 2:10', timeLeft: '2:10', start: '2026-09-06T13:00:00Z' }
    const games = [
      liveGame({ ...tight, id: '1', homeTeam: home('12') }),
      finalGame({ id: '2', start: '2026-09-06T09:00:00Z', homeTeam: home('13') }),
    ]
    const board = boardOf('nfl', 'a-1', games)
    const told = async (checkedAt: string) => {
      await storage.save('boards', { slug: 'nfl', board, checkedAt })
      const { news } = await lookForNewsOf(new Set(['nfl/12', 'nfl/13'] as const), storage, NOW)
      return news.map(({ key }) => key)
    }
    expect(await told('2026-09-06T12:05:00Z')).toEqual(['nfl/2/final'])
    expect(await told(CHECKED)).toEqual(['nfl/1/close', 'nfl/2/final'])
  })

  it('is nothing of a league that operators hide', async () => {
    const storage = createStorage()
    const game = liveGame({ id: '1', homeTeam: home('12') })
    await storage.save('boards', { slug: 'nfl', board: boardOf('nfl', 'a-1', [game]), checkedAt: CHECKED })
    await storage.save('heads', sampleHead({ id: 'nfl', visible: false }))
    const news = () => lookForNewsOf(new Set(['nfl/12'] as const), storage, NOW)
    expect(await news()).toEqual({ slugs: ['nfl'], live: 0, news: [], late: [], teams: new Set(['nfl/12']) })
    await storage.save('heads', sampleHead({ id: 'nfl' }))
    expect((await news()).news).toHaveLength(1)
  })

  it('names their games of last night that go on, since no board will show how those end', async () => {
    const games = [
      liveGame({ id: '1', homeTeam: home('12'), lastNight: true }),
      liveGame({ id: '2', homeTeam: home('13'), lastNight: true }),
      liveGame({ id: '3', homeTeam: home('12') }),
    ]
    const { late } = await look({ nfl: games }, ['nfl/12'])
    expect(late).toEqual([{ slug: 'nfl', gameId: '1', boardDay: '2026-01-11' }])
  })

  it('is nothing yet where the board has not come', async () => {
    expect(await look({}, ['nfl/12'])).toEqual({
      slugs: ['nfl'],
      live: 0,
      news: [],
      late: [],
      teams: new Set(['nfl/12']),
    })
  })
})
