import { complaintsOfLayout } from './overflow'
import { openScreen, SCREENS, showTheme, SIZES, THEMES } from './screens'
import { expect, test } from './shared-product'

for (const screen of SCREENS) {
  test(`"${screen.name}" fits every size, without sideways scrolling and clipped text`, async ({
    page,
    product,
  }, { project }) => {
    await openScreen(page, product.url, screen)
    for (const size of SIZES.filter(({ width }) => width < 1000 === (project.name === 'phone'))) {
      await page.setViewportSize(size)
      for (const theme of THEMES) {
        await showTheme(page, theme)
        const path = `tests/e2e/.shots/${screen.name}-${size.width}-${theme}.png`
        await page.screenshot({ path })
      }
      expect(await complaintsOfLayout(page), `${size.width} x ${size.height}`).toEqual([])
    }
  })
}
