import { buildHooks } from '../../scripts/build-hooks'
import { buildSite } from '../../scripts/build-site'
import { soakKiosk } from './kiosk-day'
import { soakOutbox } from './outbox'
import { soakQuiet } from './quiet-day'

const SOAKS = { outbox: soakOutbox, kiosk: soakKiosk, quiet: soakQuiet }

const named = process.argv.slice(2).filter((arg) => arg in SOAKS) as (keyof typeof SOAKS)[]
const wanted = named.length > 0 ? named : (Object.keys(SOAKS) as (keyof typeof SOAKS)[])

await Promise.all([buildHooks(), buildSite()])
let isFine = true
for (const name of wanted) isFine = (await SOAKS[name]()) && isFine
process.exit(isFine ? 0 : 1)
