import { startFeedSim } from '../tests/feed-sim/server'
import { buildHooks } from './build-hooks'
import { buildSite } from './build-site'
import { builtSites } from './builds/built-sites'
import { readEnvironment } from './environment'
import { emptyDataFolder } from './running/data-folder'
import { takePlace } from './running/take-place'
import { demoEnvironment } from './simulated-environment'
import { serve } from './supervisor'

const chosen = readEnvironment(demoEnvironment(process.env), Date.now())
const place = await takePlace(chosen)
// The day begins anew each time, so the data of the last run lies in its future. A folder that the user names stays as
// it is.
if (!process.env['DATA_DIR']?.trim()) emptyDataFolder(place.dataDir)
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
