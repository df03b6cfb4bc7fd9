import type { BrowserContext, Page } from 'playwright/test'
import { createRng, type Rng } from '../feed-sim/rng'
import type { Fate, NetworkBetween } from './network-between'

/** What was pressed in two tabs, as counted by the test. */
export interface Pressed {
  readonly stars: number
  readonly boxScores: number
}

const FATES: readonly Fate[] = ['arrives', 'cut', 'breaks off', 'error page', 'stands still']
const LEAGUES = ['nfl', 'nhl'] as const

/**
 * Presses stars and opens games in two tabs, while the network to the outbox is cut at random, tabs are reloaded or
 * vanish, and the worker's own attempts come in between. A press counts once the device has written it.
 */
export async function pressAndCut(
  context: BrowserContext,
  network: NetworkBetween,
  { cuts, seed }: { readonly cuts: number; readonly seed: string },
): Promise<Pressed> {
  const rng = createRng(seed)
  const pressed = { stars: 0, boxScores: 0 }
  const tabs = [await openTab(context, network, 0), await openTab(context, network, 1)]
  for (let cut = 0; cut < cuts; cut++) {
    const which = rng() < 0.5 ? 0 : 1
    const fate = pick(rng, FATES)
    network.decide((path) => (path.startsWith('/api/outbox') ? fate : 'arrives'))
    if (rng() < 0.7) pressed.stars += await pressStars(tabs[which]!, rng)
    else pressed.boxScores += await openBoxScore(tabs[which]!, rng)
    const end = rng()
    if (end < 0.15) tabs[which] = await crash(context, network, tabs[which]!, which)
    else if (end < 0.3) await reload(tabs[which]!)
  }
  network.decide(() => 'arrives')
  return pressed
}

async function openTab(context: BrowserContext, network: NetworkBetween, which: number): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${network.url}/${LEAGUES[which]}`)
  await untilReady(page)
  return page
}

async function crash(
  context: BrowserContext,
  network: NetworkBetween,
  page: Page,
  which: number,
): Promise<Page> {
  await page.close({ runBeforeUnload: false })
  return openTab(context, network, which)
}

async function reload(page: Page): Promise<void> {
  await page.reload()
  await untilReady(page)
}

async function untilReady(page: Page): Promise<void> {
  await page.locator('button[data-favourite]').first().waitFor({ state: 'attached' })
}

async function pressStars(page: Page, rng: Rng): Promise<number> {
  const stars = page.locator('button[data-favourite]')
  const presses = 1 + Math.floor(rng() * 3)
  const count = await stars.count()
  for (let press = 0; press < presses; press++)
    await stars.nth(Math.floor(rng() * count)).dispatchEvent('click')
  await untilWritten(page)
  return presses
}

async function openBoxScore(page: Page, rng: Rng): Promise<number> {
  const cards = page.locator('article[data-game] h2 > a')
  await cards.nth(Math.floor(rng() * (await cards.count()))).dispatchEvent('click')
  await page.locator('dialog[open]').waitFor()
  await untilWritten(page)
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  return 1
}

/** A database works in the order of the requests: when this one is done, all earlier ones are done. */
async function untilWritten(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('turbo-scores')
        opening.addEventListener('error', failed)
        opening.addEventListener('success', () => {
          const db = opening.result
          const writing = db.transaction(['outbox', 'favourites'], 'readwrite')
          writing.objectStore('outbox').count()
          writing.addEventListener('complete', () => {
            db.close()
            done()
          })
        })
      }),
  )
}

/** How many entries a device still has to send. */
export function waitingOn(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done, failed) => {
        const opening = indexedDB.open('turbo-scores')
        opening.addEventListener('error', failed)
        opening.addEventListener('success', () => {
          const db = opening.result
          const counting = db.transaction('outbox').objectStore('outbox').count()
          counting.addEventListener('success', () => {
            db.close()
            done(counting.result)
          })
        })
      }),
  )
}

function pick<T>(rng: Rng, from: readonly T[]): T {
  return from[Math.floor(rng() * from.length)]!
}
