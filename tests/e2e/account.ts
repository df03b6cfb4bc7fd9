import type { BrowserContext, Page } from 'playwright/test'
import type { Product } from '../support/product'
import { asSuperuser, makeUser, type TestUser, type UserOptions } from '../support/users'
import { expect } from './product-test'

/** What people do to reach the account's screens from the page's header. */

export const authModal = (page: Page) => page.locator('dialog[open]')

/** Every page of this context opens signed in, as after a visit that signed in. */
export async function startSignedIn(
  context: BrowserContext,
  product: Product,
  options: UserOptions = {},
): Promise<TestUser> {
  const user = await makeUser(product, options)
  const { id, token } = user
  const record = await asSuperuser<object>(product, 'GET', `collections/users/records/${id}`)
  const stored = JSON.stringify({ token, record })
  await context.addInitScript((text) => localStorage.setItem('pocketbase_auth', text), stored)
  return user
}

/** The header's menu button. It has this name while nobody is signed in, at every size. */
export const guestMenu = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })

export async function openAuthModal(page: Page, step: 'Sign In' | 'Sign Up'): Promise<void> {
  const banner = page.getByRole('banner')
  const button = banner.getByRole('button', { name: 'Sign In' })
  if (await button.isVisible()) await button.click()
  else {
    // Phones have it in the menu.
    await banner.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign In' }).click()
  }
  await authModal(page).getByRole('button', { name: step, exact: true }).click()
}

export async function signIn(page: Page, { email, password }: TestUser): Promise<void> {
  await openAuthModal(page, 'Sign In')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(authModal(page)).toHaveCount(0)
}

export async function openSettings(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
}

export async function openPreferences(page: Page): Promise<void> {
  await openSettings(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Preferences' }).click()
}

export async function openApiKeys(page: Page): Promise<void> {
  await openSettings(page)
  await page.getByRole('dialog').getByRole('button', { name: 'API Keys' }).click()
}

export async function openMyTeams(page: Page): Promise<void> {
  await openSettings(page)
  await page.getByRole('dialog').getByRole('button', { name: 'My Teams' }).click()
}

export async function signOut(page: Page): Promise<void> {
  await openSettings(page)
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByRole('button', { name: 'Profile' }).click()
  await settings.getByRole('button', { name: 'Sign Out' }).click()
  await page.keyboard.press('Escape')
}

/** The token and record that the browser keeps. */
export function storedUser(page: Page): Promise<{ id: string; tier: string } | undefined> {
  return page.evaluate(() => {
    const text = localStorage.getItem('pocketbase_auth')
    return text ? (JSON.parse(text) as { record: { id: string; tier: string } }).record : undefined
  })
}

/** The number of lines in the browser's database, by league. */
export function storedOdds(page: Page): Promise<Record<string, number>> {
  return page.evaluate(
    () =>
      new Promise((done, failed) => {
        const opening = indexedDB.open('turbo-scores')
        opening.addEventListener('error', () => failed(opening.error))
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('odds').objectStore('odds').getAll()
          all.addEventListener('success', () => {
            const stored = all.result as { slug: string; board: { rows: object } }[]
            opening.result.close()
            done(Object.fromEntries(stored.map((row) => [row.slug, Object.keys(row.board.rows).length])))
          })
        })
      }),
  )
}
