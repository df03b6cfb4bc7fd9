import { afterEach, describe, expect, it } from 'vitest'
import type { GameBoard } from '../../src/domain/board/board'
import { boardOfFeed } from '../support/boards'
import { startProduct, type Product } from '../support/product'
import { until } from '../support/until'

/** Eastern daylight time is four hours behind: midnight is 04:00 UTC, 10:59 is 14:59 UTC. */
const MIDNIGHT = '2026-10-25T04:00:00.000Z'
const ELEVEN = '2026-10-25T15:00:00.000Z'
const SATURDAY = '2026-10-24'
const SUNDAY = '2026-10-25'

let product: Product
afterEach(() => product?.close())

interface Look {
  /** Product time of the answer. */
  readonly now: string
  readonly board: GameBoard
}

async function look(): Promise<Look> {
  const answer = await fetch(`${product.url}/api/boards/mlb`)
  return { now: answer.headers.get('x-now') ?? '', board: (await answer.json()) as GameBoard }
}

/** All that a viewer saw until it was so. */
async function looksUntil(what: string, isSo: (look: Look) => boolean): Promise<readonly Look[]> {
  const looks: Look[] = []
  await until(
    what,
    async () => {
      looks.push(await look())
      return looks.some(isSo)
    },
    60_000,
  )
  return looks
}

const phases = ({ board }: Look) => new Set(board.games.map(({ phase }) => phase))
const isOver = (one: Look) => !phases(one).has('live')

describe('midnight Eastern', { timeout: 90_000 }, () => {
  it('leaves a running game on its day’s board until it is over, and that night’s results after it', async () => {
    // The last game of Saturday ends at 00:49.
    product = await startProduct({
      at: '2026-10-25T03:40:00Z',
      rate: 120,
      slate: 'standard',
      leagues: ['mlb'],
    })
    const before = await boardOfFeed(product.url, 'mlb')
    const looks = await looksUntil('the end of the last game', (one) => one.now > MIDNIGHT && isOver(one))
    expect(looks.some((one) => one.now > MIDNIGHT && phases(one).has('live'))).toBe(true)
    expect(new Set(looks.map(({ board }) => board.day))).toEqual(new Set([SATURDAY]))
    expect(
      looks
        .at(-1)
        ?.board.games.map(({ id }) => id)
        .toSorted(),
    ).toEqual(before.games.map(({ id }) => id).toSorted())
  })
})

describe('the morning', { timeout: 90_000 }, () => {
  it('shows the previous day at 10:59 Eastern, also to a server just started, and today from 11:00 on', async () => {
    product = await startProduct({
      at: '2026-10-25T14:54:00Z',
      rate: 15,
      slate: 'standard',
      leagues: ['mlb'],
    })
    await boardOfFeed(product.url, 'mlb')
    const looks = await looksUntil('the new day', ({ board }) => board.day === SUNDAY)
    const early = looks.filter(({ now }) => now < ELEVEN)
    expect(early.at(-1)!.now > '2026-10-25T14:59').toBe(true)
    expect(new Set(early.map(({ board }) => board.day))).toEqual(new Set([SATURDAY]))
    expect(early.every(isOver)).toBe(true)
    expect(looks.at(-1)!.now > ELEVEN).toBe(true)
    expect(phases(looks.at(-1)!)).toEqual(new Set(['scheduled']))
  })
})
