import type { Page } from 'playwright/test'
import { board, cards, expect, openBoard, test } from './shared-product'

const AUTO_SCROLL = 'ts-auto-scroll'

test('auto-scroll goes at 25 px/s, the header slides away and the progress bar tells how far', async ({
  page,
  product,
}) => {
  await openScrolling(page, product)
  await expect(page.locator('html')).toHaveAttribute('data-auto-scroll', 'running')
  const speed = await speedOf(page)
  expect(speed).toBeGreaterThan(22)
  expect(speed).toBeLessThan(28)
  await expect.poll(() => page.locator('body header').first().evaluate(bottomOf)).toBeLessThanOrEqual(0)
  await expect(page.getByText(/Updated|as of/).first()).toBeInViewport()
  await expect.poll(() => progressOf(page)).toBeGreaterThan(0)
})

test('at the end it waits 3 s and begins again at the top', async ({ page, product }) => {
  await openScrolling(page, product)
  await toTheEnd(page)
  await expect(cards(page).last()).toBeInViewport({ ratio: 0.99 })
  const at = Date.now()
  await expect.poll(() => listTop(page), { intervals: [50] }).toBeGreaterThan(-60)
  expect(Date.now() - at).toBeGreaterThan(2000)
  expect(Date.now() - at).toBeLessThan(6000)
  await expect(page.locator('html')).toHaveAttribute('data-auto-scroll', 'running')
})

test('Escape ends it where it is, says so for 3 s, and it stays off', async ({ page, product }) => {
  await openScrolling(page, product)
  await toTheEnd(page, 0.5)
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
})

test('a tap ends it and opens nothing', async ({ page, product }) => {
  await openScrolling(page, product)
  await page.mouse.click(200, 400)
  await expect(page.getByText('Auto-scroll is off')).toBeVisible()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(page).toHaveURL(`${product.url}/nfl`)
})

test('a person who scrolls takes over at the same place, and it goes on after the resume delay', async ({
  page,
  product,
}) => {
  await openScrolling(page, product)
  await page.waitForTimeout(2500)
  const before = await listTop(page)
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 200)
  await expect(page.locator('html')).toHaveAttribute('data-auto-scroll', 'resting')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(150)
  await expect.poll(() => listTop(page)).toBeLessThan(before - 150)
  const rested = await listTop(page)
  await expect(page.locator('html')).toHaveAttribute('data-auto-scroll', 'running', { timeout: 9000 })
  expect(Math.abs((await listTop(page)) - rested)).toBeLessThan(40)
})

test('it can be paused and sent on by keyboard, and a pause lasts', async ({ page, product }) => {
  await openScrolling(page, product)
  await page.getByRole('button', { name: 'Pause' }).press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-auto-scroll', 'paused')
  const at = await listTop(page)
  await page.waitForTimeout(1500)
  expect(await listTop(page)).toBe(at)
  await page.getByRole('button', { name: 'Go on' }).press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-auto-scroll', 'running')
})

test('rows that come and go above what is read do not make it jump', async ({ page, product }) => {
  await openScrolling(page, product)
  await toTheEnd(page, 0.5)
  const jumps = await page.evaluate(async () => {
    const shown = [...document.querySelectorAll('article[data-game]')].find(
      (card) => card.getBoundingClientRect().top > 100,
    )!
    const topOf = () => shown.getBoundingClientRect().top
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    const extra = document.createElement('li')
    extra.style.cssText = 'height: 180px; grid-column: 1 / -1'
    const before = topOf()
    shown.closest('ul')!.prepend(extra)
    await frame()
    const added = topOf() - before
    extra.remove()
    await frame()
    return [added, topOf() - before]
  })
  for (const jump of jumps) expect(Math.abs(jump)).toBeLessThan(10)
})

test('there is nothing to start where everything is in view', async ({ page, product }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'on'), AUTO_SCROLL)
  await page.setViewportSize({ width: 1440, height: 9000 })
  await openBoard(page, product)
  await expect(page.locator('html')).toHaveAttribute('data-auto-scroll', 'still')
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0)
})

test('who asked for less motion gets a page at a time', async ({ page, product }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openScrolling(page, product)
  await page.waitForTimeout(500)
  const at = await listTop(page)
  await page.waitForTimeout(1500)
  expect(await listTop(page)).toBe(at)
})

async function openScrolling(page: Page, product: Parameters<typeof openBoard>[1]): Promise<void> {
  // Once: what the page remembers afterwards must be its own doing.
  await page.addInitScript((key) => {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, 'on')
  }, AUTO_SCROLL)
  await openBoard(page, product)
  await expect(board(page, 'nfl')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-auto-scroll', 'running')
  await page.waitForTimeout(400)
}

const listTop = (page: Page) =>
  page.evaluate(() => document.querySelector('main')!.getBoundingClientRect().top)

const bottomOf = (element: Element) => element.getBoundingClientRect().bottom

const progressOf = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('[data-phase="running"] > div')
    return bar ? new DOMMatrix(getComputedStyle(bar).transform).a : 0
  })

async function speedOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const top = () => document.querySelector('main')!.getBoundingClientRect().top
    const from = { top: top(), at: performance.now() }
    await new Promise((done) => setTimeout(done, 2000))
    return ((from.top - top()) / (performance.now() - from.at)) * 1000
  })
}

/** Turns the animation on instead of waiting for minutes. */
async function toTheEnd(page: Page, share = 1): Promise<void> {
  await page.evaluate((part) => {
    for (const animation of document.getAnimations()) {
      const { duration, iterations } = animation.effect!.getComputedTiming()
      if (iterations === 1 && Number(duration) > 10_000) animation.currentTime = Number(duration) * part
    }
  }, share)
}
