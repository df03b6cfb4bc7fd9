import type { Browser } from 'playwright'
import type { Product } from '../support/product'
import { atMost, type Row } from './row'
import { storedSession } from './stored-session'

const HOUR_MS = 3_600_000

/** All bytes that reach a viewer's browser on /nfl after its first board, worker and event stream included. */
export async function benchViewerHour(browser: Browser, product: Product): Promise<Row[]> {
  const fan = await storedSession(product)
  const [guest, signedIn] = await Promise.all([
    bytesOfAnHour(browser, product),
    bytesOfAnHour(browser, product, fan),
  ])
  return [
    atMost('bytes per viewer and live hour, after the first snapshots', guest / 1000, 500, 'kB'),
    atMost(
      'the same for who is signed in, with the live stats of the games in sight',
      signedIn / 1000,
      500,
      'kB',
    ),
  ]
}

async function bytesOfAnHour(browser: Browser, product: Product, auth?: string): Promise<number> {
  const context = await browser.newContext()
  if (auth !== undefined) {
    await context.addInitScript((text) => localStorage.setItem('pocketbase_auth', text), auth)
  }
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
  return bytes
}
