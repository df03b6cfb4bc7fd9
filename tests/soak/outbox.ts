import { spawnSync } from 'node:child_process'
import { findBrowser } from '../../scripts/find-browser'

// Does at length what npm test does with a few cuts of the network: checks that everything people do arrives
// once.
const CUTS = '200'

export function soakOutbox(): boolean {
  const args = ['test', '--config=tests/e2e/playwright.config.ts', 'outbox.spec', '-g', 'two tabs']
  const env = { CUTS, SEED: String(Date.now()), ...process.env, CHROMIUM_PATH: findBrowser() }
  console.log(`${env.CUTS} cuts; SEED=${env.SEED} repeats them`)
  const { status } = spawnSync(process.execPath, ['node_modules/playwright/cli.js', ...args], {
    env,
    stdio: 'inherit',
  })
  return status === 0
}
