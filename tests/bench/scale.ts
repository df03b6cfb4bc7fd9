import type { Browser, Page } from 'playwright'
import type { Product } from '../support/product'
import { BUSY, startBusyNight } from './busy-night'
import { atMost, quantile, type Row } from './row'
import { storedSession } from './stored-session'
import { countUpdates } from './updates'

const ROUNDS = 30
/** Chromium reports only events that take at least this many ms. */
const LEAST_MS = 16

/** How long a fan waits for an answer to a click while a hundred games change around an open box score. */
export async function benchScale(browser: Browser): Promise<Row[]> {
  const { product, live } = await startBusyNight()
  const rows: Row[] = []
  for (const { slower, budget } of [
    { slower: 1, budget: 50 },
    { slower: 4, budget: 200 },
  ]) {
    const { waits, perSecond, cards } = await interact(browser, product, live, slower)
    const load = `${cards} games, ${perSecond.toFixed(0)} updates/s, box score open, ${slower}x CPU`
    rows.push(atMost(`INP p98, ${load} (${waits.length} interactions)`, quantile(waits, 0.98), budget, 'ms'))
  }
  await product.close()
  return rows
}

async function interact(browser: Browser, product: Product, game: string, slower: number) {
  const session = await storedSession(product, { tier: 'premium' })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addInitScript((text) => localStorage.setItem('pocketbase_auth', text), session)
  const page = await context.newPage()
  await page.goto(`${product.url}/${BUSY}/game/${game}`)
  await page.waitForSelector('dialog[open] [role=tab]')
  await page.waitForTimeout(3000)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await watchInteractions(page)
  const updates = await countUpdates(page)
  const from = performance.now()
  await readAround(page)
  const seconds = (performance.now() - from) / 1000
  const waits = await allWaits(page)
  const cards = await page.locator('article[data-game]').count()
  const perSecond = (await updates()) / seconds
  await context.close()
  return { waits, perSecond, cards }
}

/**
 * Reads as a person does: from tab to tab, by mouse and by key, with a pause between them. The mouse goes where the
 * tabs are known to be: looking them up each time would keep the page busy with the test's own work.
 */
async function readAround(page: Page): Promise<void> {
  const places = await tabPlaces(page)
  for (let round = 0; round < ROUNDS; round++) {
    const { x, y } = places[round % places.length]!
    await page.mouse.click(x, y)
    await page.waitForTimeout(100 + (round % 7) * 30)
    await page.keyboard.press('ArrowRight')
    await page.waitForTimeout(100 + (round % 5) * 30)
  }
}

async function tabPlaces(page: Page) {
  const tabs = await page.getByRole('dialog').getByRole('tab').all()
  const boxes = await Promise.all(tabs.map((tab) => tab.boundingBox()))
  return boxes.flatMap((box) => (box ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : []))
}

declare global {
  interface Window {
    /** The longest event of each interaction, in ms. */
    interactions: Record<number, number>
  }
}

async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate((least) => {
    window.interactions = {}
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, duration } = entry as PerformanceEventTiming
        if (interactionId)
          window.interactions[interactionId] = Math.max(window.interactions[interactionId] ?? 0, duration)
      }
    }).observe({ type: 'event', durationThreshold: least } as PerformanceObserverInit)
  }, LEAST_MS)
}

/** Interactions that Chromium does not report were quicker than its minimum, so they count as that. */
async function allWaits(page: Page): Promise<readonly number[]> {
  const told = await page.evaluate(() => Object.values(window.interactions))
  return [...told, ...Array.from({ length: Math.max(0, ROUNDS * 2 - told.length) }, () => LEAST_MS)]
}
