import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright'
import { builtSites } from '../../scripts/builds/built-sites'
import type { Product } from '../support/product'
import { atMost, type Row } from './row'
import { noteFirstScore, openUntilFirstScore } from './first-score'

/** The gzip sizes of the scripts that a first visit asks for until scores are painted, and of the worker. */
export async function benchFirstView(browser: Browser, product: Product): Promise<Row[]> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const scripts: { path: string; at: number }[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script')
      scripts.push({ path: new URL(request.url()).pathname, at: Date.now() })
  })
  await noteFirstScore(page)
  const painted = await openUntilFirstScore(page, `${product.url}/nfl`)
  await context.close()
  const first = scripts.filter(({ at }) => at <= painted.wall).map(({ path }) => path)
  return [
    atMost('first view: scripts until the first scores, gzip', kilobytes(first), 125, 'kB'),
    atMost('service worker, gzip', kilobytes(['/service-worker.js']), 45, 'kB'),
  ]
}

function kilobytes(paths: readonly string[]): number {
  const [site = 'dist'] = builtSites('dist')
  const sizes = [...new Set(paths)].map((path) => readFileSync(`${site}${path}.gz`).length)
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}
