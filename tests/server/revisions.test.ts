import { afterAll, beforeAll, expect, it } from 'vitest'
import { anyBoard, boardOfFeed, boardWhere, getBoard } from '../support/boards'
import { pocketbasePidOn } from '../support/pocketbase-pid'
import { startProduct, type Product } from '../support/product'
import { subscribe, type Push } from '../support/realtime'
import { countOf } from '../support/revision'
import { readServerLog } from '../support/server-log'
import { until } from '../support/until'
import { asSuperuser } from '../support/users'

/** A Sunday with live games, fifteen times as fast as life, polled once a second. */
let product: Product
beforeAll(async () => {
  product = await startProduct({ at: '2026-10-25T18:30:00Z', rate: 15, slate: 'standard', leagues: ['nfl'] })
  await boardOfFeed(product.url, 'nfl')
})
afterAll(() => product?.close())

it('a revision that was given out and not saved does not come back with other content', async () => {
  const stream = await subscribe(product.url, 'nfl')
  await until('a push', () => stream.pushes.length > 0)
  const { fields } = await boards()
  await asSuperuser(product, 'PATCH', 'collections/boards', {
    fields: [...fields, { name: 'missing', type: 'text', required: true }],
  })
  await product.control.forgetRequests()
  await until('a few polls whose saves failed', async () => (await polls()) >= 5)
  const saved = countOf((await announced()).rev)
  const heard = stream.pushes.length
  await asSuperuser(product, 'PATCH', 'collections/boards', { fields })
  const push = await until('the next push', () => stream.pushes.slice(heard).find(({ delta }) => delta))
  stream.close()
  expect(countOf(push.delta!.from)).toBe(saved)
  // At least one board was given out under the next revision; a confirmation that could not be saved used up
  // none.
  const failed = await until('the lines of failed saves', failedSaves)
  expect(countOf(push.rev)).toBeGreaterThan(saved + 1)
  expect(countOf(push.rev)).toBeLessThanOrEqual(saved + failed + 1)
})

it('a revision that may have been given out right before a crash does not come back either', async () => {
  // A board that is down does not change until the feed is back.
  await product.control.fail({ route: 'scoreboard', league: 'nfl', kind: 'status', status: 500 })
  const down = await boardWhere(product.url, 'nfl', 'that is down', ({ source }) => source.state === 'down')
  process.kill(await pocketbasePidOn(product.dataDir), 'SIGKILL')
  await until('silence', async () => !(await getBoard(product.url, 'nfl')))
  await anyBoard(product.url, 'nfl')
  const stream = await subscribe(product.url, 'nfl')
  await product.control.recover()
  const { delta } = await until('a push', () => stream.pushes.find((push) => push.delta))
  stream.close()
  expect([delta!.from, countOf(delta!.to)]).toEqual([down.rev, countOf(down.rev) + 2])
})

interface Collection {
  readonly fields: readonly object[]
}

const boards = () => asSuperuser<Collection>(product, 'GET', 'collections/boards')
const announced = () => asSuperuser<Push>(product, 'GET', 'collections/boards/records/nfl')

async function polls(): Promise<number> {
  const requests = await product.control.requests()
  return requests.filter(({ route, league }) => route === 'scoreboard' && league === 'nfl').length
}

/** PocketBase writes its log once nothing was added to it for 3 s. */
async function failedSaves(): Promise<number> {
  const lines = await readServerLog(product, 'A job failed unexpectedly')
  return lines.filter(({ data }) => data['job'] === 'poll:nfl').length
}
