import type { Page, Response } from 'playwright/test'
import { openSession } from '../support/sessions'
import { asSuperuser, makeUser } from '../support/users'
import { authModal, guestMenu, openSettings, signOut, startSignedIn, storedOdds, storedUser } from './account'
import { board, expect as expectSoon, openBoard, test } from './product-test'
import { ON_PHONES_TOO } from './sizes'

/** Passwords are slow to check on purpose, and slower on a machine that is busy. */
const expect = expectSoon.configure({ timeout: 20_000 })

test(
  'with the keyboard alone, Escape closes the sign-in and returns to where it was opened, and Tab and Enter sign in and lead to the menu',
  ON_PHONES_TOO,
  async ({ page, product }) => {
    const user = await makeUser(product)
    await openBoard(page, product)
    const opener = await openAuthModalByKeys(page)
    await page.keyboard.press('Escape')
    await expect(authModal(page)).toHaveCount(0)
    await expect(opener).toBeFocused()
    await openAuthModalByKeys(page)
    await authModal(page).getByRole('button', { name: 'Sign In' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Email')).toBeFocused()
    await page.keyboard.type(user.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(user.password)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(authModal(page)).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('button', { name: /^Menu of / })).toBeFocused()
    expect(await storedUser(page)).toMatchObject({ id: user.id })
  },
)

test('signing out removes the odds, here and in the other tab', async ({ context, product }) => {
  await startSignedIn(context, product, { tier: 'verified' })
  const page = await context.newPage()
  await openBoard(page, product, LEAGUE_WITH_ODDS)
  const other = await context.newPage()
  await openBoard(other, product, LEAGUE_WITH_ODDS)
  await expect.poll(() => oddsCount(page)).toBeGreaterThan(0)
  await page.bringToFront()
  await signOut(page)
  await expect(guestMenu(page)).toBeVisible()
  await expect(guestMenu(other)).toBeVisible()
  await expect.poll(() => storedOdds(page)).toEqual({})
})

test('a page that is open while its user signs out everywhere else becomes a guest’s by itself', async ({
  context,
  product,
}) => {
  const user = await startSignedIn(context, product, { tier: 'verified' })
  const page = await context.newPage()
  const isLive = page.waitForResponse(isOwnSubscription(user.id))
  await openBoard(page, product, LEAGUE_WITH_ODDS)
  await isLive
  await expect.poll(() => oddsCount(page)).toBeGreaterThan(0)
  const elsewhere = await openSession(product, user)
  await fetch(`${product.url}/api/account/sign-out-everywhere`, {
    method: 'POST',
    headers: { authorization: elsewhere },
  })
  await expect(guestMenu(page)).toBeVisible()
  await expect.poll(() => storedOdds(page)).toEqual({})
})

test('a registered user never asks for odds; a grant brings them at once', async ({
  page,
  context,
  product,
}) => {
  const { id } = await startSignedIn(context, product)
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  await openBoard(page, product, LEAGUE_WITH_ODDS)
  // A signed-in visit subscribes to its own record last, so all its other requests have been made by then.
  await expect.poll(() => asked.some((request) => request.includes('users/'))).toBe(true)
  expect(asked.filter((request) => request.includes('odds'))).toEqual([])
  await asSuperuser(product, 'PATCH', `collections/users/records/${id}`, { tier: 'verified' })
  await expect.poll(() => oddsCount(page)).toBeGreaterThan(0)
  await asSuperuser(product, 'PATCH', `collections/users/records/${id}`, { tier: 'registered' })
  await expect.poll(() => storedOdds(page)).toEqual({})
})

test('a guest never asks for odds', async ({ page, product }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  await openBoard(page, product, LEAGUE_WITH_ODDS)
  // The live connection is opened after everything that the page asks for by itself.
  await expect.poll(() => asked.some((request) => request.includes(`boards/${LEAGUE_WITH_ODDS}`))).toBe(true)
  await expect(board(page, LEAGUE_WITH_ODDS)).toBeVisible()
  expect(asked.filter((request) => request.includes('odds'))).toEqual([])
})

test('the display name is changed in the profile', async ({ page, context, product }) => {
  await startSignedIn(context, product)
  await openBoard(page, product)
  await openSettings(page)
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByRole('button', { name: 'Profile' }).click()
  await settings.getByLabel('Display name').fill('  Ann the Fan  ')
  // The text stays for three seconds only, so the test begins to wait before it appears.
  const told = settings.getByText('Profile updated').waitFor()
  await page.keyboard.press('Enter')
  await told
  expect(await storedUser(page)).toMatchObject({ display_name: 'Ann the Fan' })
})

/** Its games begin in the evening: the feed has no lines of games that are under way. */
const LEAGUE_WITH_ODDS = 'nba'

const oddsCount = async (page: Page) => (await storedOdds(page))[LEAGUE_WITH_ODDS] ?? 0

/**
 * Opens the modal by the header's button, or on phones by its menu. Returns what was focused when the modal
 * opened.
 */
async function openAuthModalByKeys(page: Page) {
  const button = page.getByRole('banner').getByRole('button', { name: 'Sign In' })
  const opener = (await button.isVisible()) ? button : guestMenu(page)
  await opener.focus()
  await page.keyboard.press('Enter')
  if (opener !== button) {
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: 'Sign In' })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(authModal(page)).toBeVisible()
  return opener
}

/** The answer to the page that it may follow its user's own record. */
const isOwnSubscription = (user: string) => (response: Response) =>
  response.url().endsWith('/api/realtime') &&
  response.request().postData()?.includes(`users/${user}`) === true
