import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright'
import type { Product } from '../support/product'
import { noteFirstScore, openUntilFirstScore } from './first-score'
import { atMost, quantile, told, type Row } from './row'

const STARTS = 15

/** From the start of a navigation to painted scores, for who has been here before: with the server, then without. */
export async function benchWarmStart(browser: Browser, product: Product): Promise<Row[]> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await noteFirstScore(page)
  await page.goto(`${product.url}/nfl`)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 50))
  })
  await page.waitForTimeout(3000)
  const warm = await rows(page, product, 'warm start to scores')
  await product.kill()
  const offline = await rows(page, product, 'offline start to scores')
  await product.start()
  const floor = await floorRows(page)
  await context.close()
  return [...warm, ...offline, ...floor]
}

async function rows(page: Page, { url }: Product, what: string): Promise<Row[]> {
  const plain = await medianStart(page, `${url}/nfl`, 1)
  const slow = await medianStart(page, `${url}/nfl`, 4)
  return [
    atMost(`${what}, unthrottled`, plain, 80, 'ms'),
    atMost(`${what}, CPU throttled 4x`, slow, 200, 'ms'),
  ]
}

/** Each start comes from an empty page at rest: what the one before has begun and leaving it are no part of it. */
async function medianStart(page: Page, url: string, throttle: number): Promise<number> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  const times: number[] = []
  for (let start = 0; start < STARTS; start++) {
    await page.goto('about:blank')
    await page.waitForTimeout(1000)
    times.push((await openUntilFirstScore(page, url)).ms)
    await page.waitForTimeout(1000)
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await cdp.detach()
  return quantile(times, 0.5)
}

/** What the browser itself takes on this machine: a page that is one score, without styles, scripts or a worker. */
async function floorRows(page: Page): Promise<Row[]> {
  const server = createServer((_, answer) =>
    answer
      .setHeader('Content-Type', 'text/html')
      .end('<article data-game="1"><b data-score="7">7</b></article>'),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const plain = await medianStart(page, url, 1)
  const slow = await medianStart(page, url, 4)
  server.close()
  return [
    told('a page of one score in the same browser, unthrottled', plain, 'ms'),
    told('a page of one score in the same browser, CPU throttled 4x', slow, 'ms'),
  ]
}
