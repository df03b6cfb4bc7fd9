import type { Browser } from 'playwright'
import { buildHooks } from '../../scripts/build-hooks'
import { buildSite } from '../../scripts/build-site'
import { launchBrowser } from '../bench/browser'
import { startNetworkBetween } from '../support/network-between'
import { liveThrough, openWarm } from './episode'
import { ROUTES, startDay, type Route } from './routes'
import { createServed } from './served'
import { lineOf, tableOf, verdictOf, type Case } from './table'
import { TROUBLES, type Trouble } from './troubles'

/**
 * Tries every page in every trouble, on return visits and on first visits: nothing is blank, nothing old looks new, and
 * a second after the trouble the page has, to the byte, what the server has.
 */
const wanted = process.argv.slice(2)
const routes = chosen(ROUTES)
const troubles = chosen(TROUBLES)
refuseUnknown()

await Promise.all([buildHooks(), buildSite()])
const browser = await launchBrowser()
const cases: Case[] = []
for (const route of routes) cases.push(...(await walk(browser, route)))
await browser.close()
console.log(`\n${tableOf(cases)}`)
process.exit(cases.some((one) => verdictOf(one) === 'FAILED') ? 1 : 0)

/** Each route has a server of its own: games would end before all troubles are over. */
async function walk(within: Browser, route: Route): Promise<readonly Case[]> {
  const product = await startDay(route)
  const network = await startNetworkBetween(product.url)
  const here = { product, network, path: await route.path(product) }
  const served = createServed(product.url, product.clock)
  const warm = await openWarm(within, here, served)
  const found: Case[] = []
  for (const trouble of troubles) {
    const outcomes = await liveThrough(within, trouble, warm, served, here)
    const met = outcomes.map((outcome) => ({ ...outcome, route: route.name, trouble: trouble.name }))
    for (const one of met) console.log(lineOf(one))
    found.push(...met)
  }
  await warm.context.close()
  network.close()
  await product.close()
  return found
}

/** Those that an argument names; all when no argument names one. */
function chosen<Named extends Route | Trouble>(all: readonly Named[]): readonly Named[] {
  const named = all.filter(({ name }) => wanted.some((want) => name === want || name === `/${want}`))
  return named.length > 0 ? named : all
}

function refuseUnknown(): void {
  const names = [...ROUTES, ...TROUBLES].map(({ name }) => name)
  const unknown = wanted.find((want) => !names.includes(want) && !names.includes(`/${want}`))
  if (unknown === undefined) return
  console.error(`There is no "${unknown}". Routes and troubles are: ${names.join(', ')}`)
  process.exit(1)
}
