import { buildHooks } from './build-hooks'
import { buildSite } from './build-site'

await Promise.all([buildHooks(), buildSite()])
