import { createServer } from 'vite'
import { startFeedSim } from '../tests/feed-sim/server'
import { buildHooks } from './build-hooks'
import { readEnvironment } from './environment'
import { takePlace } from './running/take-place'
import { serve } from './supervisor'

/** Vite with hot reload in front, the real server behind it on the simulated feed (FEED_SITE_URL for the real one). */
const settings = readEnvironment(
  { DATA_DIR: 'build/dev_data', CLOCK_START: '2026-10-25T19:40:00Z', ...process.env },
  Date.now(),
)
const place = await takePlace(settings)
const sim = await startFeedSim({ clock: settings.clock })
const hooks = await buildHooks()
process.env['API_TARGET'] = `http://127.0.0.1:${settings.port}`
const vite = await createServer()
await vite.listen()
vite.printUrls()
const simulated = {
  ...settings,
  feedSiteUrl: process.env['FEED_SITE_URL'] ? settings.feedSiteUrl : sim.url,
  feedCoreUrl: process.env['FEED_CORE_URL'] ? settings.feedCoreUrl : sim.url,
  imageUrl: process.env['IMAGE_URL'] ? settings.imageUrl : sim.url,
  weatherUrl: process.env['WEATHER_URL'] ? settings.weatherUrl : sim.url,
  weatherKey: settings.weatherKey ?? 'dev',
}
// Vite serves the app, so there need not be a build of it.
await serve(simulated, place, { hooks, sites: [] })
