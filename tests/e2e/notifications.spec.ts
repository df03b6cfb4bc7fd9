import type { BrowserContext } from 'playwright/test'
import type { StoredBoard } from '../../src/storage/rows'
import { REFRESH_TAG } from '../../sw/messages'
import { BROWSER_ARGS } from './browser-args'
import { expect, openBoard, test, untilInstalled } from './product-test'

// A Chromium that has no windows has no notifications either.
const executablePath = process.env['WINDOWED_CHROMIUM_PATH']
test.use({
  serviceWorkers: 'allow',
  day: 'sunday',
  launchOptions: executablePath ? { executablePath, args: BROWSER_ARGS } : { args: BROWSER_ARGS },
})

test('with no page open the worker asks for the boards of favourites and tells what is new', async ({
  page,
  context,
  product,
}) => {
  await context.grantPermissions(['notifications'])
  await openBoard(page, product)
  await untilInstalled(page)
  const live = page.locator('article[data-phase=live]').first()
  const id = (await live.getAttribute('data-game'))!
  await live
    .getByRole('button', { name: /^Favourite/ })
    .first()
    .click()
  await expect(live.locator('[data-favourite=true]').first()).toBeVisible()
  const wake = await waker(context, product.url)
  await page.evaluate(startAMinuteAgo, id)
  await page.goto('about:blank')
  await wake()
  const told = [{ tag: `nfl/${id}`, title: expect.stringMatching(/^NFL · /), silent: true }]
  await expect.poll(() => notifications(context)).toEqual(told)
})

/** The day stands still at 18:30, and the server goes on to confirm the board that the device has. */
function startAMinuteAgo(id: string): Promise<void> {
  return new Promise((done, fail) => {
    const opening = indexedDB.open('turbo-scores')
    opening.addEventListener('error', fail)
    opening.addEventListener('success', () => {
      const boards = opening.result.transaction('boards', 'readwrite').objectStore('boards')
      const reading = boards.get('nfl')
      reading.addEventListener('success', () => {
        const stored = reading.result as StoredBoard & { readonly board: { games: object[] } }
        stored.board.games = stored.board.games.map((game) =>
          (game as { id: string }).id === id ? { ...game, start: '2026-10-25T18:29:00Z' } : game,
        )
        boards.put(stored)
      })
      boards.transaction.addEventListener('complete', () => {
        opening.result.close()
        done()
      })
    })
  })
}

/** Wakes the worker as the browser does now and then. */
async function waker(context: BrowserContext, origin: string): Promise<() => Promise<unknown>> {
  const cdp = await context.newCDPSession(context.pages()[0]!)
  let registrationId: string | undefined
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`)?.registrationId
  })
  await cdp.send('ServiceWorker.enable')
  await expect.poll(() => registrationId).toBeDefined()
  return () =>
    cdp.send('ServiceWorker.dispatchPeriodicSyncEvent', {
      origin,
      registrationId: registrationId!,
      tag: REFRESH_TAG,
    })
}

function notifications(context: BrowserContext): Promise<unknown> {
  return context.serviceWorkers()[0]!.evaluate(async () => {
    const { registration } = self as unknown as { readonly registration: ServiceWorkerRegistration }
    return (await registration.getNotifications()).map(({ tag, title, silent }) => ({ tag, title, silent }))
  })
}
