import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseMessage, PUSH_FIELDS } from '../../src/backend/parse-message'
import type { Board } from '../../src/domain/board/board'
import { applyDelta } from '../../src/domain/board/delta'
import type { StoredBoard } from '../../src/storage/rows'
import { receivePush } from '../../src/sync/board/receive-push'
import { boardOfFeed } from '../support/boards'
import { startProduct, type Product } from '../support/product'
import { subscribe, type Push } from '../support/realtime'
import { until } from '../support/until'

/** What viewers hear of a board. A Sunday with live games, fifteen times as fast as life. */
let product: Product
beforeAll(async () => {
  product = await startProduct({ at: '2026-10-25T18:30:00Z', rate: 15, slate: 'standard', leagues: ['nfl'] })
  await boardOfFeed(product.url, 'nfl')
})
afterAll(() => product?.close())

describe('the pushes of a board', () => {
  it('lead from a snapshot to the same board that the snapshot route shows later', async () => {
    const subscription = await subscribe(product.url, 'nfl')
    const first = await boardOfFeed(product.url, 'nfl')
    await until('five deltas', () => subscription.pushes.filter((push) => push.delta).length >= 5)
    const last = await boardOfFeed(product.url, 'nfl')
    await until('the push of that revision', () => subscription.pushes.some((push) => push.rev === last.rev))
    subscription.close()
    expect(
      replay(
        first,
        last.rev,
        subscription.pushes.map((push) => push.delta),
      ),
    ).toEqual(last)
  })

  it('hold changed members only, never whole games', async () => {
    const subscription = await subscribe(product.url, 'nfl')
    await until('a delta', () => subscription.pushes.some((push) => push.delta?.rows.games))
    subscription.close()
    const patches = subscription.pushes.flatMap((push) => push.delta?.rows.games?.set ?? [])
    expect(patches.length).toBeGreaterThan(0)
    for (const patch of patches) expect(Object.keys(patch)).not.toContain('venue')
  })

  it('lead the app to the same board in less than half of the bytes', async () => {
    const plain = await subscribe(product.url, 'nfl')
    const app = await subscribe(product.url, 'nfl', PUSH_FIELDS)
    const checkedAt = new Date(0).toISOString()
    const first: StoredBoard = { slug: 'nfl', board: await boardOfFeed(product.url, 'nfl'), checkedAt }
    await until('five pushes', () => app.pushes.length >= 5)
    const last = await boardOfFeed(product.url, 'nfl')
    const reached = await until('the push of that revision', async () =>
      (await received(first, app.pushes)).find(({ board }) => board.rev === last.rev),
    )
    plain.close()
    app.close()
    expect(reached.board).toEqual(last)
    const push = plain.pushes.find(({ rev }) => rev === last.rev)
    expect(Date.parse(reached.checkedAt)).toBe(Date.parse(push?.checked_at ?? ''))
    expect(app.bytes()).toBeLessThan(0.5 * plain.bytes())
  })

  it('cost one upstream request per league and tick, whoever watches', async () => {
    const watchers = await Promise.all(Array.from({ length: 20 }, () => subscribe(product.url, 'nfl')))
    await product.control.forgetRequests()
    const ticks = await until('ten ticks', async () => {
      const seen = await scoreboardRequests('nfl')
      return seen.length >= 10 && seen
    })
    for (const watcher of watchers) watcher.close()
    // At this rate a tick comes every second, so ten take nine seconds. If a few watchers each caused one, they would
    // take less than half of that.
    expect((ticks[9]?.at ?? 0) - (ticks[0]?.at ?? 0)).toBeGreaterThan(7500)
  })
})

/** What the app's own code makes of the pushes, one after the other. */
async function received(first: StoredBoard, pushes: readonly Push[]): Promise<readonly StoredBoard[]> {
  const reached = [first]
  for (const record of pushes) {
    const message = await parseMessage({ record })
    const step = message && receivePush(reached.at(-1), message, Date.parse(message.checkedAt))
    if (step?.kind === 'news') reached.push(step.stored)
  }
  return reached
}

function replay(
  board: Board,
  lastRev: string,
  deltas: readonly (Parameters<typeof applyDelta>[1] | null)[],
): Board {
  let current = board
  for (const delta of deltas) {
    if (current.rev === lastRev || !delta || delta.from !== current.rev) continue
    const next = applyDelta(current, delta)
    if (next !== 'gap') current = next
  }
  return current
}

/** Health checks ask for the scoreboard too, without a day and at a pace of their own. */
async function scoreboardRequests(league: string) {
  const requests = await product.control.requests()
  return requests.filter(
    (request) => request.league === league && request.path.includes('/scoreboard?dates='),
  )
}
