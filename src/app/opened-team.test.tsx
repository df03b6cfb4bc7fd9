import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkedJson } from '../backend/testing/checked-json'
import type { BoardHead } from '../domain/board/board'
import { permissionsOfTier, type Permission } from '../domain/people/tiers/permission'
import { sampleHead } from '../domain/testing/sample-game'
import { comingGame, playedGame, sampleSeason } from '../domain/teams/testing/sample-season'
import { serverReach } from '../platform/reach'
import { sessionAtom } from '../state/session'
import { eventually, find, settle } from '../ui/testing/render'
import { renderApp } from './testing/render-app'

let app: Awaited<ReturnType<typeof renderApp>>
let asked: string[] = []
let answer: () => Response
beforeEach(() => {
  asked = []
  const games = [
    playedGame({ id: '1', start: '2026-10-11T17:00:00Z', isHome: false, own: 3, theirs: 9 }),
    playedGame(),
    comingGame({ start: '2099-11-01T18:00:00Z' }),
  ]
  answer = () => checkedJson({ v: 1, sport: 'NFL', ...sampleSeason({ games }) })
  vi.stubGlobal('fetch', async (path: string) => {
    if (!/^\/api\/(teams\/|odds\/nfl\?ids)/.test(path)) throw new TypeError('not of this test')
    asked.push(path)
    if (path.startsWith('/api/odds')) return Response.json({ rows: [{ game_id: '7', home_spread: -3.5 }] })
    return answer()
  })
})
afterEach(async () => {
  await app.close()
  vi.unstubAllGlobals()
})

async function open(
  path = '/nfl/team/12',
  can: readonly Permission[] = permissionsOfTier('verified'),
  heads: readonly BoardHead[] = [],
) {
  app = await renderApp(path, { heads })
  const user = { id: 'u1', email: 'ada@example.com' }
  settle(() => app.store.set(sessionAtom, { kind: 'signed-in', user, tier: 'verified', can }))
}
const shows = (text: string) => eventually(() => app.page.textContent.includes(text), 2000)
const texts = (selector: string) => [...app.page.querySelectorAll(selector)].map((one) => one.textContent)

it('shows record, last games, splits with the kept lines, and what comes next', async () => {
  await open()
  await shows('Splits')
  expect(texts('[data-record]')).toEqual(['5-1'])
  expect(texts('[data-part="Last 2"] h3')).toEqual(['Last 21-1'])
  expect(texts('[data-part="Last 2"] [data-result]')).toEqual(['W 24-20', 'L 3-9'])
  expect(texts('[data-split=Home] > *')).toEqual(['Home', '1', '1-0', '24.0', '20.0', '1-0'])
  expect(texts('[data-split=Road] > *')).toEqual(['Road', '1', '0-1', '3.0', '9.0', '–'])
  await shows('from the 1 of 2 games whose last line was kept')
  expect(texts('[data-part="Next games"] li')).toHaveLength(1)
  expect(find(app.page, '[data-part="Next games"] a').getAttribute('href')).toBe('/nfl/game/8')
  expect(asked).toEqual(['/api/teams/nfl/12', '/api/odds/nfl?ids=1,7'])
})

it('fetches no lines, and shows no column of them, when the user may not see odds', async () => {
  await open(
    '/nfl/team/12',
    permissionsOfTier('verified').filter((one) => one !== 'view_betting_odds'),
  )
  await shows('Splits')
  expect(asked).toEqual(['/api/teams/nfl/12'])
  expect(texts('thead th')).not.toContain('Spread')
})

it('shows nothing of a league that operators have hidden until they show it again', async () => {
  await open('/nfl/team/12', permissionsOfTier('verified'), [sampleHead({ id: 'nfl', visible: false })])
  await shows('NFL is taking a break here')
  expect(app.page.querySelector('[data-team]')).toBeNull()
  await app.db.heads.put(sampleHead({ id: 'nfl' }))
  await shows('Splits')
})

it('keeps the board of its league up to date, to which the bar and its last link lead', async () => {
  await open()
  await shows('Splits')
  expect(app.shown).toEqual(['nfl'])
})

it.each([
  ['team analytics', '/nfl/team/12', 'view_team_analytics'],
  ['the league', '/nba/team/12', 'access_nba'],
] as const)('is locked for users who may not see %s, and fetches nothing', async (_what, path, missing) => {
  await open(
    path,
    permissionsOfTier('verified').filter((one) => one !== missing),
  )
  await eventually(() => app.page.querySelector(`[data-locked="${missing}"]`) !== null, 2000)
  expect(asked).toEqual([])
})

it.each([
  [404, 'No such NFL team'],
  [502, 'This season could not be loaded. Another try follows by itself.'],
  [403, 'Your account may not see team analytics.'],
])('says at an answer of %d why there is nothing', async (status, text) => {
  answer = () => Response.json({}, { status })
  await open()
  await shows(text)
})

it('says that a team has no games yet', async () => {
  answer = () => checkedJson({ v: 1, sport: 'NFL', ...sampleSeason() })
  await open()
  await shows('The feed has no games of this team yet.')
})

describe('without a network', () => {
  beforeEach(() => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false))
  afterEach(() => vi.restoreAllMocks())

  it('shows what was opened before, with its age', async () => {
    await open()
    await shows('Updated just now')
    settle(() => serverReach.failed())
    await shows('Offline: as it was just now.')
    expect(texts('[data-record]')).toEqual(['5-1'])
    expect(find(app.page, '[data-part="Next games"]').closest('[data-current]')).toHaveProperty(
      'dataset.current',
      'false',
    )
  })

  it('says when a team was not opened on this device before', async () => {
    answer = () => {
      throw new TypeError('Failed to fetch')
    }
    await open()
    // The background finds that out: it asks whether the server is there as soon as a request has failed.
    settle(() => serverReach.failed())
    await shows('You are offline, and this team was not opened on this device before.')
  })
})

it.each(['/nfl/team/a%20b', '/pga/team/1'])('leads from %s to the board', async (path) => {
  await open(path)
  await eventually(() => /^\/(nfl|pga)$/.test(app.history.at(-1) ?? ''), 2000)
})
