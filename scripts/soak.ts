import { spawnSync } from 'node:child_process'
import { buildHooks } from './build-hooks'
import { buildSite } from './build-site'
import { findBrowser } from './find-browser'

// What npm test does with a few cuts of the network, at length: whether all that people do arrives once.
const CUTS = '200'

await Promise.all([buildHooks(), buildSite()])
const args = ['test', '--config=tests/e2e/playwright.config.ts', 'outbox.spec']
const env = { CUTS, SEED: String(Date.now()), ...process.env, CHROMIUM_PATH: findBrowser() }
console.log(`${env.CUTS} cuts; SEED=${env.SEED} repeats them`)
const { status } = spawnSync(process.execPath, ['node_modules/playwright/cli.js', ...args], {
  env,
  stdio: 'inherit',
})
process.exit(status ?? 1)
