import type { Page } from 'playwright/test'
import { complaintsOfAxe } from './axe'
import { complaintsOfNotch } from './notch'
import { complaintsOfLayout } from './overflow'
import { expect, test } from './product-test'
import {
  dialogsOfApp,
  routesOfApp,
  ON_ITS_SIDE,
  SCREENS,
  showTheme,
  SIZES,
  SIZES_OF_AXE,
  THEMES,
  ZOOMED_PHONE,
  type AxeLooks,
  type ThemeName,
} from './screens'
import { openScreen, type Screen, type Size } from './screens/screen'

/** `npm run screens` takes pictures along the way; a test run looks only. */
const TAKES_PICTURES = process.env['SHOTS'] === 'all'

test('every route and every dialog stands in the list of screens', () => {
  expect(routesOfApp().length).toBeGreaterThan(0)
  expect(new Set(SCREENS.map(({ route }) => route))).toEqual(new Set(routesOfApp()))
  const opened = SCREENS.flatMap(({ dialogs = [] }) => dialogs)
  expect(new Set(opened)).toEqual(new Set(dialogsOfApp()))
})

// Whichever worker is free takes the next screen. Those of another day stay together, so that one worker starts its server.
test.describe.configure({ mode: 'parallel' })
const dayOf = ({ stage = 'sunday' }: Screen) => stage
test.use({ day: 'sunday' })
for (const day of new Set(SCREENS.map(dayOf).filter((one) => one !== 'sunday')))
  test.describe(day, () => {
    test.describe.configure({ mode: 'default' })
    test.use({ day })
    SCREENS.filter((screen) => dayOf(screen) === day).forEach(lookAt)
  })
SCREENS.filter((screen) => dayOf(screen) === 'sunday').forEach(lookAt)

function lookAt(screen: Screen): void {
  test(`"${screen.name}" fits at every size, and axe finds nothing on it in either theme`, async ({
    page,
    context,
    product,
  }) => {
    const sizes = screen.sizes ?? SIZES
    // A screen that only some sizes have would never be ready at another size.
    if (screen.sizes) await page.setViewportSize(sizes[0]!)
    await openScreen({ page, context, product }, screen)
    for (const size of sizes) {
      expect.soft(await complaintsAt(page, size, screen), `${size.width} x ${size.height}`).toEqual([])
      if (size === ON_ITS_SIDE) expect.soft(await complaintsOfNotch(page), 'beside a notch').toEqual([])
      if (!screen.isLong) await expectNothingFrom(page, SIZES_OF_AXE[size.width] ?? {})
      if (!TAKES_PICTURES) continue
      for (const theme of THEMES) {
        await showTheme(page, theme)
        await page.screenshot({ path: `tests/e2e/.shots/${screen.name}-${size.width}-${theme}.png` })
      }
    }
    if (!screen.sizes) expect.soft(await complaintsAt(page, ZOOMED_PHONE, screen), 'zoomed').toEqual([])
  })
}

/** On a zoomed phone words may break, but no figure may, and nothing may have to be pushed sideways to be read. */
async function complaintsAt(page: Page, size: Size, screen: Screen): Promise<readonly string[]> {
  await page.setViewportSize(size)
  const found = await complaintsOfLayout(page)
  const mayWordsBreak = size.width <= ZOOMED_PHONE.width && !screen.isWholeZoomed
  return mayWordsBreak ? found.filter(isGrave) : found
}

function isGrave(complaint: string): boolean {
  return /^scrolls sideways|^broken within a word: .*\d|between two scores$/.test(complaint)
}

async function expectNothingFrom(page: Page, looks: AxeLooks): Promise<void> {
  for (const [theme, rules] of Object.entries(looks)) {
    await showTheme(page, theme as ThemeName)
    expect.soft(await complaintsOfAxe(page, rules), `${theme}: ${rules}`).toEqual([])
  }
}
