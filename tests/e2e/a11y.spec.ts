import { complaintsOfAxe } from './axe'
import { dialogsOfApp, openScreen, routesOfApp, SCREENS, showTheme, THEMES } from './screens'
import { cards, expect, openBoard, test } from './shared-product'

test('every route and every dialog stands in the list of screens', () => {
  expect(routesOfApp().length).toBeGreaterThan(0)
  expect(new Set(SCREENS.map(({ route }) => route))).toEqual(new Set(routesOfApp()))
  const opened = SCREENS.flatMap(({ dialog }) => dialog ?? [])
  expect(new Set(opened)).toEqual(new Set(dialogsOfApp()))
})

for (const screen of SCREENS.filter(({ isLong }) => !isLong)) {
  test(`axe finds nothing on the screen "${screen.name}" in either theme`, async ({ page, product }) => {
    await openScreen(page, product.url, screen)
    for (const theme of THEMES) {
      await showTheme(page, theme)
      expect(await complaintsOfAxe(page), theme).toEqual([])
    }
  })
}

test('the keyboard gets past the leagues in one step, and sees where it is', async ({ page, product }) => {
  await openBoard(page, product)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the scores' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('what can be pressed is large enough for a thumb', async ({ page, product }) => {
  await openBoard(page, product)
  const small = await page.locator('a:visible, button:visible').evaluateAll((targets) =>
    targets
      .map((target) => ({ text: target.outerHTML.slice(0, 120), box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
      .map(({ text }) => text),
  )
  expect(small).toEqual([])
})

test('at 200 % zoom everything is there and nothing scrolls sideways', async ({ page, product }) => {
  await page.setViewportSize({ width: 720, height: 450 })
  await openBoard(page, product)
  await expect(cards(page)).toHaveCount(16)
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0)
})
