import { board, expect, openBoard, test, untilInstalled } from './product-test'

test.use({ serviceWorkers: 'allow' })

test('the product runs under its content security policy without a violation, offline too', async ({
  page,
  context,
  product,
}) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (/content security policy|violates the following|refused to/i.test(message.text()))
      violations.push(message.text())
  })
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text))
  await page.addInitScript(() => {
    const note = (globalThis as unknown as { noteViolation(text: string): void }).noteViolation
    addEventListener('securitypolicyviolation', (event) =>
      note(`${event.violatedDirective} ${event.blockedURI}`),
    )
  })
  await openBoard(page, product)
  await untilInstalled(page)
  for (const slug of ['nba', 'mlb', 'nhl']) {
    await page.locator(`[data-league=${slug}]`).click()
    await expect(board(page, slug)).toBeVisible()
  }
  await context.setOffline(true)
  await page.reload()
  await expect(page.locator('[data-board]')).toBeVisible()
  expect(violations).toEqual([])
})

test('a script that somebody smuggled into the page does not run', async ({ page, product }) => {
  await openBoard(page, product)
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "stolen"'
    document.body.append(script)
  })
  expect(await page.title()).not.toBe('stolen')
})
