import { startFeedSim } from '../tests/feed-sim/server'
import { buildHooks } from './build-hooks'
import { buildSite } from './build-site'
import { builtSites } from './builds/built-sites'
import { readEnvironment } from './environment'
import { emptyDataFolder } from './running/data-folder'
import { takePlace } from './running/take-place'
import { serve } from './supervisor'

/** A Sunday of football, hockey under way, basketball and the World Series in the evening. */
const DEMO_START = '2026-10-25T19:40:00Z'
const DEMO_RATE = '4'

const DATA = 'build/demo_data'

const clock = { CLOCK_START: DEMO_START, CLOCK_RATE: DEMO_RATE, DATA_DIR: DATA }
const chosen = readEnvironment({ ...clock, ...process.env }, Date.now())
const place = await takePlace(chosen)
// The day begins anew each time, so the data of the last run lies in its future. A folder that the user names stays as
// it is.
if (chosen.dataDir === DATA) emptyDataFolder(place.dataDir)
const sim = await startFeedSim({ clock: chosen.clock })
console.log(`Simulated feed at ${sim.url}, ${chosen.clock.rate} times as fast as life. Building …`)
const [hooks] = await Promise.all([buildHooks(), buildSite(place.siteDir)])
const settings = {
  ...chosen,
  feedSiteUrl: sim.url,
  feedCoreUrl: sim.url,
  imageUrl: sim.url,
  weatherUrl: sim.url,
  weatherKey: 'demo',
}
await serve(settings, place, { hooks, sites: builtSites(place.siteDir) })
