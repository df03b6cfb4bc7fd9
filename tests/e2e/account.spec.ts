import { randomUUID } from 'node:crypto'
import { anyBoard } from '../support/boards'
import { until } from '../support/until'
import { asSuperuser, makeUser } from '../support/users'
import {
  authModal,
  openAuthModal,
  openPreferences,
  openSettings,
  signIn,
  signOut,
  storedOdds,
  storedUser,
} from './account'
import { board, expect as expectSoon, openBoard, test } from './product-test'

/** Passwords are slow to check on purpose, and slower on a machine that is busy. */
const expect = expectSoon.configure({ timeout: 20_000 })

test('whoever signs up is signed in, and stays so after a reload', async ({ page, product }) => {
  await openBoard(page, product)
  await openAuthModal(page, 'Sign Up')
  const modal = authModal(page)
  await modal.getByLabel('First name').fill('Ann')
  await modal.getByLabel('Last name').fill('Fan')
  await modal.getByLabel('Email').fill(`${randomUUID()}@fans.example`)
  await modal.getByLabel('Password', { exact: true }).fill('password1')
  await modal.getByLabel('Confirm password', { exact: true }).fill('password1')
  await modal.getByRole('button', { name: 'Sign Up' }).click()
  await expect(modal.getByText("Let's make that password stronger! 🛡️")).toBeVisible()
  const password = `Pw-${randomUUID()}`
  await modal.getByLabel('Password', { exact: true }).fill(password)
  await modal.getByRole('button', { name: 'Sign Up' }).click()
  await expect(modal.getByText("Oops! Your passwords don't match. Try again! 🔒")).toBeVisible()
  await modal.getByLabel('Confirm password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(modal.getByText('Your account is ready. Welcome to the team! 🎉')).toBeVisible()
  await expect(modal).toHaveCount(0)
  await page.reload()
  await openSettings(page)
  expect(await storedUser(page)).toMatchObject({ display_name: 'Ann Fan', tier: 'registered' })
})

test('a wrong password is refused in the words for both, and Enter submits the next try', async ({
  page,
  product,
}) => {
  const user = await makeUser(product)
  await openBoard(page, product)
  await openAuthModal(page, 'Sign In')
  const modal = authModal(page)
  await expect(modal.getByRole('button', { name: 'Sign In' })).toBeDisabled()
  await modal.getByLabel('Email').fill(user.email)
  await modal.getByLabel('Password', { exact: true }).fill('wrong')
  await page.keyboard.press('Enter')
  await expect(modal.getByText('Invalid email or password. Please check your credentials.')).toBeVisible()
  expect(await storedUser(page)).toBeUndefined()
  await modal.getByLabel('Password', { exact: true }).fill(user.password)
  await page.keyboard.press('Enter')
  await expect(modal).toHaveCount(0)
  expect(await storedUser(page)).toMatchObject({ id: user.id })
})

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

test('without network the form says so and asks nothing', async ({ page, context, product }) => {
  await openBoard(page, product)
  await openAuthModal(page, 'Sign In')
  await context.setOffline(true)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByLabel('Email').fill('ann@fans.example')
  await page.getByLabel('Password', { exact: true }).fill('whatever')
  await page.keyboard.press('Enter')
  await expect(page.getByText('You are offline. Connect to the internet and try again.')).toBeVisible()
  expect(asked.filter((url) => url.includes('/collections/users'))).toEqual([])
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

test('a session that the server refuses ends; one it cannot be asked about stays', async ({
  page,
  context,
  product,
}) => {
  const user = await makeUser(product)
  await openBoard(page, product)
  await signIn(page, user)
  await context.route('**/auth-refresh', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toHaveCount(0)
  expect(await storedUser(page)).toMatchObject({ id: user.id })
  await context.unroute('**/auth-refresh')
  await asSuperuser(product, 'PATCH', `collections/users/records/${user.id}`, {
    password: `New-${user.password}`,
    passwordConfirm: `New-${user.password}`,
  })
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(await storedUser(page)).toBeUndefined()
})

test('compact mode is chosen in the settings and survives a reload', async ({ page, product }) => {
  await openBoard(page, product)
  await signIn(page, await makeUser(product))
  await openPreferences(page)
  await expect(page.getByRole('switch', { name: 'Compact mode' })).not.toBeChecked()
  await page.getByRole('switch', { name: 'Compact mode' }).press('Space')
  await expect(page.getByRole('switch', { name: 'Compact mode' })).toBeChecked()
  await page.reload()
  await openPreferences(page)
  await expect(page.getByRole('switch', { name: 'Compact mode' })).toBeChecked()
})

test('with auto refresh off nothing moves until one asks', async ({ page, product }) => {
  await openBoard(page, product)
  await signIn(page, await makeUser(product))
  await openPreferences(page)
  await page.getByRole('switch', { name: 'Auto refresh' }).press('Space')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Auto refresh is paused')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Auto refresh is paused')).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const rev = await board(page, 'nfl').getAttribute('data-rev')
  await untilServerMovedOn(product.url, rev)
  expect(asked.filter((path) => path.startsWith('/api/boards'))).toEqual([])
  expect(await board(page, 'nfl').getAttribute('data-rev')).toBe(rev)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(() => board(page, 'nfl').getAttribute('data-rev')).not.toBe(rev)
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

async function untilServerMovedOn(url: string, rev: string | null): Promise<void> {
  await until('a newer board on the server', async () => (await anyBoard(url, 'nfl')).rev !== rev)
}
