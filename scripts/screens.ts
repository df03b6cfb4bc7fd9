import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright'
import { startProduct } from '../tests/support/product'
import { boardOfFeed } from '../tests/support/boards'
import { buildHooks } from './build-hooks'
import { buildSite } from './build-site'
import { findBrowser } from './find-browser'

// Shoots the pictures of the manifest and the README from the running product, so that they show what there is.
const SHOTS = [
  { file: 'phone', width: 390, height: 844, scale: 2 },
  { file: 'desktop', width: 1440, height: 900, scale: 1 },
] as const

await Promise.all([buildHooks(), buildSite()])
mkdirSync('public/screens', { recursive: true })
const product = await startProduct({ at: '2026-10-25T19:25:00Z', seed: 7 })
for (const slug of ['nfl', 'nba', 'mlb', 'nhl'] as const) await boardOfFeed(product.url, slug)
const args = ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
const browser = await chromium.launch({ executablePath: findBrowser(), args })
for (const { file, width, height, scale } of SHOTS) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    timezoneId: 'America/New_York',
  })
  const page = await context.newPage()
  await page.goto(`${product.url}/nfl`)
  await page.waitForSelector('article[data-game]')
  await page.waitForTimeout(3000)
  await page.screenshot({ path: `public/screens/${file}.png` })
}
await browser.close()
await product.close()
process.exit(shootAllScreens())

/** The whole list of screens, at every size in both themes, for eyes to go over: into tests/e2e/.shots. */
function shootAllScreens(): number {
  const config = ['test', '--config=tests/e2e/playwright.config.ts', 'screens.spec']
  const env = { ...process.env, SHOTS: 'all', CHROMIUM_PATH: findBrowser() }
  return (
    spawnSync(process.execPath, ['node_modules/playwright/cli.js', ...config], { env, stdio: 'inherit' })
      .status ?? 1
  )
}
