import { buildHooks } from '../../scripts/build-hooks'
import { buildSite } from '../../scripts/build-site'
import { boardOfFeed } from '../support/boards'
import { startProduct, type Product } from '../support/product'
import { benchAutoScroll } from './auto-scroll'
import { launchBrowser } from './browser'
import { benchChangeToPixel } from './change-to-pixel'
import { benchFirstView } from './first-view'
import { benchLighthouse } from './lighthouse'
import { benchMapSpeed } from './map-speed'
import type { Row } from './row'
import { benchScale } from './scale'
import { benchSnapshotRoute } from './snapshot-route'
import { benchViewerHour } from './viewer-hour'
import { attempt, report } from './table'
import { benchWarmStart } from './warm-start'

/** The simulator's standard slate while its sixteen games are under way; fifteen product seconds are one second. */
const SLATE = { at: '2026-10-25T17:20:00Z', rate: 15, slate: 'standard' } as const

await Promise.all([buildHooks(), buildSite()])
const product = await startProduct(SLATE)
const browser = await launchBrowser()
for (const slug of ['nfl', 'nba', 'mlb', 'nhl'] as const) await boardOfFeed(product.url, slug)

const rows: Row[] = [
  ...(await attempt('first view', () => benchFirstView(browser, product))),
  ...(await attempt('bytes per viewer and live hour', () => benchViewerHour(browser))),
  ...(await attempt('feed change to pixel', () => benchChangeToPixel(browser, product))),
  ...(await attempt('snapshot route', benchSnapshotRoute)),
  ...(await attempt('mapping a scoreboard', benchMapSpeed)),
  ...(await attempt('warm and offline start', () => inLife((lifelike) => benchWarmStart(browser, lifelike)))),
  ...(await attempt('auto-scroll', () => benchAutoScroll(browser))),
  ...(await attempt('a hundred games', () => benchScale(browser))),
  ...(await attempt('Lighthouse', () => inLife(benchLighthouse))),
]
await browser.close()
await product.close()
report('build/bench.json', rows)
process.exit(0)

/**
 * Measures at the pace of life: at fifteen times that, a start of a second would have to show a quarter of a minute of
 * news.
 */
async function inLife(measure: (product: Product) => Promise<Row[]>): Promise<Row[]> {
  const lifelike = await startProduct({ ...SLATE, rate: 1 })
  await boardOfFeed(lifelike.url, 'nfl')
  const measured = await measure(lifelike)
  await lifelike.close()
  return measured
}
