import { startSignedIn } from './account'
import { expect as expectSoon, test } from './product-test'

/** A session's first pages are slow on a machine that is busy. */
const expect = expectSoon.configure({ timeout: 20_000 })

// A worker would have the section's script on the device.
test.use({ day: 'sunday', serviceWorkers: 'block' })

test('a console section that does not load leaves the other sections reachable', async ({
  page,
  context,
  product,
}) => {
  await startSignedIn(context, product, { superuser: true })
  await page.goto(`${product.url}/admin/dashboard`)
  await expect(page.getByText('System Status')).toBeVisible()
  await page.route('**/assets/jobs-*.js', (route) => route.abort())
  const sections = page.getByRole('navigation', { name: 'Turbo Admin' })
  await sections.getByRole('link', { name: 'Background Jobs' }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong in Background Jobs' })).toBeVisible()
  await sections.getByRole('link', { name: 'Infrastructure' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Infrastructure' })).toBeVisible()
})
