import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright'
import type { Product } from '../support/product'
import { noteFirstScore, openUntilFirstScore } from './first-score'
import { atMost, middle, withoutBudget, type Row } from './row'

const STARTS = 15

/**
 * The time from the start of a navigation to painted scores on a return visit: with the server, then without. After
 * each start the browser also opens a page of one score, because the machine's speed must not count for our page.
 */
export async function benchWarmStart(browser: Browser, product: Product): Promise<Row[]> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const floor = await serveOneScore()
  await noteFirstScore(page)
  await page.goto(`${product.url}/nfl`)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 50))
  })
  await page.waitForTimeout(3000)
  const urls = [`${product.url}/nfl`, floor.url] as const
  const warm = [await startRows(page, urls, 'warm start', 1), await startRows(page, urls, 'warm start', 4)]
  await product.kill()
  const offline = [
    await startRows(page, urls, 'offline start', 1),
    await startRows(page, urls, 'offline start', 4),
  ]
  await product.start()
  floor.close()
  await context.close()
  return [...warm, ...offline].flat()
}

/** The limits of each start, by how much the processor is throttled: ms, and times a page of one score. */
const BUDGETS = { 1: { ms: 80, times: 1.8 }, 4: { ms: 200, times: 2.5 } } as const

async function startRows(
  page: Page,
  [url, floorUrl]: readonly [url: string, floorUrl: string],
  what: string,
  throttle: keyof typeof BUDGETS,
): Promise<Row[]> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  const ours: number[] = []
  const floor: number[] = []
  for (let start = 0; start < STARTS; start++) {
    ours.push(await startOnce(page, url))
    floor.push(await startOnce(page, floorUrl))
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await cdp.detach()
  const [ms, floorMs] = [middle(ours), middle(floor)]
  const how = throttle === 1 ? 'unthrottled' : `CPU throttled ${throttle}x`
  const budget = BUDGETS[throttle]
  return [
    atMost(`${what} to scores, ${how}`, ms, budget.ms, 'ms'),
    withoutBudget(`a page of one score beside each ${what}, ${how}`, floorMs, 'ms'),
    atMost(`${what} compared with that, ${how}`, ms / floorMs, budget.times, 'times'),
  ]
}

/** Each start comes from an empty page at rest, so that neither the work of the page before nor leaving it counts. */
async function startOnce(page: Page, url: string): Promise<number> {
  await page.goto('about:blank')
  await page.waitForTimeout(1000)
  const { ms } = await openUntilFirstScore(page, url)
  await page.waitForTimeout(1000)
  return ms
}

/** What the browser itself takes on this machine: a page that is one score, without styles, scripts or a worker. */
async function serveOneScore(): Promise<{ readonly url: string; close(): void }> {
  const server = createServer((_, answer) =>
    answer
      .setHeader('Content-Type', 'text/html')
      .end('<article data-game="1"><b data-score="7">7</b></article>'),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return { url, close: () => server.close() }
}
