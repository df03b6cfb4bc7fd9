import type { Browser } from 'playwright'
import type { Product } from '../support/product'
import { atMost, type Row } from './row'

const HOUR_MS = 3_600_000

/** All bytes that reach a viewer's browser on /nfl after its first board, worker and event stream included. */
export async function benchViewerHour(browser: Browser, product: Product): Promise<Row[]> {
  const context = await browser.newContext()
  const page = await context.newPage()
  let bytes = 0
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  cdp.on('Network.dataReceived', (event) => (bytes += event.encodedDataLength || event.dataLength))
  cdp.on('Network.responseReceived', (event) => (bytes += event.response.encodedDataLength))
  await page.goto(`${product.url}/nfl`)
  await page.waitForSelector('article[data-game]')
  // Shell, logos and the other leagues' boards arrive once; the hour begins when they are there.
  await page.waitForTimeout(12_000)
  bytes = 0
  await page.waitForTimeout(HOUR_MS / product.clock.rate)
  await context.close()
  return [atMost('bytes per viewer and live hour, after the first snapshots', bytes / 1000, 500, 'kB')]
}
