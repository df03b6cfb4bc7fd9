import type { Page } from 'playwright/test'
import { startMailingProduct, type MailingProduct } from '../support/mailing-product'
import { openOidcServer, type OidcServer } from '../support/oidc-server'
import type { Mail } from '../support/read-mail'
import { makeUser } from '../support/users'
import { authModal, guestMenu, openAuthModal, openSettings, storedUser } from './account'
import { expect as expectSoon, openBoard, test } from './product-test'

/** Passwords are slow to check on purpose, and slower on a machine that is busy. */
const expect = expectSoon.configure({ timeout: 20_000 })

const ANN = 'ann@fans.example'
const [FIRST, SECOND, THIRD] = ['Overtime-5-Goals', 'Buzzer-Beater-3', 'Walk-Off-In-9th']

/** A server that sends mail, and the mails that it has sent. */
let server: MailingProduct
let provider: OidcServer
test.beforeAll(async () => {
  provider = await openOidcServer()
  // Links expire by the wall clock, whatever day the scores are of.
  server = await startMailingProduct({
    at: '2040-10-28T18:30:00Z',
    rate: 0,
    slate: 'standard',
    env: provider.env,
  })
})
test.afterAll(async () => {
  await server?.close()
  provider?.close()
})

test('an account goes from sign-up to deletion by the links of real mails', async ({ page, context }) => {
  const { product, sink: mails } = server
  await openBoard(page, product)
  await openAuthModal(page, 'Sign Up')
  await fill(page, { 'First name': 'Ann', 'Last name': 'Fan', Email: ANN })
  await fill(page, { Password: FIRST, 'Confirm password': FIRST })
  await selectPast(page, 'Email')
  await page.keyboard.press('Enter')
  await expect(authModal(page)).toContainText('Check your inbox')
  await authModal(page).getByRole('button', { name: 'I clicked the link' }).click()
  await expect(authModal(page)).toContainText('Email not verified yet.')

  const other = await context.newPage()
  await other.goto(linkIn(await mails.next(ANN, 'Confirm')))
  await expect(other.getByText('Your email is confirmed. Welcome!')).toBeVisible()
  await other.close()
  await authModal(page).getByRole('button', { name: 'I clicked the link' }).click()
  await expect(authModal(page)).toHaveCount(0)
  expect(await storedUser(page)).toMatchObject({ tier: 'verified' })

  await openProfile(page)
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByText('Change password', { exact: true }).first().click()
  await fill(page, { 'Old password': FIRST, 'New password': SECOND, 'Confirm password': SECOND })
  await page.keyboard.press('Enter')
  await expect(settings).toContainText('Password changed. All other devices are signed out.')
  await settings.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(guestMenu(page)).toBeVisible()

  await openAuthModal(page, 'Sign In')
  await authModal(page).getByRole('button', { name: 'Forgot password?' }).click()
  await fill(page, { Email: ANN })
  await page.keyboard.press('Enter')
  await expect(authModal(page)).toContainText('a reset link is on its way')
  await page.goto(linkIn(await mails.next(ANN, 'Reset')))
  await fill(page, { 'New Password': THIRD, 'Confirm Password': THIRD })
  await page.keyboard.press('Enter')
  await expect(page.getByText('Welcome back! Your new password is set.')).toBeVisible()
  await expect(page).toHaveURL(/\/nfl$/)
  await openAuthModal(page, 'Sign In')
  await fill(page, { Email: ANN, Password: THIRD })
  await page.keyboard.press('Enter')
  await expect(authModal(page)).toHaveCount(0)

  await openProfile(page)
  await settings.getByText('Delete account', { exact: true }).click()
  await fill(page, { 'Your password': THIRD })
  const { id } = (await storedUser(page)) as { id: string }
  const kept = () => page.evaluate(() => JSON.stringify(localStorage))
  expect(await kept()).toContain(id)
  await page.keyboard.press('Enter')
  await expect(settings).toContainText('Your account and all that was kept under it are deleted.')
  await expect(settings).toContainText('You are looking around as a guest.')
  await expect.poll(kept).not.toContain(id)
})

test('a user signs in by a code, signs out another device and changes the email address', async ({
  page,
  context,
}) => {
  const { product, sink: mails } = server
  const ben = await makeUser(product)
  const newEmail = `new-${ben.email}`
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await openBoard(page, product)
  await openAuthModal(page, 'Sign In')
  await fill(page, { Email: ben.email })
  await authModal(page).getByRole('button', { name: 'Email me a code' }).click()
  await page.keyboard.press('Enter')
  const [, code = ''] = /\n(\d{6})\n/.exec((await mails.next(ben.email, 'code')).text) ?? []
  await fill(page, { Code: code })
  await page.keyboard.press('Enter')
  await expect(authModal(page)).toHaveCount(0)

  await openProfile(page)
  await settings.getByText('Devices', { exact: true }).click()
  const devices = settings.getByRole('list', { name: 'Your devices' }).getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await devices.getByRole('button').click()
  await expect(devices).toHaveCount(1)
  await expect(devices).toContainText('this device')

  await settings.getByText('Change email', { exact: true }).click()
  await fill(page, { 'New email': newEmail, 'Your password': ben.password })
  await page.keyboard.press('Enter')
  await expect(settings).toContainText(`We have sent a link to ${newEmail}.`)
  const link = linkIn(await mails.next(newEmail, 'Confirm your new email'))
  const other = await context.newPage()
  await other.goto(link)
  await fill(other, { 'Your password': ben.password })
  await other.keyboard.press('Enter')
  await expect(other.getByText('Your email is changed. All other devices are signed out.')).toBeVisible()
  await other.goto(link)
  await expect(other.getByText('This link was used before, or a newer one replaced it.')).toBeVisible()
  await expect(settings).toContainText(newEmail)
  await mails.next(ben.email, 'email was changed')
})

test('a fan signs in through a provider and comes back to the page that was left', async ({ page }) => {
  const { product } = server
  await openBoard(page, product)
  provider.refuses()
  await openAuthModal(page, 'Sign In')
  await authModal(page).getByRole('button', { name: 'Continue with Fan Club' }).click()
  await expect(page.getByText('Authentication failed', { exact: true })).toBeVisible()
  provider.becomes({ sub: 'cleo', email: 'cleo@fans.example', email_verified: true, name: 'Cleo Fan' })
  await page.getByRole('button', { name: 'Return to Home' }).click()
  await openAuthModal(page, 'Sign In')
  await authModal(page).getByRole('button', { name: 'Continue with Fan Club' }).click()
  // The page that the browser leaves has the same address, so the test waits for the modal to close first.
  await expect(authModal(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/nfl$/)
  expect(await storedUser(page)).toMatchObject({ tier: 'verified', email: 'cleo@fans.example' })
  await page.goto(`${product.url}/auth/callback?code=stolen&state=guessed`)
  await expect(page.getByText('Invalid authentication callback. Please try signing in again.')).toBeVisible()
})

test('the steps of an account survive a lost network and the browser’s way back', async ({
  page,
  context,
}) => {
  const { product, sink: mails } = server
  const dora = await makeUser(product)
  const modal = authModal(page)
  const offline = 'You are offline. Connect to the internet and try again.'
  await openBoard(page, product)
  await openAuthModal(page, 'Sign In')
  await fill(page, { Email: dora.email })
  await modal.getByRole('button', { name: 'Forgot password?' }).click()
  await context.setOffline(true)
  // The network is gone a moment before the page hears of it, and until then the server counts as lost.
  await page.waitForFunction(() => !navigator.onLine)
  await page.keyboard.press('Enter')
  await expect(modal).toContainText(offline)
  await page.goBack()
  await expect(modal).toContainText('Welcome back')
  await expect(page.getByLabel('Email')).toHaveValue(dora.email)
  await page.goBack()
  await expect(modal).toContainText('Get closer to the game')
  await page.goBack()
  await expect(modal).toHaveCount(0)
  await expect(page).toHaveURL(/\/nfl$/)

  await context.setOffline(false)
  await openAuthModal(page, 'Sign In')
  await modal.getByRole('button', { name: 'Forgot password?' }).click()
  await fill(page, { Email: dora.email })
  await page.keyboard.press('Enter')
  await expect(modal).toContainText('a reset link is on its way')
  await page.goto(linkIn(await mails.next(dora.email, 'Reset')))
  await fill(page, { 'New Password': SECOND, 'Confirm Password': SECOND })
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  await expect(page.getByText('The server cannot be reached. Please try again in a moment.')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('Welcome back! Your new password is set.')).toBeVisible()
  await expect(page).toHaveURL(/\/nfl$/)

  await openAuthModal(page, 'Sign In')
  await fill(page, { Email: dora.email, Password: SECOND })
  await page.keyboard.press('Enter')
  await expect(modal).toHaveCount(0)
  await openProfile(page)
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByText('Delete account', { exact: true }).click()
  await fill(page, { 'Your password': SECOND })
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  await expect(settings).toContainText('The server cannot be reached. Please try again in a moment.')
  await context.setOffline(false)
  await page.keyboard.press('Enter')
  await expect(settings).toContainText('You are looking around as a guest.')
  await page.goBack()
  await expect(settings).toHaveCount(0)
  await expect(page).toHaveURL(/\/nfl$/)
})

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).filter({ visible: true }).fill(text)
}

/** Selects text as with a mouse that is released beside the dialog. */
async function selectPast(page: Page, label: string): Promise<void> {
  const field = (await page.getByLabel(label, { exact: true }).boundingBox())!
  await page.mouse.move(field.x + field.width / 2, field.y + field.height / 2)
  await page.mouse.down()
  await page.mouse.move(2, field.y + field.height / 2, { steps: 5 })
  await page.mouse.up()
}

async function openProfile(page: Page): Promise<void> {
  await openSettings(page)
  await page.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name: 'Profile' }).click()
}

function linkIn({ text }: Mail): string {
  return /https?:\/\/\S+token=[\w.-]+/.exec(text)![0]
}
