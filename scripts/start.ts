import { buildHooks } from './build-hooks'
import { buildSite } from './build-site'
import { builtSites } from './builds/built-sites'
import { readEnvironment } from './environment'
import { takePlace } from './running/take-place'
import { serve } from './supervisor'

const settings = readEnvironment(process.env, Date.now())
const place = await takePlace(settings)
console.log('Building …')
const [hooks] = await Promise.all([buildHooks(), buildSite(place.siteDir)])
await serve(settings, place, { hooks, sites: builtSites(place.siteDir) })
