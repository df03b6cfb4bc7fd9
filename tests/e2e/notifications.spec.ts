import type { BrowserContext } from 'playwright/test'
import { REFRESH_TAG } from '../../sw/messages'
import { BROWSER_ARGS } from './browser-args'
import { expect, openBoard, test, untilInstalled } from './product-test'

// A Chromium that has no windows has no notifications either.
const executablePath = process.env['WINDOWED_CHROMIUM_PATH']
test.use({
  serviceWorkers: 'allow',
  day: 'night',
  launchOptions: executablePath ? { executablePath, args: BROWSER_ARGS } : { args: BROWSER_ARGS },
})

test('with no page open the worker asks for the boards of favourites and tells what is new', async ({
  page,
  context,
  product,
}) => {
  await context.grantPermissions(['notifications'])
  await openBoard(page, product, 'nba')
  await untilInstalled(page)
  await page
    .locator('article[data-phase=final]')
    .first()
    .getByRole('button', { name: /^Favourite/ })
    .first()
    .click()
  await expect.poll(() => toldKeys(context)).not.toEqual([])
  const games = (await toldKeys(context)).map((key) => key.replace(/\/final$/, ''))
  const wake = await waker(context, product.url)
  await page.goto('about:blank')
  await inWorker(context, forgetWhatHappened)
  await wake()
  const told = games.map((tag) => ({ tag, title: 'NBA · Final', silent: true }))
  await expect.poll(() => inWorker(context, shownNotifications)).toEqual(expect.arrayContaining(told))
})

/** What the page has shown counts as told: here the results of a team that has played tonight. */
async function toldKeys(context: BrowserContext): Promise<readonly string[]> {
  return Object.keys((await inWorker(context, readTold)) ?? {})
}

function inWorker<T>(context: BrowserContext, act: () => Promise<T>): Promise<T> {
  return context.serviceWorkers()[0]!.evaluate(act)
}

function readTold(): Promise<object | undefined> {
  return new Promise((done, fail) => {
    const opening = indexedDB.open('turbo-scores-values')
    opening.addEventListener('error', fail)
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('values').objectStore('values').get('told')
      reading.addEventListener('success', () => {
        opening.result.close()
        done(reading.result as object | undefined)
      })
    })
  })
}

/** The device is as before the games: it has their teams' stars and no board, and has told nothing. */
async function forgetWhatHappened(): Promise<void> {
  const clear = (database: string, store: string) =>
    new Promise<void>((done, fail) => {
      const opening = indexedDB.open(database)
      opening.addEventListener('error', fail)
      opening.addEventListener('success', () => {
        const clearing = opening.result.transaction(store, 'readwrite')
        if (store === 'values') clearing.objectStore(store).delete('told')
        else clearing.objectStore(store).clear()
        clearing.addEventListener('complete', () => {
          opening.result.close()
          done()
        })
      })
    })
  await clear('turbo-scores', 'boards')
  await clear('turbo-scores-values', 'values')
}

async function shownNotifications(): Promise<readonly object[]> {
  const { registration } = self as unknown as { readonly registration: ServiceWorkerRegistration }
  return (await registration.getNotifications()).map(({ tag, title, silent }) => ({ tag, title, silent }))
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
