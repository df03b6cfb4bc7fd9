import type { Page } from 'playwright/test'
import { listTop, skipTo, untilReading, watchList } from './scrolling'
import { board, cards, expect, openBoard, test } from './product-test'
import { ON_PHONES_TOO, ONLY_ON_PHONES } from './sizes'

test.use({ day: 'sunday' })

const AUTO_SCROLL = 'ts-auto-scroll'

/** So low that there is a way to go: sixteen games are six rows on a desk. */
const LOW_DESK = { width: 1440, height: 640 }

test('auto-scroll goes at 25 px/s, the header slides away and the progress bar tells how far', async ({
  page,
  product,
}) => {
  await openScrolling(page, product)
  const frames = await watchList(page, 1000)
  const [first, last] = [frames[0]!, frames.at(-1)!]
  expect(((first.top - last.top) / (last.at - first.at)) * 1000).toBeCloseTo(25, 0)
  await expect.poll(() => page.locator('body header').first().evaluate(bottomOf)).toBeLessThanOrEqual(0)
  await expect(page.getByText(/Updated|as of/).first()).toBeInViewport()
  await skipTo(page, 0.5)
  expect(await progressOf(page)).toBeCloseTo(0.5, 1)
})

test('auto-scroll is off by default', async ({ page, product }) => {
  await openBoard(page, product)
  await expect(page.locator('html')).not.toHaveAttribute('data-auto-scroll', /.*/)
})

test('a hint says for 3 s how it ends', async ({ page, product }) => {
  await page.clock.install()
  await openScrolling(page, product)
  const hint = page.getByText('Esc or tap ends auto-scroll')
  await expect(hint).toBeVisible()
  await page.clock.fastForward(3000)
  await expect(hint).toBeHidden()
})

test('at the end of the list auto-scroll waits 3 s and begins again at the top', async ({
  page,
  product,
}) => {
  await page.setViewportSize(LOW_DESK)
  await openScrolling(page, product)
  const seen = await page.evaluate(async () => {
    const main = document.querySelector('main')!
    const top = () => main.getBoundingClientRect().top
    const bottomOfCards = () => [...main.querySelectorAll('article')].at(-1)!.getBoundingClientRect().bottom
    const now = () => ({ at: performance.now(), top: top(), bottomOfCards: bottomOfCards() })
    let end = now()
    while (top() - end.top < 300) {
      // A list that changes meanwhile, for example as odds come, goes on by a new animation.
      const move = main.getAnimations()[0]!
      const lastMoments = Number(move.effect!.getComputedTiming().duration) - 50
      if (Number(move.currentTime) < lastMoments) move.currentTime = lastMoments
      if (move.playState !== 'finished') end = now()
      await new Promise((done) => requestAnimationFrame(done))
    }
    return { waited: performance.now() - end.at, end, after: top() }
  })
  expect(seen.waited).toBeGreaterThan(2900)
  expect(seen.waited).toBeLessThan(5000)
  expect(seen.end.bottomOfCards).toBeLessThan(page.viewportSize()!.height)
  expect(seen.after).toBeGreaterThan(-120)
  await expect(page.locator('html')).toHaveAttribute('data-auto-scroll', 'running')
})

test('Escape ends auto-scroll where it is, says so for 3 s, and it stays off', async ({ page, product }) => {
  await openScrolling(page, product)
  await skipTo(page, 0.5)
  const jump = await page.evaluate(async () => {
    const top = () => document.querySelector('main')!.getBoundingClientRect().top
    const before = top()
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    while ('autoScroll' in document.documentElement.dataset)
      await new Promise((done) => requestAnimationFrame(done))
    return top() - before
  })
  expect(Math.abs(jump)).toBeLessThan(10)
  await expect(page.getByText('Auto-scroll is off')).toBeVisible()
  await expect(page.getByText('Auto-scroll is off')).toBeHidden({ timeout: 4000 })
  expect(await page.evaluate((key) => localStorage.getItem(key), AUTO_SCROLL)).toBe('off')
  await expect.poll(() => page.locator('body header').first().evaluate(bottomOf)).toBeGreaterThan(40)
  await page.reload()
  await expect(board(page, 'nfl')).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-auto-scroll', /.*/)
})

test('auto-scroll chosen in the menu is remembered over a reload', async ({ page, product }) => {
  await openBoard(page, product)
  await page.getByRole('button', { name: /menu/i }).first().click()
  await page.getByRole('menuitemcheckbox', { name: /Auto-scroll/ }).click()
  await untilReading(page)
  await page.reload()
  await untilReading(page)
})

test('a tap ends auto-scroll and opens nothing', ON_PHONES_TOO, async ({ page, product, hasTouch }) => {
  await openScrolling(page, product)
  if (hasTouch) await page.touchscreen.tap(200, 400)
  else await page.mouse.click(200, 400)
  await expect(page.getByText('Auto-scroll is off')).toBeVisible()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(page).toHaveURL(`${product.url}/nfl`)
})

test('a person who scrolls takes over at the same place, and it goes on after the resume delay', async ({
  page,
  product,
}) => {
  await openScrolling(page, product, '3000')
  const before = await listTop(page)
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 200)
  await expect(page.locator('html')).toHaveAttribute('data-auto-scroll', 'resting')
  // The first notch takes the list over, and the browser may end it there; the next one is all the person's.
  await page.mouse.wheel(0, 200)
  const { rested, jump, ms } = await page.evaluate(async () => {
    const { dataset } = document.documentElement
    const top = () => document.querySelector('main')!.getBoundingClientRect().top
    let last = { top: top(), at: performance.now() }
    while (dataset['autoScroll'] === 'resting') {
      last = { top: top(), at: performance.now() }
      await new Promise((done) => requestAnimationFrame(done))
    }
    return { rested: last.top, jump: top() - last.top, ms: performance.now() - last.at }
  })
  expect(rested).toBeLessThan(before - 150)
  // What it has scrolled by itself since the last look is no jump: 25 px/s.
  expect(Math.abs(jump)).toBeLessThan(10 + (ms * 25) / 1000)
  await untilReading(page)
})

test('the resume delay is 5 s, and can be chosen from 1 to 15 s', async ({ page, product }) => {
  await openScrolling(page, product)
  await page.getByRole('button', { name: 'Pause' }).press('Enter')
  const delay = page.getByRole('combobox', { name: 'Rest' })
  await expect(delay).toHaveValue('5')
  await expect(delay.locator('option')).toHaveText(['1 s', '3 s', '5 s', '10 s', '15 s'])
  await delay.selectOption('15')
  expect(await page.evaluate(() => localStorage.getItem('ts-auto-scroll-resume'))).toBe('15000')
})

test(
  'auto-scroll can be paused and sent on by keyboard and by touch, and a pause lasts',
  ON_PHONES_TOO,
  async ({ page, product, hasTouch }) => {
    await page.clock.install()
    await openScrolling(page, product)
    await page.getByRole('button', { name: 'Pause' }).press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-auto-scroll', 'paused')
    const at = await listTop(page)
    await page.clock.fastForward(600_000)
    expect(await listTop(page)).toBe(at)
    const goOn = page.getByRole('button', { name: 'Go on' })
    await (hasTouch ? goOn.tap() : goOn.click())
    await expect(page.locator('html')).toHaveAttribute('data-auto-scroll', 'running')
  },
)

// In one column: in several, some cards change their row whatever the list does.
test(
  'games that vanish and appear above what is read do not make the list jump',
  ONLY_ON_PHONES,
  async ({ page, product }) => {
    await openScrolling(page, product)
    await skipTo(page, 0.3)
    const first = (await cards(page).first().getAttribute('data-game'))!
    const gone = followCards(page, first, false)
    await product.control.fail({ kind: 'missing-fields', league: 'nfl', route: 'scoreboard' })
    expect((await gone).jump).toBeLessThan(3)
    const back = followCards(page, first, true)
    await product.control.recover()
    expect((await back).jump).toBeLessThan(3)
  },
)

test('the list rests while somebody chooses for how long, and goes on once they have left that', async ({
  page,
  product,
}) => {
  await openScrolling(page, product, '1000')
  const html = page.locator('html')
  await page.mouse.wheel(0, 50)
  const delay = page.getByRole('combobox', { name: 'Rest' })
  await delay.focus()
  await page.waitForTimeout(3000)
  await expect(delay).toBeFocused()
  await expect(html).toHaveAttribute('data-auto-scroll', 'resting')
  await page.keyboard.press('Tab')
  await expect(html).toHaveAttribute('data-auto-scroll', 'running')
})

test('auto-scroll stands still where everything is in view', async ({ page, product }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'on'), AUTO_SCROLL)
  await page.setViewportSize({ width: 1440, height: 9000 })
  await openBoard(page, product)
  await expect(page.locator('html')).toHaveAttribute('data-auto-scroll', 'still')
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0)
})

test('auto-scroll turns a page at a time for who asked for less motion', async ({ page, product }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openScrolling(page, product)
  const tops = new Set((await watchList(page, 500)).map(({ top }) => top))
  expect(tops.size).toBe(1)
})

async function openScrolling(page: Page, product: { readonly url: string }, resume?: string): Promise<void> {
  // Once: what the page remembers afterwards must be its own doing.
  await page.addInitScript(
    ([key, delay]) => {
      if (localStorage.getItem(key!) !== null) return
      localStorage.setItem(key!, 'on')
      if (delay) localStorage.setItem('ts-auto-scroll-resume', delay)
    },
    [AUTO_SCROLL, resume],
  )
  await page.goto(`${product.url}/nfl`)
  await expect(board(page, 'nfl')).toBeVisible()
  await untilReading(page)
}

/** Until a game has come or gone: by how much a card in view left the pace of 25 px/s from one frame to the next. */
function followCards(page: Page, game: string, comes: boolean): Promise<{ readonly jump: number }> {
  return page.evaluate(
    async ([id, isWanted]) => {
      const tops = () =>
        new Map(
          [...document.querySelectorAll<HTMLElement>('article[data-game]')]
            .map((card) => [card.dataset['game']!, card.getBoundingClientRect().top] as const)
            .filter(([, top]) => top > 0 && top < innerHeight),
        )
      const frame = () => new Promise((done) => requestAnimationFrame(done))
      const isOver = ({ playState, effect }: Animation) =>
        playState === 'finished' && (effect as KeyframeEffect).target === document.querySelector('main')
      const isThere = () => document.querySelector(`article[data-game="${id}"]`) !== null
      let jump = 0
      let framesAfter = 0
      let old = { at: Number(document.timeline.currentTime), tops: tops() }
      while (framesAfter < 10) {
        await frame()
        if (document.getAnimations().some(isOver)) throw new Error('The list has come to its end')
        const now = { at: Number(document.timeline.currentTime), tops: tops() }
        const expected = -0.025 * (now.at - old.at)
        const moved = [...now.tops]
          .filter(([key]) => old.tops.has(key))
          .map(([key, top]) => Math.abs(top - old.tops.get(key)! - expected))
        jump = Math.max(jump, moved.length > 0 ? Math.max(...moved) : Infinity)
        old = now
        if (isThere() === isWanted) framesAfter += 1
      }
      return { jump }
    },
    [game, comes] as const,
  )
}

const bottomOf = (element: Element) => element.getBoundingClientRect().bottom

const progressOf = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('[data-phase="running"] > div')
    return bar ? new DOMMatrix(getComputedStyle(bar).transform).a : 0
  })
