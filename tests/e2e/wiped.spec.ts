import type { Page } from 'playwright/test'
import { cards, expect, openBoard, test, untilInstalled } from './product-test'
import { ONLY_ON_PHONES } from './sizes'

test.use({ serviceWorkers: 'allow' })

test(
  'when the browser throws everything away in the middle of a visit, scores go on, and they and favourites come back to the device',
  ONLY_ON_PHONES,
  async ({ page, context, product }) => {
    await openBoard(page, product)
    await untilInstalled(page)
    await page.locator('button[data-favourite]').first().dispatchEvent('click')
    const all = { boards: true, logos: true, favourites: true, app: true }
    await expect.poll(() => page.evaluate(kept)).toMatchObject(all)
    const cdp = await context.newCDPSession(page)
    const storageTypes = 'indexeddb,cache_storage'
    await cdp.send('Storage.clearDataForOrigin', { origin: product.url, storageTypes })
    const before = await revision(page)
    await expect.poll(() => revision(page), { timeout: 30_000 }).not.toBe(before)
    await page.locator('[data-league=nba]').click()
    await expect(page.locator('[data-board=nba]')).toBeVisible()
    await expect.poll(() => page.evaluate(kept)).toMatchObject({ favourites: true })
    await page.goto(`${product.url}/nfl`)
    await expect(cards(page).first()).toBeVisible()
    await expect.poll(() => page.evaluate(kept), { timeout: 30_000 }).toMatchObject(all)
    await context.setOffline(true)
    await page.reload()
    await expect(cards(page).first()).toBeVisible()
    await context.setOffline(false)
  },
)

const revision = (page: Page) => page.locator('[data-board]').getAttribute('data-rev')

/** What the device has kept of each kind. */
async function kept(): Promise<Readonly<Record<string, boolean>>> {
  const databases = await indexedDB.databases()
  const isThere = databases.some(({ name }) => name === 'turbo-scores')
  const counts = isThere ? await count() : { boards: 0, logos: 0, favourites: 0 }
  const precache = (await caches.keys()).find((name) => name.includes('precache'))
  const files = precache === undefined ? [] : await (await caches.open(precache)).keys()
  return {
    boards: counts.boards > 0,
    logos: counts.logos > 0,
    favourites: counts.favourites > 0,
    app: files.some(({ url }) => url.includes('/index.html')) && (await arePagesThere()),
  }

  /** The browser itself answers requests for these pages, and asks the network where they are missing. */
  async function arePagesThere(): Promise<boolean> {
    const pages = (await caches.keys()).find((name) => name.startsWith('pages-'))
    return pages !== undefined && Boolean(await caches.match('/rydercup', { cacheName: pages }))
  }

  function count(): Promise<Readonly<Record<'boards' | 'logos' | 'favourites', number>>> {
    return new Promise((done, fail) => {
      const opening = indexedDB.open('turbo-scores')
      opening.addEventListener('error', fail)
      opening.addEventListener('success', () => {
        const transaction = opening.result.transaction(['boards', 'logos', 'favourites'])
        const boards = transaction.objectStore('boards').count()
        const logos = transaction.objectStore('logos').count()
        const favourites = transaction.objectStore('favourites').count()
        transaction.addEventListener('complete', () => {
          opening.result.close()
          done({ boards: boards.result, logos: logos.result, favourites: favourites.result })
        })
      })
    })
  }
}
