import type { CDPSession, Page } from 'playwright'
import { launchBrowser } from '../bench/browser'
import { boardOfFeed } from '../support/boards'
import { startProduct } from '../support/product'
import { makeFast, startFast } from './fast-screen'
import { lookAtWall, readWall } from './look-at-wall'
import { followServer, LEAGUES } from './served-boards'

const HOURS = Number(process.env['HOURS'] ?? 24)
const RATE = Number(process.env['RATE'] ?? 60)
const HOUR_MS = 3_600_000 / RATE
/** All lists have been shown many times by then. */
const WARM_UP_HOURS = Math.min(3, HOURS / 4)

const MOST_SLOPE_MB = 0.2
const MOST_STORED_MB = 25

interface Hour {
  readonly hour: number
  readonly heapMb: number
  readonly nodes: number
  readonly storedMb: number
}

/** A day on a wall, in simulated time: one page that goes from league to league while games begin and end. */
export async function soakKiosk(): Promise<boolean> {
  const product = await startProduct({ at: '2026-10-25T12:00:00Z', rate: RATE, slate: 'clock' })
  for (const league of LEAGUES) await boardOfFeed(product.url, league)
  const browser = await launchBrowser()
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await makeFast(page, RATE)
  await page.goto(`${product.url}/nfl?kiosk=${LEAGUES.join()}`)
  await page.locator('article[data-game]').first().waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await startFast(page)

  const server = followServer(product.url)
  const day = await watch(page, server)
  server.stop()
  await browser.close()
  await product.close()
  return report(day, errors)
}

interface Day {
  readonly hours: readonly Hour[]
  readonly looks: number
  readonly wrong: readonly string[]
  readonly loads: number
  readonly drifts: ReadonlySet<string>
  readonly rounds: number
}

async function watch(page: Page, server: ReturnType<typeof followServer>): Promise<Day> {
  const cdp = await page.context().newCDPSession(page)
  const hours: Hour[] = []
  const wrong: string[] = []
  const loads = new Set<number>()
  const drifts = new Set<string>()
  let [looks, rounds, league] = [0, 0, '']
  const began = Date.now()
  while (hours.length <= HOURS) {
    const look = await lookAtWall(page, server)
    looks += 1
    if (look.kind === 'wrong') wrong.push(look.why)
    const shown = look.shown ?? (await readWall(page))
    if (shown) {
      loads.add(shown.loadedAt)
      drifts.add(shown.drift)
      if (shown.league !== league) rounds += 1
      league = shown.league
    }
    if (Date.now() - began >= hours.length * HOUR_MS) {
      const hour = await measure(page, cdp, hours.length)
      hours.push(hour)
      console.log(
        `hour ${hour.hour}: heap ${hour.heapMb.toFixed(2)} MB, ${hour.nodes} nodes, stored ${hour.storedMb.toFixed(1)} MB, ${rounds} lists, ${wrong.length} of ${looks} looks wrong`,
      )
    }
    await page.waitForTimeout(500)
  }
  return { hours, looks, wrong, loads: loads.size, drifts, rounds }
}

async function measure(page: Page, cdp: CDPSession, hour: number): Promise<Hour> {
  // What the first collection frees may have held more, so it runs three times.
  for (let times = 0; times < 3; times++) await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const { nodes } = await cdp.send('Memory.getDOMCounters')
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate())
  return { hour, heapMb: usedSize / 1e6, nodes, storedMb: usage / 1e6 }
}

function report({ hours, looks, wrong, loads, drifts, rounds }: Day, errors: readonly string[]): boolean {
  const warm = hours.filter(({ hour }) => hour >= WARM_UP_HOURS)
  const slope = slopeOf(warm.map(({ hour, heapMb }) => [hour, heapMb]))
  const stored = Math.max(...hours.map(({ storedMb }) => storedMb))
  const rows: readonly (readonly [string, string, boolean])[] = [
    ['heap slope', `${slope.toFixed(3)} MB an hour, of ${MOST_SLOPE_MB}`, slope <= MOST_SLOPE_MB],
    ['reloads', `${loads - 1}`, loads === 1],
    ['wrong scores', `${wrong.length} of ${looks} looks at ${rounds} lists`, wrong.length === 0],
    ['storage', `${stored.toFixed(1)} MB, of ${MOST_STORED_MB}`, stored <= MOST_STORED_MB],
    ['drift', `${drifts.size} places seen`, drifts.size > Math.min(100, HOURS * 4)],
    ['errors', errors.length === 0 ? 'none' : errors.slice(0, 5).join('; '), errors.length === 0],
  ]
  for (const why of wrong.slice(0, 20)) console.log(`wrong: ${why}`)
  for (const [what, value, isMet] of rows) console.log(`${isMet ? 'met   ' : 'MISSED'} ${what}: ${value}`)
  return rows.every(([, , isMet]) => isMet)
}

/** The slope of the straight line that fits best. */
function slopeOf(points: readonly (readonly [number, number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(points.map(([at]) => at)), mean(points.map(([, value]) => value))]
  const across = points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0)
  return across / points.reduce((sum, [at]) => sum + (at - x) ** 2, 0)
}
