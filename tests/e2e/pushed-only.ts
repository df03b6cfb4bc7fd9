import type { Page } from 'playwright/test'
import { expect } from './product-test'

/** The revision of the football board that the page shows. */
export function revOf(page: Page): Promise<string | null> {
  return page.locator('[data-board=nfl]').getAttribute('data-rev')
}

/** Waits for three new revisions in a row that needed no request. */
export async function untilPushedOnly(page: Page): Promise<void> {
  let revs = new Set<string | null>()
  page.context().on('request', (request) => {
    if (request.url().includes('/api/boards/nfl')) revs = new Set()
  })
  await expect.poll(async () => revs.add(await revOf(page)).size, { timeout: 30_000 }).toBeGreaterThan(3)
}
