import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GameBoard } from '../../src/domain/board/board'
import { boardOfFeed } from '../support/boards'
import { startProduct, type Product } from '../support/product'
import { until } from '../support/until'

/** Eastern daylight time is four hours behind: midnight is 04:00 UTC, 10:59 is 14:59 UTC. */
const MIDNIGHT = '2026-10-25T04:00:00.000Z'
const ELEVEN = '2026-10-25T15:00:00.000Z'
const SATURDAY = '2026-10-24'
const SUNDAY = '2026-10-25'

/** Two nights at the same time, each on a server of its own. */
let night: Product
let morning: Product
beforeAll(async () => {
  const day = { slate: 'standard', leagues: ['mlb'] } as const
  const started = await Promise.all([
    // With this seed the last game of Saturday ends ten minutes after midnight.
    startProduct({ ...day, at: '2026-10-25T03:50:00Z', rate: 60, seed: 3 }),
    startProduct({ ...day, at: '2026-10-25T14:54:00Z', rate: 15 }),
  ])
  ;[night, morning] = started
})
afterAll(() => Promise.all([night?.close(), morning?.close()]))

interface Look {
  /** Product time of the answer. */
  readonly now: string
  readonly board: GameBoard
}

async function look(product: Product): Promise<Look> {
  const answer = await fetch(`${product.url}/api/boards/mlb`)
  return { now: answer.headers.get('x-now') ?? '', board: (await answer.json()) as GameBoard }
}

/** All answers that a viewer got until `isSo` was true. */
async function looksUntil(
  product: Product,
  what: string,
  isSo: (look: Look) => boolean,
): Promise<readonly Look[]> {
  const looks: Look[] = []
  await until(
    what,
    async () => {
      looks.push(await look(product))
      return looks.some(isSo)
    },
    60_000,
  )
  return looks
}

const phases = ({ board }: Look) => new Set(board.games.map(({ phase }) => phase))
const isOver = (one: Look) => !phases(one).has('live')

describe('the day of a board', { timeout: 90_000 }, () => {
  it.concurrent('stays after midnight Eastern while a game runs, and keeps that night’s results after it', async () => {
    const before = await boardOfFeed(night.url, 'mlb')
    const looks = await looksUntil(
      night,
      'the end of the last game',
      (one) => one.now > MIDNIGHT && isOver(one),
    )
    expect(looks.some((one) => one.now > MIDNIGHT && phases(one).has('live'))).toBe(true)
    expect(new Set(looks.map(({ board }) => board.day))).toEqual(new Set([SATURDAY]))
    expect(
      looks
        .at(-1)
        ?.board.games.map(({ id }) => id)
        .toSorted(),
    ).toEqual(before.games.map(({ id }) => id).toSorted())
  })

  it.concurrent('is still the previous one at 10:59 Eastern, also on a server just started, and today from 11:00 on', async () => {
    await boardOfFeed(morning.url, 'mlb')
    const looks = await looksUntil(morning, 'the new day', ({ board }) => board.day === SUNDAY)
    const early = looks.filter(({ now }) => now < ELEVEN)
    expect(early.at(-1)!.now > '2026-10-25T14:59').toBe(true)
    expect(new Set(early.map(({ board }) => board.day))).toEqual(new Set([SATURDAY]))
    expect(early.every(isOver)).toBe(true)
    expect(looks.at(-1)!.now > ELEVEN).toBe(true)
    expect(phases(looks.at(-1)!)).toEqual(new Set(['scheduled']))
  })
})
