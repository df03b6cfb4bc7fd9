import { builtSites } from './builds/built-sites'
import { newestHooks } from './builds/built-hooks'
import { readEnvironment } from './environment'
import { takePlace } from './running/take-place'
import { serve } from './supervisor'

// Serves what was built before; `npm start` builds first.
const settings = readEnvironment(process.env, Date.now())
const place = await takePlace(settings)
await serve(settings, place, { hooks: newestHooks(), sites: builtSites(place.siteDir) })
