import { boardWhere } from '../support/boards'
import { scorePoints } from '../support/score-points'
import { startNetworkBetween } from '../support/network-between'
import { startProduct } from '../support/product'
import { board, expect, test } from './product-test'

/**
 * A device sleeps: its clock goes on, its timers stand still, its network is dead. The test controls the page's time,
 * so "within a second of waking" is counted on that clock and no machine is too slow for it. The server's time runs as
 * in life: three hours of sleep are three hours of age.
 */
const ASLEEP_MS = 3 * 3_600_000
/** The page looks at its clock four times a second; timers of the sleep before have longer to go. */
const FIRST_LOOK_MS = 250
const A_SECOND_MS = 1000

test('a device that slept for hours asks for scores as soon as it wakes, and until they come calls none current', async ({
  page,
}) => {
  const product = await startProduct({
    at: '2026-10-25T18:30:00Z',
    slate: 'standard',
    leagues: ['nfl'],
    env: { LIVE_INTERVAL_S: '5' },
  })
  const network = await startNetworkBetween(product.url)
  await page.clock.install()
  await page.goto(`${network.url}/nfl`)
  await expect(board(page, 'nfl')).toBeVisible()
  await expect(page.locator('[data-board=nfl] p[data-freshness=fresh]')).toBeVisible()
  await expect
    .poll(() => network.log.filter(({ path }) => path === '/api/realtime').length)
    .toBeGreaterThan(1)
  // A browser has six connections: logos that never come would keep the board from asking at all.
  await expect
    .poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete)))
    .toBe(true)
  const { games } = await boardWhere(product.url, 'nfl', 'with a live game', (shown) =>
    shown.games.some((game) => game.phase === 'live'),
  )
  const game = games.find(({ phase }) => phase === 'live')!
  const { id } = game
  const score = async () =>
    Number(await page.locator(`article[data-game="${id}"] [data-team=home]`).getAttribute('data-score'))

  // The device falls asleep. The command takes a while to arrive; less than five seconds do not count as sleep.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 4000))
  network.decide(() => 'held up')
  network.freezeStreams()
  const before = await score()
  await scorePoints(product, { slug: 'nfl', game, side: 'homeTeam', points: 8 })
  expect(await score()).toBe(before)

  // It wakes, and nothing has arrived yet.
  const asked = network.log.length
  const wokeAtMs = (await page.evaluate(() => Date.now())) + ASLEEP_MS
  await page.clock.setSystemTime(wokeAtMs)
  await page.clock.runFor(FIRST_LOOK_MS)
  await expect.poll(() => network.log.slice(asked).map(({ path }) => path)).toContain('/api/boards/nfl')
  await expect(page.locator('[data-board=nfl] p[data-freshness=fresh]')).toHaveCount(0)
  await expect(page.getByText(/3 h ago/)).toBeVisible()
  expect(await score()).toBe(before)

  // Its network is there.
  network.decide(() => 'arrives')
  await expect
    .poll(async () => {
      await page.clock.runFor(10)
      return score()
    })
    .toBeGreaterThanOrEqual(before + 8)
  await expect(page.locator('[data-board=nfl] p[data-freshness=fresh]')).toBeVisible()
  expect(await page.evaluate(() => Date.now())).toBeLessThanOrEqual(wokeAtMs + A_SECOND_MS)
  network.close()
  await product.close()
})
