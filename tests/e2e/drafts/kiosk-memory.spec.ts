import type { CDPSession } from 'playwright/test'
import { untilReading } from '../scrolling'
import { board, expect, test } from '../still-sunday'

test('a rotation leaves nothing behind: screens run for weeks', async ({ page, product, context }) => {
  await page.goto(`${product.url}/nfl?kiosk=nfl,nba`)
  const rotate = async () => {
    for (const slug of ['nba', 'nfl'] as const) {
      // As the kiosk does when a list has been shown; the lists themselves would take minutes.
      await page.evaluate((to) => history.replaceState(null, '', to), `/${slug}?kiosk=nfl,nba`)
      await expect(board(page, slug).locator('article[data-game]').first()).toBeVisible()
    }
  }
  await untilReading(page)
  const devtools = await context.newCDPSession(page)
  // What is made once, on the first visits to each league, has been made then.
  for (let round = 0; round < 2; round += 1) await rotate()
  await untilReading(page)
  const before = await livingThings(devtools)
  for (let round = 0; round < 3; round += 1) await rotate()
  await untilReading(page)
  const after = await livingThings(devtools)
  for (const [kind, count] of Object.entries(after)) expect.soft(count - before[kind]!, kind).toBeLessThan(3)
})

const KINDS = [
  'Node',
  'Animation',
  'AbortController',
  'IntersectionObserver',
  'ResizeObserver',
  'Map',
  'Promise',
]

/** How many there are of what a page could forget to let go, once the garbage is gone. */
async function livingThings(devtools: CDPSession): Promise<Readonly<Record<string, number>>> {
  await devtools.send('HeapProfiler.enable')
  await devtools.send('HeapProfiler.collectGarbage')
  const counts: Record<string, number> = {}
  // Each of these collects once more.
  for (const kind of KINDS) counts[kind] = await countOf(devtools, kind)
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters')
  return { ...counts, nodes, jsEventListeners }
}

async function countOf(devtools: CDPSession, kind: string): Promise<number> {
  const objectGroup = 'counted'
  const prototype = await devtools.send('Runtime.evaluate', { expression: `${kind}.prototype`, objectGroup })
  const { objects } = await devtools.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.result.objectId!,
    objectGroup,
  })
  const counted = await devtools.send('Runtime.callFunctionOn', {
    objectId: objects.objectId!,
    functionDeclaration: 'function () { return this.length }',
    returnByValue: true,
  })
  await devtools.send('Runtime.releaseObjectGroup', { objectGroup })
  return counted.result.value as number
}
