import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { builtSites } from '../../scripts/builds/built-sites'
import { integrityOf } from '../../scripts/app-integrity'
import { indexSite } from '../../scripts/index-site'
import type { Product } from '../support/product'
import { expect, openBoard, test, untilInstalled } from './product-test'

test.use({ serviceWorkers: 'allow' })

test('the newest of two new builds waits, a notice offers it, one reload brings it, and no other page is disturbed', async ({
  page,
  context,
  ownProduct: product,
}) => {
  await openBoard(page, product)
  await untilInstalled(page)
  const neighbour = await context.newPage()
  await openBoard(neighbour, product, 'nba')
  const first = await replaceBuild(product, 'first')
  await expect(notice(page)).toBeVisible()
  const next = await replaceBuild(product, 'next')
  for (const one of [page, neighbour]) await untilCalm(one)
  await lookForNew(page)
  await expect.poll(() => waitingBuild(page)).toContain('next')
  const loads = [page, neighbour].map(countLoads)

  await page.getByRole('button', { name: 'Reload', exact: true }).click()
  await expect(buildOf(page, 'next')).toHaveCount(1)
  await untilOnlyOneWorker(page)
  // A page's head, which names its build, is there before the page counts as loaded, so the count is polled.
  await expect.poll(() => loads.map((count) => count())).toEqual([1, 0])
  // The page that stayed can still get the parts that it has not loaded yet, and it is offered the new version too.
  await neighbour.getByRole('button', { name: 'Menu' }).click()
  await expect(neighbour.getByRole('menu')).toBeVisible()
  await neighbour.keyboard.press('Escape')
  await neighbour.getByRole('button', { name: 'Reload', exact: true }).click()
  await expect(buildOf(neighbour, 'next')).toHaveCount(1)
  await expect.poll(() => loads.map((count) => count())).toEqual([1, 1])
  for (const dir of [first, next]) rmSync(dir, { recursive: true })
})

test('the reload waits for a dialog, and not for pictures that do not come', async ({
  page,
  ownProduct: product,
}) => {
  await product.control.fail({ route: 'image', kind: 'timeout' })
  await openBoard(page, product)
  await untilInstalled(page)
  const next = await replaceBuild(product, 'next')
  await untilCalm(page)
  await lookForNew(page)
  await expect(notice(page)).toBeVisible()
  const reload = page.getByRole('button', { name: 'Reload', exact: true })
  // Both happen in one step, because nobody knows when the new version takes over.
  await reload.evaluate((button: HTMLElement) => {
    document.body.append(Object.assign(document.createElement('dialog'), { open: true, id: 'busy' }))
    button.click()
  })
  await untilOnlyOneWorker(page)
  await expect(buildOf(page, 'next')).toHaveCount(0)
  await page.evaluate(() => document.getElementById('busy')?.remove())
  await expect(buildOf(page, 'next')).toHaveCount(1)
  rmSync(next, { recursive: true })
})

test('a page whose worker cannot be registered is offered a new build too, and a reload brings it', async ({
  page,
  ownProduct: product,
}) => {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('', 'SecurityError'))
  })
  await openBoard(page, product)
  const next = await replaceBuild(product, 'next')
  await expect(notice(page)).toBeVisible()
  await untilCalm(page)
  await page.getByRole('button', { name: 'Reload', exact: true }).click()
  await expect(buildOf(page, 'next')).toHaveCount(1)
  rmSync(next, { recursive: true })
})

const notice = (page: Page) => page.getByText('A new version is ready')
const buildOf = (page: Page, name: string) => page.locator(`meta[name=build][content=${name}]`)

function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  return () => loads
}

/**
 * A page that misses the server looks for it all the time. A request made at the moment in which Chromium stops the
 * active version is lost, and the next version waits for its answer for minutes.
 */
function untilCalm(page: Page): Promise<void> {
  return expect(page.getByText(/^Updated/)).toBeVisible()
}

/** Looks for a new version, as the page does once an hour. */
function lookForNew(page: Page): Promise<void> {
  return page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
}

/** Replaces the site by a newer one. The page learns of it when its stream has begun anew. */
async function replaceBuild(product: Product, name: string): Promise<string> {
  const next = newBuild(name)
  await product.kill()
  await product.start({ SITE_DIR: next })
  return next
}

/** The pages that the versions on this device keep, once one of the versions waits. */
function waitingBuild(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const { waiting, installing } = await navigator.serviceWorker.ready
    if (!waiting || installing) return ''
    const kept = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const pages = await Promise.all(
      kept.map((cache) => cache.matchAll('/index.html', { ignoreSearch: true })),
    )
    return (await Promise.all(pages.flat().map((answer) => answer.text()))).join()
  })
}

/** Once the new worker controls the page and no other waits, nothing can reload the page any more. */
async function untilOnlyOneWorker(page: Page): Promise<void> {
  // `waitForFunction` does not work here: it takes the promise itself for the answer.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { active, waiting, installing } = await navigator.serviceWorker.ready
        const { controller } = navigator.serviceWorker
        return active?.state === 'activated' && controller === active && !waiting && !installing
      }),
    )
    .toBe(true)
}

/** The same app with one visible difference; browser and server take it for a new build. */
function newBuild(name: string): string {
  const dir = mkdtempSync(join(tmpdir(), 'turbo-site-'))
  cpSync(builtSites('dist')[0]!, dir, { recursive: true })
  const page = readFileSync(join(dir, 'index.html'), 'utf8')
  const newPage = page.replace(/(<meta name="build" content=")\w+/, `$1${name}`)
  writeFileSync(join(dir, 'index.html'), newPage)
  const worker = readFileSync(join(dir, 'service-worker.js'), 'utf8')
  const revised = worker.replace(
    /"integrity":"[^"]+","revision":"[0-9a-f]{32}","url":"index\.html"/,
    `"integrity":"${integrityOf(newPage)}","revision":"${name}","url":"index.html"`,
  )
  expect(revised).not.toBe(worker)
  writeFileSync(join(dir, 'service-worker.js'), revised)
  indexSite(dir)
  return dir
}
