import type { BrowserContext } from 'playwright/test'
import type { StoredBoard } from '../../src/storage/rows'
import { REFRESH_TAG } from '../../sw/messages'
import { expect, openBoard, test, untilInstalled } from './product-test'

test.use({ serviceWorkers: 'allow' })

interface Manifest {
  readonly id: string
  readonly icons: readonly { src: string; sizes: string; purpose?: string; type?: string }[]
  readonly screenshots: readonly { src: string; sizes: string; form_factor: string }[]
  readonly shortcuts: readonly { url: string; icons: readonly { src: string }[] }[]
}

test('the app can be installed: the browser accepts the manifest as it stands', async ({ page, product }) => {
  await openBoard(page, product)
  const cdp = await page.context().newCDPSession(page)
  const { errors, url } = await cdp.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(url).toBe(`${product.url}/manifest.webmanifest`)
})

test('every picture that the manifest names is there, in the size it says', async ({ page, product }) => {
  await openBoard(page, product)
  const manifest = (await (await page.request.get(`${product.url}/manifest.webmanifest`)).json()) as Manifest
  expect(manifest.id).toBe('/')
  expect(new Set(manifest.icons.map((icon) => icon.purpose ?? 'any'))).toEqual(
    new Set(['any', 'maskable', 'monochrome']),
  )
  expect(manifest.shortcuts.map((shortcut) => shortcut.url)).toEqual(['/nfl', '/nba', '/mlb', '/nhl'])
  expect(new Set(manifest.screenshots.map((shot) => shot.form_factor))).toEqual(new Set(['narrow', 'wide']))
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const size = await page.evaluate(async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    if (!src.endsWith('.svg')) expect(size, src).toBe(sizes)
  }
})

test.describe('with no page open', () => {
  test.use({ day: 'sunday' })

  test('the worker asks for the boards of favourites and tells what is new', async ({
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
})

test('the app answers for its own addresses, the server for its own, also once the worker is in charge', async ({
  page,
  product,
}) => {
  await openBoard(page, product)
  await untilInstalled(page)
  for (const [path, isOurs] of [
    ['/nba', true],
    ['/some/where', true],
    ['/_/', false],
    ['/api/health', false],
  ] as const) {
    const answer = await page.goto(product.url + path)
    expect(answer?.fromServiceWorker(), path).toBe(isOurs)
  }
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
