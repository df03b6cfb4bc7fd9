import type { TeamSeason } from '../../../src/domain/teams/team-season'
import { startSignedIn } from '../account'
import { CARDS, DAY, TEAM, type Screen, type Stand } from './screen'

/** Days before today, and the season of a team. */
export const DAY_TEAM_SCREENS: readonly Screen[] = [
  {
    name: 'day',
    route: DAY,
    path: '/nfl/day/2026-10-18',
    prepare: ({ context, product }) => startSignedIn(context, product, { tier: 'verified' }),
    ready: CARDS,
    sizes: [
      { width: 320, height: 640 },
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ],
  },
  {
    name: 'day-locked',
    route: DAY,
    path: '/nfl/day/2026-10-18',
    prepare: ({ context, product }) => startSignedIn(context, product),
    ready: '[data-locked] button',
    sizes: [
      { width: 320, height: 640 },
      { width: 1440, height: 900 },
    ],
  },
  {
    name: 'team',
    route: TEAM,
    path: '/nfl/team/12',
    prepare: async (stand) => {
      await startSignedIn(stand.context, stand.product, { tier: 'verified' })
      await showKeptLines(stand)
    },
    ready: '[data-split=Home]',
  },
  {
    name: 'team-stuck',
    route: TEAM,
    path: '/nfl/team/12',
    prepare: async (stand) => {
      await startSignedIn(stand.context, stand.product, { tier: 'verified' })
      await leaveOneGameOpen(stand)
    },
    ready: ':text("No result yet")',
  },
  {
    name: 'team-locked',
    route: TEAM,
    path: '/nfl/team/12',
    prepare: ({ context, product }) => startSignedIn(context, product),
    ready: '[data-locked] button',
    sizes: [
      { width: 320, height: 640 },
      { width: 1440, height: 900 },
    ],
  },
]

/** The feed has never closed the season's first game. */
async function leaveOneGameOpen({ page }: Stand) {
  await page.route('**/api/teams/nfl/12', async (route) => {
    const response = await route.fetch()
    const season = (await response.json()) as TeamSeason
    const [first, ...others] = season.games
    const open = { ...first, phase: 'live', stuckSince: '2026-10-25T08:00:00Z' }
    await route.fulfill({ response, json: { ...season, games: [open, ...others] } })
  })
}

/** Every game of a season gets a line, because the server of a test has kept none. */
async function showKeptLines({ page }: Stand) {
  await page.route('**/api/odds/nfl?ids=*', (route) => {
    const ids = new URL(route.request().url()).searchParams.get('ids')!.split(',')
    const rows = ids.map((game_id) => ({ game_id, home_spread: -3.5 }))
    return route.fulfill({ json: { rows, missing: [] } })
  })
}
