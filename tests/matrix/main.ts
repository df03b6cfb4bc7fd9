import type { Browser, BrowserContext, Page } from 'playwright'
import { launchBrowser } from '../bench/browser'
import { boardOfFeed } from '../support/boards'
import { startNetworkBetween, type Fate, type NetworkBetween } from '../support/network-between'
import { startProduct, type Product } from '../support/product'
import { lookAt, untilEqual } from './look-at'

/** Every page in every trouble, warm: nothing is blank, nothing old looks new, and afterwards all is as the server has it. */
const ROUTES = ['/nfl', '/nba', '/pga', '/all'] as const

interface Trouble {
  readonly name: string
  begin(place: Place): Promise<void>
  end(place: Place): Promise<void>
}

interface Place {
  readonly product: Product
  readonly network: NetworkBetween
  readonly context: BrowserContext
}

const between = (name: string, fate: Fate): Trouble => ({
  name,
  async begin({ network }) {
    network.decide(() => fate)
    network.sever()
  },
  end: async ({ network }) => network.decide(() => 'arrives'),
})

const TROUBLES: readonly Trouble[] = [
  {
    name: 'browser offline',
    begin: ({ context }) => context.setOffline(true),
    end: ({ context }) => context.setOffline(false),
  },
  { name: 'server killed', begin: ({ product }) => product.kill(), end: ({ product }) => product.start() },
  {
    name: 'feed down',
    begin: ({ product }) => product.control.fail({ route: 'scoreboard', kind: 'status', status: 500 }),
    end: ({ product }) => product.control.recover(),
  },
  between('server 500s', 'error page'),
  between('connections cut', 'cut'),
  between('sign-in page', 'sign-in page'),
  between('answers truncated', 'breaks off'),
  {
    name: 'slow line',
    begin: async ({ network }) => network.delay(1500),
    end: async ({ network }) => network.delay(0),
  },
]

const WAYS = ['stays open', 'reload', 'new tab'] as const
/** Long enough for scores to be older than they should be. */
const TROUBLE_MS = 8000

const product = await startProduct({ at: '2026-10-25T18:30:00Z', rate: 5, slate: 'standard' })
const network = await startNetworkBetween(product.url)
const browser = await launchBrowser()
let [passed, failed] = [0, 0]
for (const slug of ['nfl', 'nba', 'pga'] as const) await boardOfFeed(product.url, slug)
for (const route of ROUTES) await walk(browser, route)
console.log(`${passed} passed, ${failed} failed`)
await browser.close()
network.close()
await product.close()
process.exit(failed === 0 ? 0 : 1)

async function walk(within: Browser, route: string): Promise<void> {
  const context = await within.newContext({ viewport: { width: 390, height: 844 } })
  const place = { product, network, context }
  const page = await context.newPage()
  await page.goto(network.url + route)
  await untilEqual(page, product.url)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  for (const trouble of TROUBLES)
    for (const way of WAYS) {
      const complaints = await live(place, page, route, trouble, way).catch((error: unknown) => [
        String(error),
      ])
      if (complaints.length === 0) passed += 1
      else failed += 1
      console.log(
        `${complaints.length === 0 ? 'ok  ' : 'FAIL'} ${route}, ${trouble.name}, ${way} ${complaints.join('; ')}`,
      )
    }
  await context.close()
}

async function live(
  place: Place,
  page: Page,
  route: string,
  trouble: Trouble,
  way: (typeof WAYS)[number],
): Promise<readonly string[]> {
  await trouble.begin(place)
  const looked = way === 'new tab' ? await place.context.newPage() : page
  if (way === 'reload') await looked.reload({ waitUntil: 'commit' })
  if (way === 'new tab') await looked.goto(network.url + route, { waitUntil: 'commit' })
  await looked.waitForTimeout(TROUBLE_MS)
  const complaints = await lookAt(looked)
  await trouble.end(place)
  const isEqual = await untilEqual(looked, product.url)
  if (looked !== page) await looked.close()
  return isEqual ? complaints : [...complaints, 'did not become what the server has']
}
