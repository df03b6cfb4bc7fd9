import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { indexSite } from '../../scripts/index-site'
import { expect, openBoard, test, untilInstalled } from './product-test'

test('a new build waits, a notice asks, one reload brings it', async ({ page, product }) => {
  const next = newBuild()
  await openBoard(page, product)
  await untilInstalled(page)
  await product.kill()
  await product.start({ SITE_DIR: next })
  let loads = 0
  page.on('load', () => loads++)
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect(page.getByText('A new version is ready')).toBeVisible()
  await expect(page.locator('meta[name=build]')).toHaveCount(0)
  expect(loads).toBe(0)
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Reload', exact: true }).click()
  await reloaded
  await expect(page.locator('meta[name=build]')).toHaveAttribute('content', 'next')
  await page.waitForTimeout(1500)
  expect(loads).toBe(1)
  rmSync(next, { recursive: true })
})

/** The same app with one visible difference, built as far as browser and server can tell. */
function newBuild(): string {
  const dir = mkdtempSync(join(tmpdir(), 'turbo-site-'))
  cpSync('dist', dir, { recursive: true })
  const page = readFileSync(join(dir, 'index.html'), 'utf8')
  writeFileSync(join(dir, 'index.html'), page.replace('<head>', '<head><meta name="build" content="next">'))
  const worker = readFileSync(join(dir, 'service-worker.js'), 'utf8')
  const revised = worker.replace(
    /"revision":"[0-9a-f]{32}","url":"index\.html"/,
    '"revision":"next","url":"index.html"',
  )
  expect(revised).not.toBe(worker)
  writeFileSync(join(dir, 'service-worker.js'), revised)
  indexSite(dir)
  return dir
}
