import { asSuperuser, makeUser } from '../../support/users'
import { authModal, openSettings, signIn, signOut, storedOdds, storedUser } from '../account'
import { board, expect as expectSoon, openBoard, test } from '../product-test'

/** Passwords are slow to check on purpose, and slower on a machine that is busy. */
const expect = expectSoon.configure({ timeout: 20_000 })

test('with the keyboard alone: in by Tab and Enter, out by Escape', async ({ page, product }) => {
  const user = await makeUser(product)
  await openBoard(page, product)
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).focus()
  await page.keyboard.press('Enter')
  await expect(authModal(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(authModal(page)).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeFocused()
  await page.keyboard.press('Enter')
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
  expect(await storedUser(page)).toMatchObject({ id: user.id })
})

test('signing out takes the odds along, here and in the other tab', async ({ context, product }) => {
  const user = await makeUser(product, { tier: 'verified' })
  const page = await context.newPage()
  await openBoard(page, product)
  await signIn(page, user)
  const other = await context.newPage()
  await openBoard(other, product)
  await expect.poll(async () => (await storedOdds(page))['nfl'] ?? 0, { timeout: 30_000 }).toBeGreaterThan(0)
  await signOut(page)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(other.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect.poll(() => storedOdds(page)).toEqual({})
})

test('a guest and a registered user never ask for odds; a grant brings them at once', async ({
  page,
  product,
}) => {
  const user = await makeUser(product)
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  await openBoard(page, product)
  await expect(board(page, 'nfl')).toBeVisible()
  await signIn(page, user)
  await untilOwnRecordIsFollowed(asked)
  expect(asked.filter((request) => request.includes('odds'))).toEqual([])
  await asSuperuser(product, 'PATCH', `collections/users/records/${user.id}`, { tier: 'verified' })
  await expect.poll(async () => (await storedOdds(page))['nfl'] ?? 0, { timeout: 30_000 }).toBeGreaterThan(0)
  await asSuperuser(product, 'PATCH', `collections/users/records/${user.id}`, { tier: 'registered' })
  await expect.poll(() => storedOdds(page)).toEqual({})
})

test('the display name is changed in the profile', async ({ page, product }) => {
  await openBoard(page, product)
  await signIn(page, await makeUser(product))
  await openSettings(page)
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByRole('button', { name: 'Profile' }).click()
  await settings.getByLabel('Display name').fill('  Ann the Fan  ')
  await page.keyboard.press('Enter')
  await expect(settings.getByText('Profile updated')).toBeVisible()
  expect(await storedUser(page)).toMatchObject({ display_name: 'Ann the Fan' })
})

/** The subscription to the own record is the last thing that a sign-in leads to. */
async function untilOwnRecordIsFollowed(asked: readonly string[]): Promise<void> {
  await expect.poll(() => asked.some((request) => request.includes('users/'))).toBe(true)
}
