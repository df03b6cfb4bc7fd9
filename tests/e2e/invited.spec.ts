import { startMailingProduct, type MailingProduct } from '../support/mailing-product'
import { authModal, openAuthModal, openSettings, startSignedIn, storedUser } from './account'
import { expect as expectSoon, test } from './product-test'

/** Passwords are slow to check on purpose, and slower on a machine that is busy. */
const expect = expectSoon.configure({ timeout: 20_000 })

const JUNO = 'juno@fans.example'
const PASSWORD = 'Power-Play-In-2nd'

let server: MailingProduct
test.beforeAll(async () => {
  server = await startMailingProduct({ leagues: [] })
})
test.afterAll(() => server?.close())

test('an operator invites somebody, who follows the mail, chooses a password and is there under the right name', async ({
  context,
  browser,
}) => {
  const { product, sink } = server
  await startSignedIn(context, product, { superuser: true })
  const operators = await context.newPage()
  await operators.goto(`${product.url}/admin/dashboard/users`)
  await operators.getByRole('button', { name: 'Invite User' }).click()
  const form = operators.getByRole('dialog', { name: 'Invite New User' })
  await form.getByLabel('First Name').fill(' Juno ')
  await form.getByLabel('Last Name').fill("O'Ice")
  await form.getByLabel('Email').fill('Juno@Fans.example')
  await form.getByRole('button', { name: 'Send Invitation' }).click()
  await expect(form).toContainText('Invitation sent to Juno@Fans.example.')
  const mail = await sink.next(JUNO, 'invited')
  const link = /https?:\/\/\S+token=[\w.-]+/.exec(mail.text)![0]

  const home = await browser.newContext()
  const page = await home.newPage()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible()
  await page.getByLabel('New Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Welcome! Your password is set: sign in with it.')).toBeVisible()
  await expect(page).toHaveURL(/\/nfl$/)
  await openAuthModal(page, 'Sign In')
  await page.getByLabel('Email').fill(JUNO)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(authModal(page)).toHaveCount(0)
  expect(await storedUser(page)).toMatchObject({ tier: 'verified', first_name: 'Juno', last_name: "O'Ice" })
  await openSettings(page)
  await expect(page.getByRole('dialog', { name: 'Settings' }).getByLabel('Display name')).toHaveValue(
    "Juno O'Ice",
  )

  await operators.reload()
  await expect(operators.locator('tr', { hasText: JUNO }).locator('th, td')).toContainText([
    'Yes',
    'Juno',
    "O'Ice",
    JUNO,
    'user',
    /\d/,
    'Yes',
  ])
  // The link is used up and lets nobody else in.
  await page.goto(link)
  await expect(page.getByText('Invalid or expired reset link.')).toBeVisible()
  await home.close()
})
