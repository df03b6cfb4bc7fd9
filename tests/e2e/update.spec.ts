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

test('a new build waits, a notice asks, one reload brings it', async ({ page, ownProduct: product }) => {
  const next = await offerNewBuild(page, product)
  await expect(page.locator('meta[name=build]')).toHaveCount(0)
  let loads = 0
  page.on('domcontentloaded', () => loads++)
  await page.getByRole('button', { name: 'Reload', exact: true }).click()
  await expect(page.locator('meta[name=build]')).toHaveAttribute('content', 'next')
  // Nothing can reload it any more once the new worker is in charge and no other waits.
  await page.waitForFunction(async () => {
    const { active, waiting, installing } = await navigator.serviceWorker.ready
    const { controller } = navigator.serviceWorker
    return active?.state === 'activated' && controller === active && !waiting && !installing
  })
  expect(loads).toBe(1)
  rmSync(next, { recursive: true })
})

test('the reload does not wait for pictures that do not come', async ({ page, ownProduct: product }) => {
  await product.control.fail({ route: 'image', kind: 'timeout' })
  const next = await offerNewBuild(page, product)
  await page.getByRole('button', { name: 'Reload', exact: true }).click()
  await expect(page.locator('meta[name=build]')).toHaveAttribute('content', 'next')
  rmSync(next, { recursive: true })
})

/** Opens the scores, then replaces the site by a newer one and waits until the page has noticed. */
async function offerNewBuild(page: Page, product: Product): Promise<string> {
  const next = newBuild()
  await openBoard(page, product)
  await untilInstalled(page)
  await product.kill()
  await product.start({ SITE_DIR: next })
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect(page.getByText('A new version is ready')).toBeVisible()
  return next
}

/** The same app with one visible difference, built as far as browser and server can tell. */
function newBuild(): string {
  const dir = mkdtempSync(join(tmpdir(), 'turbo-site-'))
  cpSync(builtSites('dist')[0]!, dir, { recursive: true })
  const page = readFileSync(join(dir, 'index.html'), 'utf8')
  const newPage = page.replace('<head>', '<head><meta name="build" content="next">')
  writeFileSync(join(dir, 'index.html'), newPage)
  const worker = readFileSync(join(dir, 'service-worker.js'), 'utf8')
  const revised = worker.replace(
    /"integrity":"[^"]+","revision":"[0-9a-f]{32}","url":"index\.html"/,
    `"integrity":"${integrityOf(newPage)}","revision":"next","url":"index.html"`,
  )
  expect(revised).not.toBe(worker)
  writeFileSync(join(dir, 'service-worker.js'), revised)
  indexSite(dir)
  return dir
}
