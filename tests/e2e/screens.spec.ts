import { expect } from 'playwright/test'
import { complaintsOfAxe } from './axe'
import { complaintsOfLayout } from './overflow'
import { dialogsOfApp, routesOfApp, SCREENS, showTheme, sizesOf, THEMES } from './screens'
import { openScreen } from './screens/screen'
import { test } from './stages'

/** `npm run screens` takes pictures along the way; a test run looks only. */
const TAKES_PICTURES = process.env['SHOTS'] === 'all'

test('every route and every dialog stands in the list of screens', () => {
  expect(routesOfApp().length).toBeGreaterThan(0)
  expect(new Set(SCREENS.map(({ route }) => route))).toEqual(new Set(routesOfApp()))
  const opened = SCREENS.flatMap(({ dialogs = [] }) => dialogs)
  expect(new Set(opened)).toEqual(new Set(dialogsOfApp()))
})

// A film of every step would take longer than all the steps.
test.use({ trace: 'off' })

// The page asks for boards until it is closed; a changed one may still be on its way then.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

for (const screen of SCREENS) {
  test(`"${screen.name}" fits, and axe finds nothing on it in either theme`, async ({
    page,
    context,
    stage,
  }, { project }) => {
    await openScreen({ page, context, product: await stage(screen.stage ?? 'sunday') }, screen)
    if (!screen.isLong)
      for (const theme of THEMES) {
        await showTheme(page, theme)
        expect.soft(await complaintsOfAxe(page, theme === THEMES[0] ? 'all' : 'colours'), theme).toEqual([])
      }
    for (const size of sizesOf(project.name)) {
      await page.setViewportSize(size)
      expect.soft(await complaintsOfLayout(page), `${size.width} x ${size.height}`).toEqual([])
      if (!TAKES_PICTURES) continue
      for (const theme of THEMES) {
        await showTheme(page, theme)
        await page.screenshot({ path: `tests/e2e/.shots/${screen.name}-${size.width}-${theme}.png` })
      }
    }
  })
}
