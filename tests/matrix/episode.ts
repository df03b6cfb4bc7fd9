import type { Browser, BrowserContext, Page } from 'playwright'
import { msUntilEqual, slugsOn } from './converge'
import { differences } from './differences'
import { lookAt, lookAtFirstVisit } from './look-at'
import type { Served } from './served'
import type { Place, Trouble } from './troubles'

/** How somebody meets the trouble. */
export type Way = 'first visit' | 'stays open' | 'reload' | 'tab switch' | 'new tab'

export interface Outcome {
  readonly way: Way
  readonly complaints: readonly string[]
  /** How long after the end of the trouble the page equals the server again. */
  readonly recoveryMs: number | undefined
}

/** The pages of a device that has been here before. */
export interface Warm {
  readonly context: BrowserContext
  readonly pages: Readonly<Record<'stays open' | 'reload' | 'tab switch', Page>>
}

/** Long enough for scores to be older than they should be, and to look at another tab in between. */
const ELSEWHERE_MS = 5500
const BACK_MS = 2500

const SIZE = { viewport: { width: 390, height: 844 } }

export async function openWarm(
  browser: Browser,
  place: Omit<Place, 'contexts'>,
  served: Served,
): Promise<Warm> {
  const context = await browser.newContext(SIZE)
  const open = async () => {
    const page = await context.newPage()
    await page.goto(place.network.url + place.path)
    await msUntilEqual(page, served, performance.now())
    return page
  }
  const first = await open()
  await first.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return { context, pages: { 'stays open': first, reload: await open(), 'tab switch': await open() } }
}

/** One trouble from its beginning to its end, met in all ways at the same time. */
export async function liveThrough(
  browser: Browser,
  trouble: Trouble,
  { context, pages }: Warm,
  served: Served,
  here: Omit<Place, 'contexts'>,
): Promise<readonly Outcome[]> {
  const newcomer = await browser.newContext(SIZE)
  const place: Place = { ...here, contexts: [context, newcomer] }
  const url = here.network.url + here.path
  const looked: Record<Way, Page> = {
    ...pages,
    'first visit': await beginFirstVisit(newcomer, place),
    'new tab': await context.newPage(),
  }
  await trouble.begin(place)
  const problems = await reloadAndOpen(looked, url)
  await looked.reload.waitForTimeout(ELSEWHERE_MS)
  await turnTo(looked['tab switch'], 'visible')
  await looked.reload.waitForTimeout(BACK_MS)
  const complaints = await lookAtAll(looked, served, trouble.isTotal)

  const slugs = await slugsOn(looked['stays open'])
  await trouble.end(place)
  await served.untilWell(slugs)
  const since = performance.now()
  const outcomes = await Promise.all(
    WAYS.map(async (way) => {
      const recoveryMs = await msUntilEqual(looked[way], served, since)
      const wrong = await (
        recoveryMs === undefined ? stateOf(looked[way]) : differences(looked[way], served)
      ).catch(asComplaint)
      return { way, recoveryMs, complaints: [...(problems[way] ?? []), ...complaints[way], ...wrong] }
    }),
  )
  await newcomer.close()
  await looked['new tab'].close()
  for (const { way, recoveryMs } of outcomes)
    if (recoveryMs === undefined && way in pages) await beginAnew(looked[way], url, served)
  return outcomes
}

const WAYS: readonly Way[] = ['first visit', 'stays open', 'reload', 'tab switch', 'new tab']

/** The page itself arrives, but the requests that it makes wait until the trouble decides their fate. */
async function beginFirstVisit(context: BrowserContext, { network, path }: Place): Promise<Page> {
  const page = await context.newPage()
  network.decide((asked) => (asked === path ? 'arrives' : 'held up'))
  await page.goto(network.url + path, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.getElementById('root') !== null)
  return page
}

async function reloadAndOpen(
  looked: Record<Way, Page>,
  url: string,
): Promise<Partial<Record<Way, readonly string[]>>> {
  await turnTo(looked['tab switch'], 'hidden')
  const [reloaded, opened] = await Promise.all([
    looked.reload.reload({ waitUntil: 'commit' }).then(() => [], asComplaint),
    looked['new tab'].goto(url, { waitUntil: 'commit' }).then(() => [], asComplaint),
  ])
  return { reload: reloaded, 'new tab': opened }
}

const asComplaint = (error: unknown): string[] => [String(error).split('\n')[0]!]

async function lookAtAll(
  looked: Record<Way, Page>,
  served: Served,
  isTotal: boolean,
): Promise<Record<Way, readonly string[]>> {
  const look = (way: Way) =>
    way === 'first visit' ? lookAtFirstVisit(looked[way], served, isTotal) : lookAt(looked[way], served)
  const found = await Promise.all(WAYS.map(async (way) => [way, await look(way).catch(asComplaint)] as const))
  return Object.fromEntries(found) as Record<Way, readonly string[]>
}

/** A browser without windows shows all of its pages, so the page is told what a window would tell it. */
function turnTo(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  return page.evaluate((next) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => next })
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => next === 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

/** The state of a page that has not recovered, for whoever looks for the reason. */
async function stateOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll<HTMLElement>('p[data-freshness]')].map((one) => one.innerText)
    const revs = [...document.querySelectorAll<HTMLElement>('[data-board]')].map(
      ({ dataset }) => dataset['rev'],
    )
    return [`${location.href}: ${[...texts, ...revs].join(' | ') || document.body.innerText.slice(0, 200)}`]
  })
}

/** The next trouble shall not meet what is left of this one. */
async function beginAnew(page: Page, url: string, served: Served): Promise<void> {
  await page.goto(url)
  await msUntilEqual(page, served, performance.now())
}
