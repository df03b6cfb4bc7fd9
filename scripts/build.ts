import { buildHooks } from './build-hooks'
import { buildSite } from './build-site'
import { readEnvironment } from './environment'

const { siteDir } = readEnvironment(process.env, Date.now())
const [, site] = await Promise.all([buildHooks(), buildSite(siteDir)])
console.log(`Built ${site}. A server that runs goes on with what it has until it is started again.`)
