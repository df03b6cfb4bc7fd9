import type { GolfBoard } from '../../../src/domain/board/board'
import type { Player } from '../../../src/domain/golf/player'
import { startSignedIn } from '../account'
import { LEAGUE, type Screen, type Stand } from './screen'
import { rewriteCup, rewriteGolf } from './rewrite'

const ROWS = '[data-player]'
const PGA = { route: LEAGUE, path: '/pga', ready: ROWS } as const
const CUP = { route: LEAGUE, path: '/rydercup', stage: 'cup', ready: '[data-cup]' } as const

export const GOLF_SCREENS: readonly Screen[] = [
  { name: 'golf-round-three', ...PGA, stage: 'golf', isLong: true },
  {
    name: 'golf-code-late',
    ...PGA,
    stage: 'golf',
    ready: '[data-loader=late]',
    prepare: ({ page }) => page.route('**/leaderboard-screen-*.js', () => {}),
    onceThere: untilInvitationWaits,
  },
  { name: 'golf-cut', ...PGA, stage: 'golf', prepare: ({ page }) => rewriteGolf(page, aroundTheCut) },
  {
    name: 'golf-two-tournaments',
    ...PGA,
    stage: 'golf',
    prepare: ({ page }) => rewriteGolf(page, twice),
  },
  {
    name: 'golf-playoff',
    ...PGA,
    stage: 'golf',
    ready: ':text-is("Playoff")',
    prepare: ({ page }) => rewriteGolf(page, playOff),
  },
  { name: 'golf-points', ...PGA, stage: 'golf', prepare: ({ page }) => rewriteGolf(page, inPoints) },
  {
    name: 'golf-withdrawn',
    ...PGA,
    stage: 'golf',
    prepare: ({ page }) =>
      rewriteGolf(page, (board) => ({ ...board, players: board.players.slice(0, 6).map(gone) })),
  },
  { name: 'golf-guest-card', ...PGA, stage: 'golf', prepare: fewPlayers, onceThere: openFirst },
  {
    name: 'golf-scorecard',
    ...PGA,
    stage: 'golf',
    prepare: async (stand) => {
      await startSignedIn(stand.context, stand.product)
      await fewPlayers(stand)
    },
    onceThere: async (stand) => {
      await openFirst(stand)
      await stand.page.getByRole('table', { name: /^Holes 1 to 9/ }).waitFor()
    },
  },
  {
    name: 'golf-before',
    ...PGA,
    stage: 'golf',
    prepare: ({ page }) =>
      rewriteGolf(page, (board) => ({
        ...board,
        tournaments: board.tournaments.map((one) => ({
          ...one,
          state: 'pre',
          round: 1,
          startedRound: 0,
          roundOver: false,
          start: '2026-06-08T04:00:00Z',
          end: '2026-06-11T04:00:00Z',
        })),
        players: board.players.slice(0, 30).map(waiting),
      })),
  },
  {
    name: 'golf-no-tournament',
    ...PGA,
    ready: 'h2:has-text("Tournament Data Unavailable")',
    prepare: ({ page }) =>
      rewriteGolf(page, (board) => ({ ...board, content: { kind: 'games' }, tournaments: [], players: [] })),
  },
  {
    name: 'golf-no-players',
    ...PGA,
    ready: 'h2:has-text("No player data available")',
    prepare: ({ page }) => rewriteGolf(page, (board) => ({ ...board, players: [] })),
  },
  { name: 'cup-live', ...CUP },
  {
    name: 'cup-none',
    ...CUP,
    ready: 'h2:has-text("No Ryder Cup data available")',
    prepare: ({ page }) =>
      rewriteCup(page, ({ cup: _gone, ...board }) => ({ ...board, sessions: [], matches: [] })),
  },
  {
    name: 'cup-failed',
    ...CUP,
    ready: 'h2:has-text("Failed to load Ryder Cup data")',
    prepare: ({ page }) =>
      rewriteCup(page, ({ cup: _gone, ...board }) => ({
        ...board,
        sessions: [],
        matches: [],
        source: { ...board.source, state: 'down' },
      })),
  },
]

async function fewPlayers({ page }: Stand) {
  await rewriteGolf(page, (board) => ({ ...board, players: board.players.slice(0, 12) }))
}

async function openFirst({ page }: Stand) {
  await page.locator(ROWS).first().getByRole('button').click()
  await page.locator('[aria-expanded=true]').waitFor()
}

/** Half the field makes a shorter picture and still has the fifty players without whom no cut is drawn. */
function aroundTheCut<B extends { readonly players: readonly Player[] }>(board: B): B {
  return { ...board, players: board.players.filter((_player, index) => index % 2 === 0) }
}

/** A week with a second tournament beside the first. */
function twice(board: GolfBoard): GolfBoard {
  const [first] = board.tournaments
  const players = board.players.slice(0, 25)
  const others = players.map((player) => ({ ...player, id: `other-${player.id}`, tournament: 'other' }))
  return {
    ...board,
    tournaments: [first!, { ...first!, id: 'other', name: 'Puerto Rico Open' }],
    players: [...players, ...others],
  }
}

/** The same week counted in points: whoever has most leads. */
function inPoints(board: GolfBoard): GolfBoard {
  const scored = board.players.slice(0, 12).map((player, index): Player => {
    const { movement: _moved, ...facts } = player
    const rounds = player.rounds.map((round) => ({ ...round, score: `+${14 - index}` }))
    return { ...facts, score: `+${40 - 3 * index}`, today: `+${14 - index}`, rounds }
  })
  return {
    ...board,
    tournaments: board.tournaments.map((one) => ({
      ...one,
      name: 'Barracuda Championship',
      scoring: 'points',
    })),
    players: scored,
  }
}

/** All four rounds are over, and the first two share the lead. */
function playOff(board: GolfBoard): GolfBoard {
  const players = board.players.slice(0, 12).map((player, index): Player => {
    const { movement: _moved, ...facts } = player
    const last = { period: 4, strokes: 68, score: '-4' }
    const rounds = [1, 2, 3].map((period) => ({ period, strokes: 69, score: '-3' }))
    const total = index < 2 ? '-13' : `-${13 - index}`
    const place = { position: index < 2 ? 1 : index + 1, positionText: index < 2 ? 'T1' : `${index + 1}` }
    return {
      ...facts,
      ...place,
      state: 'finished',
      score: total,
      today: '-4',
      thru: 'F',
      rounds: [...rounds, last],
    }
  })
  const [first] = board.tournaments
  const over = { state: 'in', round: 4, startedRound: 4, roundOver: true, playoff: true } as const
  return { ...board, tournaments: [{ ...first!, ...over }], players }
}

function gone(player: Player, index: number): Player {
  const why = ['WD', 'DQ', 'CUT', 'MDF'][index]
  if (why === undefined) return player
  return { ...player, state: 'out', position: 0, positionText: '-', thru: why, today: '-' }
}

function waiting(player: Player, index: number): Player {
  const teeTime = new Date(Date.parse('2026-06-08T11:00:00Z') + index * 660_000).toISOString()
  const { rounds: _played, movement: _moved, ...facts } = player
  const nobody = { position: 0, positionText: '-', score: 'E', today: '-', thru: '-', rounds: [] }
  return { ...facts, ...nobody, state: 'waiting', teeTime, startHole: index % 2 === 0 ? 1 : 10 }
}

/** What stands below the leaderboard would be pushed down by it, so it is not shown before. */
async function untilInvitationWaits({ page }: Stand): Promise<void> {
  await page.locator('[data-invitation]').waitFor({ state: 'attached' })
  await page.locator('[data-invitation]').waitFor({ state: 'hidden' })
}
