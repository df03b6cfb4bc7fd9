import { devices, defineConfig } from 'playwright/test'
import { BROWSER_ARGS as args } from './browser-args'
import { edgeMissing } from '../support/edge'
import { BEHIND_AN_EDGE_TOO, ONLY_ON_PHONES, ON_PHONES_TOO } from './sizes'

/** The screens take a third of all the time, in many small tests: they come last, so that all workers end together. */
const SCREENS = 'screens.spec.ts'
const DESK = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }

const executablePath = process.env['CHROMIUM_PATH']
/**
 * Tests of boards, offline use and new versions behind an edge: only the tagged ones, or all with `BEHIND_EDGE=all`.
 */
const edge = {
  name: 'edge',
  testMatch: /(?:live|first-visit|game-cards|offline|update)\.spec\.ts$/,
  ...(process.env['BEHIND_EDGE'] !== 'all' && { grep: new RegExp(BEHIND_AN_EDGE_TOO.tag) }),
  use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, isBehindEdge: true },
}

/** A test runs at one size unless its tag says that it looks different, or is used differently, at the other. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../build/e2e',
  fullyParallel: false,
  workers: 2,
  timeout: 60_000,
  use: {
    // On a first visit the worker fetches all that it keeps, so it is blocked; files whose subject needs it allow it.
    serviceWorkers: 'block',
    // A trace of every step takes more time than the steps. `TRACES=on` turns it on to find the cause of a failure.
    trace: process.env['TRACES'] === 'on' ? 'retain-on-failure' : 'off',
    launchOptions: executablePath ? { executablePath, args } : { args },
  },
  projects: [
    { name: 'desktop', testIgnore: SCREENS, grepInvert: new RegExp(ONLY_ON_PHONES.tag), use: DESK },
    {
      name: 'phone',
      testIgnore: SCREENS,
      grep: new RegExp(`${ONLY_ON_PHONES.tag}|${ON_PHONES_TOO.tag}`),
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    // Where nginx is missing, the tests of edges in tests/edge say so.
    ...(edgeMissing === '' ? [edge] : []),
    { name: 'screens', testMatch: SCREENS, use: DESK },
  ],
})
