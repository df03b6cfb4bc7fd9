import { randomUUID } from 'node:crypto'
import { boardOfFeed } from '../support/boards'
import { until } from '../support/until'
import { asSuperuser, makeUser } from '../support/users'
import {
  authModal,
  guestMenu,
  openAuthModal,
  openPreferences,
  openSettings,
  signIn,
  storedUser,
} from './account'
import { board, cards, expect as expectSoon, openBoard, test } from './product-test'
import { ON_PHONES_TOO } from './sizes'

/** Passwords are slow to check on purpose, and slower on a machine that is busy. */
const expect = expectSoon.configure({ timeout: 20_000 })

test(
  'whoever signs up is signed in, and stays so after a reload',
  ON_PHONES_TOO,
  async ({ page, product }) => {
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
    // The text stays for two seconds only, so the test begins to wait before it appears.
    const welcome = modal.getByText('Your account is ready. Welcome to the team! 🎉').waitFor()
    await page.keyboard.press('Enter')
    await welcome
    await expect(modal).toHaveCount(0)
    await page.reload()
    await openSettings(page)
    expect(await storedUser(page)).toMatchObject({ display_name: 'Ann Fan', tier: 'registered' })
  },
)

test('a wrong password is refused without saying whether it or the email is wrong, and Enter submits the next try', async ({
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

test('without network the form says so and sends nothing', async ({ page, context, product }) => {
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

test('a session ends when the server refuses it, and stays when the server cannot be asked', async ({
  page,
  context,
  product,
}) => {
  const user = await makeUser(product)
  await openBoard(page, product)
  await signIn(page, user)
  await context.route('**/auth-refresh', (route) => route.abort())
  await page.reload()
  await expect(cards(page).first()).toBeVisible()
  await expect(guestMenu(page)).toHaveCount(0)
  expect(await storedUser(page)).toMatchObject({ id: user.id })
  await context.unroute('**/auth-refresh')
  await asSuperuser(product, 'PATCH', `collections/users/records/${user.id}`, {
    password: `New-${user.password}`,
    passwordConfirm: `New-${user.password}`,
  })
  await page.reload()
  await expect(guestMenu(page)).toBeVisible()
  expect(await storedUser(page)).toBeUndefined()
})

test('compact mode is chosen in the settings and survives a reload', async ({ page, product }) => {
  await openBoard(page, product)
  await openPreferences(page)
  await expect(page.getByRole('switch', { name: 'Compact mode' })).not.toBeChecked()
  await page.getByRole('switch', { name: 'Compact mode' }).press('Space')
  await expect(page.getByRole('switch', { name: 'Compact mode' })).toBeChecked()
  await page.reload()
  await openPreferences(page)
  await expect(page.getByRole('switch', { name: 'Compact mode' })).toBeChecked()
})

test('with auto refresh off the board stands still, says how many changes wait, and shows them on Refresh', async ({
  page,
  product,
}) => {
  await openBoard(page, product)
  await openPreferences(page)
  await page.getByRole('switch', { name: 'Auto refresh' }).press('Space')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Auto refresh is paused')).toBeVisible()
  await page.reload()
  // Once this text is there the board stands still; before, a page that was just opened may still take newer
  // scores.
  await expect(page.getByText(/Auto refresh is paused · \d+ changes? waits?/)).toBeVisible()
  const rev = await board(page, 'nfl').getAttribute('data-rev')
  await untilServerMovesOn(product.url)
  await expect(page.getByText(/^Paused · scores as of/)).toBeVisible()
  expect(await board(page, 'nfl').getAttribute('data-rev')).toBe(rev)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(() => board(page, 'nfl').getAttribute('data-rev')).not.toBe(rev)
  await expect(page.getByText('Auto refresh is paused', { exact: true })).toBeVisible()
})

async function untilServerMovesOn(url: string): Promise<void> {
  const { rev } = await boardOfFeed(url, 'nfl')
  await until('a newer board on the server', async () => (await boardOfFeed(url, 'nfl')).rev !== rev)
}
