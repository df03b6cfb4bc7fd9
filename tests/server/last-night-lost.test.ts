import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GameBoard } from '../../src/domain/board/board'
import { boardWhere, getBoard } from '../support/boards'
import { asLive } from '../support/live-event'
import { startProduct, type Product } from '../support/product'
import { answerWith, startUpstream, type Upstream } from '../support/upstream'
import { until } from '../support/until'

const SUNDAY = '2026-10-25'
const SATURDAYS_GAMES = /\/mlb\/scoreboard\?dates=20261024/

let upstream: Upstream
let product: Product

/** After eleven in New York, when today is the board; two hours pass in a minute. */
beforeAll(async () => {
  upstream = await startUpstream()
  product = await startProduct({
    at: '2026-10-25T15:05:00Z',
    rate: 120,
    slate: 'standard',
    leagues: ['mlb'],
    env: { FEED_SITE_URL: upstream.url },
    onFeed: (url) => upstream.connect(url),
  })
  showLastNight()
})
afterAll(async () => {
  await product?.close()
  await upstream?.close()
})

/** Saturday's first game stays in the fourth inning. */
function showLastNight(): void {
  upstream.changeEvents(SATURDAYS_GAMES, ([first, ...rest]) => (first ? [asLive(first, 4), ...rest] : []))
}

const lastOf = ({ games }: GameBoard) => games.at(-1)

function isWithLastNight(board: GameBoard): boolean {
  const last = lastOf(board)
  return board.day === SUNDAY && last?.phase === 'live' && last.lastNight === true
}

/** Answers for last night in another way, until the server has heard it twice. */
async function answerTwice(body: unknown, status: number): Promise<void> {
  let asked = 0
  upstream.answer(SATURDAYS_GAMES, (request, response) => {
    asked++
    answerWith(body, status)(request, response)
  })
  await until('two requests for last night', () => asked >= 2)
}

describe('a game of last night that is still being played', { timeout: 120_000 }, () => {
  it('stays when the feed answers for its day without any event', async () => {
    const noon = await boardWhere(product.url, 'mlb', 'of today with a game of last night', isWithLastNight)
    await answerTwice({ events: [] }, 200)
    showLastNight()
    const board = await getBoard(product.url, 'mlb')
    expect(board && lastOf(board)).toMatchObject({ id: lastOf(noon)?.id, lastNight: true })
  })

  it('comes back after answers that had the other games only', async () => {
    upstream.changeEvents(SATURDAYS_GAMES, ([, ...rest]) => rest)
    const isWithout = (board: GameBoard) => board.day === SUNDAY && !isWithLastNight(board)
    await boardWhere(product.url, 'mlb', 'without the game of last night', isWithout)
    showLastNight()
    await boardWhere(product.url, 'mlb', 'with it again', isWithLastNight)
  })

  it('is stuck when its day has not been told for two hours', async () => {
    await answerTwice('', 500)
    const isStuck = (board: GameBoard) => {
      const last = lastOf(board)
      return last?.phase === 'live' && last.stuckSince !== undefined
    }
    await until(
      'a stuck game',
      async () => {
        const board = await getBoard(product.url, 'mlb')
        return board && isStuck(board)
      },
      90_000,
    )
  })
})
