import { pointsText } from '../../src/domain/cup/cup-points'
import { cupEventOf } from '../feed-sim/cup/cup-schedule'
import { matchAt, matchPoints, matchText } from '../feed-sim/cup/play-match'
import { playCup } from '../feed-sim/cup/play-cup'
import type { Product } from '../support/product'
import { complaintsOfLayout } from './overflow'
import { expect, test } from './product-test'
import { rewriteCup } from './screens/rewrite'

/** The Saturday afternoon at Bethpage: two sessions played, one decided, one on the course. */
test.use({ day: 'cup' })

/** The announced sessions as the simulator knows them: the page must say the same, whatever lies between the two. */
function cupOf({ sim, clock }: Product) {
  const event = cupEventOf(2025)!
  const [home, away] = event.home === 'usa' ? (['usa', 'europe'] as const) : (['europe', 'usa'] as const)
  const sessions = playCup(sim.world.seed, event).filter(({ session }) => session.knownAt <= clock.start)
  const matches = sessions.flatMap((session) =>
    session.matches.map(({ id, match, players }) => {
      const view = matchAt(match, clock.start)
      return {
        id,
        players,
        points: { [home]: matchPoints(view, 'home'), [away]: matchPoints(view, 'away') } as CupPoints,
        texts: { [home]: matchText(view, 'home'), [away]: matchText(view, 'away') } as CupTexts,
        leader: view.lead === 0 ? undefined : view.lead > 0 ? home : away,
      }
    }),
  )
  const pointsOf = (team: 'usa' | 'europe') => matches.reduce((sum, { points }) => sum + points[team], 0)
  return { sessions, matches, usa: pointsOf('usa'), europe: pointsOf('europe') }
}

type CupPoints = Readonly<Record<'usa' | 'europe', number>>
type CupTexts = Readonly<Record<'usa' | 'europe', string>>

test('the page shows the score of the cup and how far it has come', async ({ page, product }) => {
  const { usa, europe } = cupOf(product)
  expect(usa + europe).toBeGreaterThan(8)
  await page.goto(`${product.url}/rydercup`)
  await expect(page.getByRole('heading', { name: '2025 Ryder Cup — United States vs. Europe' })).toBeVisible()
  await expect(page.getByText('Bethpage Black, Farmingdale, NY')).toBeVisible()
  await expect(page.locator('[data-points=usa]')).toHaveText(pointsText(usa))
  await expect(page.locator('[data-points=europe]')).toHaveText(pointsText(europe))
  await expect(page.getByText('Race to 14.5 points secures the cup')).toBeVisible()
  const bars = page.getByRole('progressbar')
  await expect(bars).toHaveCount(2)
  const shares = await bars.evaluateAll((all) =>
    all.map((bar) => bar.firstElementChild!.clientWidth / bar.clientWidth),
  )
  for (const [index, points] of [usa, europe].entries()) expect(shares[index]).toBeCloseTo(points / 28, 1)
  await expect(page.getByText(`Points scored${pointsText(usa + europe)}`)).toBeVisible()
  await expect(page.getByText(`Points remaining${pointsText(28 - usa - europe)}`)).toBeVisible()
})

test('numbers of the race keep their digits together on the smallest phone', async ({ page, product }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${product.url}/rydercup`)
  const sums = page.getByRole('region', { name: 'The race' }).locator('dd')
  await expect(sums).toHaveCount(2)
  const lines = await sums.evaluateAll((all) =>
    all.map((sum) => {
      const range = document.createRange()
      range.selectNodeContents(sum)
      return range.getClientRects().length
    }),
  )
  expect(lines).toEqual([1, 1])
})

test('both scores stand on one line, also where only one name leaves its flag no room', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${product.url}/rydercup`)
  const points = page.locator('[data-points]')
  await expect(points).toHaveCount(2)
  const tops = await points.evaluateAll((both) => both.map((one) => one.getBoundingClientRect().y))
  expect(tops[0]).toBe(tops[1])
})

test('on a wall that stands upright the points and the race have the room they need', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1080, height: 1920 })
  await page.goto(`${product.url}/rydercup?kiosk`)
  await expect(page.locator('[data-points]')).toHaveCount(2)
  const isInside = await page.locator('[data-points]').evaluateAll((all) =>
    all.map((points) => {
      const range = document.createRange()
      range.selectNodeContents(points)
      return range.getBoundingClientRect().right < points.parentElement!.getBoundingClientRect().right
    }),
  )
  expect(isInside).toEqual([true, true])
  for (const bar of await page.getByRole('progressbar').all())
    expect((await bar.boundingBox())?.width).toBeGreaterThan(300)
})

test('every match has its card, and the session being played stands on top', async ({ page, product }) => {
  const { sessions, matches } = cupOf(product)
  await page.goto(`${product.url}/rydercup`)
  await expect(page.locator('[data-match]')).toHaveCount(matches.length)
  await expect(page.locator('[data-session]')).toHaveCount(sessions.length)
  await expect(page.locator('[data-session]').first()).toContainText('Saturday Four-Ball')
  for (const { id, leader, texts, players } of matches) {
    const card = page.locator(`[data-match="${id}"]`)
    if (leader) await expect(card, id).toHaveAttribute('data-leader', leader)
    else await expect(card, id).not.toHaveAttribute('data-leader', /usa|europe/)
    await expect(card, id).toContainText(leader ? texts[leader] : texts.usa)
    for (const side of ['usa', 'europe'] as const)
      for (const { last } of players[side])
        await expect(card.locator(`[data-side=${side}]`), id).toContainText(last)
  }
})

test('on a phone that is zoomed to 200 % nothing is cut off and nothing scrolls sideways', async ({
  page,
  product,
}) => {
  await rewriteCup(page, (board) => ({
    ...board,
    cup: { ...board.cup!, totalPoints: { usa: 13.5, europe: 14.5 } },
  }))
  await page.setViewportSize({ width: 195, height: 422 })
  await page.goto(`${product.url}/rydercup`)
  await expect(page.locator('[data-points]')).toHaveCount(2)
  expect(await complaintsOfLayout(page)).toEqual([])
  const side = await page.locator('[data-match] [data-side=usa]').first().boundingBox()
  expect(side!.width, 'room for the words of a name').toBeGreaterThan(75)
})
