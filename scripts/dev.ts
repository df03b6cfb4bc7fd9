import { createServer } from 'vite'
import { startFeedSim } from '../tests/feed-sim/server'
import { buildHooks } from './build-hooks'
import { readEnvironment } from './environment'
import { ownUrl } from './own-url'
import { takePlace } from './running/take-place'
import { devEnvironment } from './simulated-environment'
import { serve } from './supervisor'

/** Vite with hot reload in front, the real server behind it on the simulated feed (FEED_SITE_URL for the real one). */
const environment = devEnvironment(process.env)
const settings = readEnvironment(environment, Date.now())
const place = await takePlace(settings)
const sim = await startFeedSim({ clock: settings.clock })
const hooks = await buildHooks()
process.env['API_TARGET'] = await ownUrl(settings)
const vite = await createServer()
await vite.listen()
vite.printUrls()
const simulated = {
  ...settings,
  feedSiteUrl: environment['FEED_SITE_URL'] ? settings.feedSiteUrl : sim.url,
  feedCoreUrl: environment['FEED_CORE_URL'] ? settings.feedCoreUrl : sim.url,
  imageUrl: environment['IMAGE_URL'] ? settings.imageUrl : sim.url,
  weatherUrl: environment['WEATHER_URL'] ? settings.weatherUrl : sim.url,
  weatherKey: settings.weatherKey ?? 'dev',
}
// Vite serves the app, so there need not be a build of it.
await serve(simulated, place, { hooks, sites: [] })
