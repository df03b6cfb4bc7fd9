import type { Browser, Page } from 'playwright'
import type { Product } from '../support/product'
import { noteFirstScore, openUntilFirstScore } from './first-score'
import { atMost, quantile, type Row } from './row'

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
  await context.close()
  return [...warm, ...offline]
}

async function rows(page: Page, product: Product, what: string): Promise<Row[]> {
  const plain = await medianStart(page, product, 1)
  const slow = await medianStart(page, product, 4)
  return [
    atMost(`${what}, unthrottled`, plain, 80, 'ms'),
    atMost(`${what}, CPU throttled 4x`, slow, 200, 'ms'),
  ]
}

/** Each start comes from an empty page: leaving the one before is not part of it. */
async function medianStart(page: Page, { url }: Product, throttle: number): Promise<number> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  const times: number[] = []
  for (let start = 0; start < STARTS; start++) {
    await page.goto('about:blank')
    times.push((await openUntilFirstScore(page, `${url}/nfl`)).ms)
    await page.waitForTimeout(200)
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await cdp.detach()
  return quantile(times, 0.5)
}
