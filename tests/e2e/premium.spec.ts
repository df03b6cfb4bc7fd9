import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { openApiKeys, startSignedIn } from './account'
import { expect, test } from './product-test'

/** What Premium users take out of the page: files, and keys for programs. */

async function download(page: Page, button: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') }
}

async function openExport(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Export' }).click()
  // The dialog is a chunk of its own, which takes a while to load on a busy machine.
  await page.getByRole('dialog', { name: /^Export/ }).waitFor()
}

test('a premium user downloads a board as a file, also without a connection, and a key opens the same to a program', async ({
  page,
  context,
  product,
}) => {
  await startSignedIn(context, product, { tier: 'premium' })
  await page.goto(`${product.url}/nfl`)
  const first = page.locator('article[data-game]').first()
  await first.waitFor()
  const id = (await first.getAttribute('data-game'))!

  await openExport(page)
  const csv = await download(page, 'CSV for spreadsheets')
  expect(csv.name).toMatch(/^nfl-\d{4}-\d{2}-\d{2}-scores-\d{8}T\d{6}Z\.csv$/)
  expect(csv.text.startsWith('\uFEFFLeague,Day,Game,')).toBe(true)
  expect(csv.text).toContain(`,${id},`)
  await page.getByText(/24 more files today\.$/).waitFor()

  await context.setOffline(true)
  const json = await download(page, 'JSON for programs')
  const { board } = JSON.parse(json.text) as { board: { games: { id: string }[] } }
  expect(board.games.map((game) => game.id)).toContain(id)
  await context.setOffline(false)
  await page.keyboard.press('Escape')

  await openApiKeys(page)
  await page.getByLabel('Name of the program').fill('Hall')
  await page.getByRole('button', { name: 'Create key' }).click()
  const secret = (await page.locator('[data-new-key] code').textContent())!
  const ask = () =>
    fetch(`${product.url}/api/v1/boards/nfl`, { headers: { authorization: `Bearer ${secret}` } })
  const answer = (await (await ask()).json()) as { games: { id: string }[] }
  expect(answer.games.map((game) => game.id)).toContain(id)
  await page.getByRole('button', { name: 'Revoke Hall', exact: true }).click()
  await page.getByRole('button', { name: 'Revoke Hall for good' }).click()
  await page.getByText('Hall is revoked.').waitFor()
  expect((await ask()).status).toBe(401)
})
