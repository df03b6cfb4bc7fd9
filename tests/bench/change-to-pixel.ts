import type { Browser, Page } from 'playwright'
import { PUSH_FIELDS } from '../../src/backend/parse-message'
import type { Product } from '../support/product'
import { boardTopic } from '../support/realtime'
import { atMost, equal, quantile, type Row } from './row'
import { openStreams } from './server/event-stream'

const SUBSCRIBERS = 1000
const CHANGES = 120
/**
 * Requests are counted for twenty seconds, which may begin right before a request or right after it. One request more in
 * that time is three more a minute.
 */
const ONE_MORE = 3

declare global {
  interface Window {
    pixels: { rev: string; at: number }[]
  }
}

/** From the feed's answer to the painted change, with a thousand others listening. */
export async function benchChangeToPixel(browser: Browser, product: Product): Promise<Row[]> {
  const alone = await requestsPerMinute(product)
  const others = await openStreams(product.url, [boardTopic('nfl', PUSH_FIELDS)], SUBSCRIBERS)
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
      Math.abs(alone - crowded) <= ONE_MORE,
    ),
  ]
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

/**
 * Runs in the page: notes when the browser says that a new revision came on the screen (Element Timing, in steps of 4 ms).
 * It says so only of what is new in the document, so a word is added in the same turn as the revision. The end of the
 * page's own work would be too early: drawing comes after it.
 */
function notePixels(): void {
  window.pixels = []
  let last = ''
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { identifier, renderTime } = entry as PerformanceEntry & {
        identifier: string
        renderTime: number
      }
      window.pixels.push({ rev: identifier, at: performance.timeOrigin + renderTime })
    }
  }).observe({ type: 'element' })
  new MutationObserver(() => {
    const rev = document.querySelector('[data-board=nfl]')?.getAttribute('data-rev') ?? ''
    if (!rev || rev === last) return
    last = rev
    document.querySelector('body > [elementtiming]')?.remove()
    const word = Object.assign(document.createElement('p'), { textContent: rev })
    word.setAttribute('elementtiming', rev)
    word.style.cssText = 'position: fixed; inset: 0 auto auto 0'
    document.body.append(word)
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-rev'] })
}
