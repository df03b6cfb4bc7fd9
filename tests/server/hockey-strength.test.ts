import { afterAll, beforeAll, expect, it } from 'vitest'
import type { GameBoard } from '../../src/domain/board/board'
import type { HockeySituation } from '../../src/domain/game/situation'
import { boardWhere, getBoard } from '../support/boards'
import { startProduct, type Product } from '../support/product'
import { superuserHeaders } from '../support/users'
import { until } from '../support/until'

/** Half a minute of a game is a second. From then on penalties of the standard day follow each other for a quarter of an hour. */
let product: Product
beforeAll(async () => {
  product = await startProduct({ at: '2026-10-26T00:11:00Z', rate: 30, slate: 'standard', leagues: ['nhl'] })
})
afterAll(() => product?.close())

const situations = ({ games }: GameBoard) =>
  games.flatMap((game) =>
    game.phase === 'live' && game.situation?.kind === 'hockey' ? [[game.id, game.situation] as const] : [],
  )

/** Starts cron's job of this minute by hand; it ends with the minute. */
async function readSummariesThisMinute() {
  const headers = await superuserHeaders(product)
  const job = fetch(`${product.url}/api/crons/warm-games`, { method: 'POST', headers })
  return { ended: async () => (await job).body?.cancel() }
}

it(
  'a power play reaches the board of a guest, though only summaries tell it and nobody opened one',
  { timeout: 120_000 },
  async () => {
    await boardWhere(product.url, 'nhl', 'with live games', (board) => situations(board).length > 0)
    const job = await readSummariesThisMinute()
    const [id, seen] = await until<readonly [string, HockeySituation]>(
      'a power play on the board',
      async () => {
        const board = await getBoard(product.url, 'nhl')
        return board && situations(board).find(([, { powerPlay }]) => powerPlay)
      },
      60_000,
    )
    expect(seen.strength).toBe('power play')
    const board = await getBoard(product.url, 'nhl')
    const game = board?.games.find((one) => one.id === id)
    expect([game?.homeTeam.abbreviation, game?.awayTeam.abbreviation]).toContain(seen.possession)
    await until(
      'its end',
      async () => {
        const later = await getBoard(product.url, 'nhl')
        return later && !situations(later).some(([other, { powerPlay }]) => other === id && powerPlay)
      },
      60_000,
    )
    await job.ended()
  },
)

it('a live game costs one summary every half a minute, whoever looks', { timeout: 120_000 }, async () => {
  const job = await readSummariesThisMinute()
  await product.control.forgetRequests()
  const seconds = 5
  const looks = Array.from({ length: 200 }, () => getBoard(product.url, 'nhl'))
  await Promise.all([...looks, new Promise((done) => setTimeout(done, seconds * 1000))])
  const asked = (await product.control.requests()).filter(({ route }) => route === 'summary')
  expect(asked.length).toBeGreaterThan(0)
  expect(new Set(asked.map(({ league }) => league))).toEqual(new Set(['nhl']))
  const live = new Set(asked.map(({ path }) => path))
  expect(asked.length).toBeLessThanOrEqual(live.size * (seconds + 1))
  await job.ended()
})
