import { buildHooks } from './build-hooks'
import { buildSite } from './build-site'
import { readEnvironment } from './environment'
import { serve } from './supervisor'

const settings = readEnvironment(process.env, Date.now())
console.log('Building …')
await Promise.all([buildHooks(), buildSite(settings.siteDir)])
await serve(settings)
