import type { Browser, Page } from 'playwright'
import type { Product } from '../support/product'
import { subscribe } from '../support/realtime'
import { atMost, equal, quantile, type Row } from './row'

const SUBSCRIBERS = 1000
const CHANGES = 120

declare global {
  interface Window {
    pixels: { rev: string; at: number }[]
  }
}

/** From the feed's answer to the painted change, with a thousand others listening. */
export async function benchChangeToPixel(browser: Browser, product: Product): Promise<Row[]> {
  const alone = await requestsPerMinute(product)
  const others = await connectMany(product.url)
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.addInitScript(notePixels)
  await page.goto(`${product.url}/nfl`)
  await page.waitForSelector('article[data-game]')
  await page.waitForTimeout(3000)
  await product.control.forgetRequests()
  await page.evaluate(() => (window.pixels = []))
  const latencies = await collect(page, product)
  const crowded = await requestsPerMinute(product)
  for (const other of others) other.close()
  await context.close()
  return [
    atMost(`feed change to pixel, p50 (${SUBSCRIBERS} subscribers)`, quantile(latencies, 0.5), 250, 'ms'),
    atMost(`feed change to pixel, p99 (${SUBSCRIBERS} subscribers)`, quantile(latencies, 0.99), 250, 'ms'),
    equal(
      'upstream requests per league and minute, one viewer and a thousand',
      `${alone} and ${crowded}`,
      Math.abs(alone - crowded) <= 2,
    ),
  ]
}

async function connectMany(url: string): Promise<{ close(): void }[]> {
  const all: { close(): void }[] = []
  for (let batch = 0; batch < SUBSCRIBERS / 50; batch++) {
    all.push(...(await Promise.all(Array.from({ length: 50 }, () => subscribe(url, 'nfl')))))
  }
  return all
}

/** Each painted revision belongs to the last answer that the feed gave before it. */
async function collect(page: Page, product: Product): Promise<number[]> {
  await page.waitForFunction((count) => window.pixels.length >= count, CHANGES, { timeout: 300_000 })
  const pixels = await page.evaluate(() => window.pixels)
  const answers = (await product.control.requests())
    .filter((request) => request.route === 'scoreboard' && request.league === 'nfl')
    .map((request) => request.at)
  return pixels.flatMap(({ at }) => {
    const answered = answers.filter((answer) => answer <= at).at(-1)
    return answered === undefined ? [] : [at - answered]
  })
}

async function requestsPerMinute(product: Product): Promise<number> {
  await product.control.forgetRequests()
  await new Promise((done) => setTimeout(done, 20_000))
  const requests = await product.control.requests()
  return requests.filter((request) => request.route === 'scoreboard' && request.league === 'nfl').length * 3
}

/** Runs in the page: notes when each new revision has been painted. */
function notePixels(): void {
  window.pixels = []
  let last = ''
  new MutationObserver(() => {
    const rev = document.querySelector('[data-board=nfl]')?.getAttribute('data-rev') ?? ''
    if (!rev || rev === last) return
    last = rev
    requestAnimationFrame(() => window.pixels.push({ rev, at: Date.now() }))
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-rev'] })
}
