import type { Browser } from 'playwright'
import type { Product } from '../support/product'
import { atMost, type Row } from './row'

/** A part of the hour is measured and counted up: traffic of a live slate is even. */
const MEASURED_PRODUCT_MINUTES = 15

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
  const wallMs = (MEASURED_PRODUCT_MINUTES * 60_000) / product.clock.rate
  await page.waitForTimeout(wallMs)
  const hour = (bytes * 60) / MEASURED_PRODUCT_MINUTES / 1000
  await context.close()
  return [
    atMost(`bytes per viewer and live hour (${MEASURED_PRODUCT_MINUTES} min measured)`, hour, 500, 'kB'),
  ]
}
