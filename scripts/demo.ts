import { rmSync } from 'node:fs'
import { startFeedSim } from '../tests/feed-sim/server'
import { buildHooks } from './build-hooks'
import { buildSite } from './build-site'
import { readEnvironment } from './environment'
import { serve } from './supervisor'

/** A Sunday of football, hockey under way, basketball and the World Series in the evening. */
const DEMO_START = '2026-10-25T19:40:00Z'
const DEMO_RATE = '4'

const DATA = 'build/demo_data'

// The day begins anew each time, so what is left of the last one lies in its future.
rmSync(DATA, { recursive: true, force: true })
const clock = { CLOCK_START: DEMO_START, CLOCK_RATE: DEMO_RATE, DATA_DIR: DATA }
const chosen = readEnvironment({ ...clock, ...process.env }, Date.now())
const sim = await startFeedSim({ clock: chosen.clock })
console.log(`Simulated feed at ${sim.url}, ${chosen.clock.rate} times as fast as life. Building …`)
await Promise.all([buildHooks(), buildSite(chosen.siteDir)])
await serve({
  ...chosen,
  feedSiteUrl: sim.url,
  feedCoreUrl: sim.url,
  imageUrl: sim.url,
  weatherUrl: sim.url,
  weatherKey: 'demo',
})
