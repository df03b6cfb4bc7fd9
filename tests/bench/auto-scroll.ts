import type { Browser, Page } from 'playwright'
import { BUSY, picturesAreThere, startBusyNight } from './busy-night'
import { atMost, type Row } from './row'
import { countUpdates } from './updates'

const SECONDS = 5
const CATEGORIES = ['cc', 'devtools.timeline.frame', 'disabled-by-default-devtools.timeline.frame']

interface TraceEvent {
  readonly name: string
}

/** A full board that scrolls by itself at 1080p while scores change: what the compositor could not draw in time. */
export async function benchAutoScroll(browser: Browser): Promise<Row[]> {
  const { product } = await startBusyNight()
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } })
  const page = await context.newPage()
  await page.goto(`${product.url}/${BUSY}?kiosk`)
  await page.waitForSelector('[data-auto-scroll=running]')
  await picturesAreThere(page)
  const cards = await page.locator('article[data-game]').count()
  const updates = await countUpdates(page)
  const events = await traced(page)
  const perSecond = (await updates()) / SECONDS
  await context.close()
  await product.close()
  const what = `dropped frames, auto-scroll of ${cards} cards with ${perSecond.toFixed(0)} updates/s at 1080p`
  return [atMost(what, droppedShare(events), 2, '%')]
}

function droppedShare(events: readonly TraceEvent[]): number {
  const count = (name: string) => events.filter((event) => event.name === name).length
  const dropped = count('DroppedFrame')
  const all = count('DrawFrame') + dropped
  return all === 0 ? 100 : (dropped / all) * 100
}

async function traced(page: Page): Promise<readonly TraceEvent[]> {
  const cdp = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await cdp.send('Tracing.start', { traceConfig: { includedCategories: CATEGORIES } })
  await page.waitForTimeout(SECONDS * 1000)
  const complete = new Promise((done) => cdp.once('Tracing.tracingComplete', done))
  await cdp.send('Tracing.end')
  await complete
  return events
}
