import type { Page } from 'playwright/test'
import { startMailingProduct, type MailingProduct } from '../support/mailing-product'
import type { Mail } from '../support/read-mail'
import { authModal, guestMenu, openAuthModal, openSettings, storedUser } from './account'
import { expect as expectSoon, openBoard, test } from './product-test'

/** Passwords are slow to check on purpose, and slower on a machine that is busy. */
const expect = expectSoon.configure({ timeout: 20_000 })

const ANN = 'ann@fans.example'
const [FIRST, SECOND, THIRD] = ['Overtime-5-Goals', 'Buzzer-Beater-3', 'Walk-Off-In-9th']

/** A server that sends mail, and what comes out of it. */
let server: MailingProduct
test.beforeAll(async () => {
  server = await startMailingProduct({ rate: 0, slate: 'standard' })
})
test.afterAll(() => server?.close())

test('from sign-up to deletion, by the links of real mails', async ({ page, context }) => {
  const { product, sink: mails } = server
  await openBoard(page, product)
  await openAuthModal(page, 'Sign Up')
  await fill(page, { 'First name': 'Ann', 'Last name': 'Fan', Email: ANN })
  await fill(page, { Password: FIRST, 'Confirm password': FIRST })
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
  await fill(page, { 'New password': THIRD, 'Confirm password': THIRD })
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
  await page.keyboard.press('Enter')
  await expect(settings).toContainText('You are looking around as a guest.')
  expect(await storedUser(page)).toBeUndefined()
})

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).filter({ visible: true }).fill(text)
}

async function openProfile(page: Page): Promise<void> {
  await openSettings(page)
  await page.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name: 'Profile' }).click()
}

function linkIn({ text }: Mail): string {
  return /https?:\/\/\S+token=[\w.-]+/.exec(text)![0]
}
