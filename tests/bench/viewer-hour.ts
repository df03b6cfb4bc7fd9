import type { Browser } from 'playwright'
import { boardOfFeed } from '../support/boards'
import { startProduct, type Product } from '../support/product'
import { startByteMeter, type ByteMeter } from './byte-meter'
import { atMost, type Row } from './row'
import { storedSession } from './stored-session'

const HOUR_MS = 3_600_000
/** A push and an answer with stats are together smaller than this; a picture or a script is not. */
const CALM_BYTES = 6000
const CALM_S = 8

/**
 * Ten times as fast as life and no faster: at ten times, what comes every ten seconds comes once a real second, the
 * shortest interval that there is.
 */
const SLATE = { at: '2026-10-25T17:20:00Z', rate: 10, slate: 'standard' } as const

/** All bytes that reach a viewer's browser on /nfl after its first boards, worker and event stream included. */
export async function benchViewerHour(browser: Browser): Promise<Row[]> {
  const product = await startProduct(SLATE)
  try {
    for (const slug of ['nfl', 'nba', 'mlb', 'nhl'] as const) await boardOfFeed(product.url, slug)
    return await rowsOf(browser, product)
  } finally {
    await product.close()
  }
}

async function rowsOf(browser: Browser, product: Product): Promise<Row[]> {
  const fan = await storedSession(product)
  const [guest, signedIn] = await Promise.all([
    bytesOfAnHour(browser, product),
    bytesOfAnHour(browser, product, fan),
  ])
  return [
    atMost('bytes per viewer and live hour, after the first snapshots (goal 110)', guest / 1000, 300, 'kB'),
    atMost(
      'the same for who is signed in, with the live stats of the games in sight (goal 200)',
      signedIn / 1000,
      420,
      'kB',
    ),
  ]
}

async function bytesOfAnHour(browser: Browser, product: Product, auth?: string): Promise<number> {
  const meter = await startByteMeter(product.url)
  const context = await browser.newContext({ proxy: { server: meter.url } })
  if (auth !== undefined) {
    await context.addInitScript((text) => localStorage.setItem('pocketbase_auth', text), auth)
  }
  const page = await context.newPage()
  await page.goto(`${product.url}/nfl`)
  await page.waitForSelector('article[data-game]')
  await untilCalm(meter)
  const before = meter.read()
  await page.waitForTimeout(HOUR_MS / product.clock.rate)
  const bytes = meter.read() - before
  await context.close()
  meter.close()
  return bytes
}

/** Shell, logos and the other leagues' boards arrive once; the hour begins when only changes come. */
async function untilCalm(meter: ByteMeter): Promise<void> {
  for (let calmSeconds = 0; calmSeconds < CALM_S;) {
    const before = meter.read()
    await new Promise((done) => setTimeout(done, 1000))
    calmSeconds = meter.read() - before < CALM_BYTES ? calmSeconds + 1 : 0
  }
}
