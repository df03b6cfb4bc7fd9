import { expect, test } from './product-test'
import { SCREENS } from './screens'
import { openScreen } from './screens/screen'
import { ONLY_ON_PHONES } from './sizes'

test.use({ day: 'sunday' })

test(
  'a finger that moves along a chart reads it, and so do the arrow keys',
  ONLY_ON_PHONES,
  async ({ page, context, product }) => {
    await openScreen(
      { page, context, product },
      SCREENS.find(({ name }) => name === 'box-score')!,
    )
    const chart = page.locator('[data-win-probability]')
    const caption = chart.locator('p').last()
    await expect(caption).toHaveText('Move along the chart to read it')
    await chart.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await chart.locator('.u-over').boundingBox())!
    const finger = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: share === undefined ? [] : [{ x: x + width * share, y: y + height / 2 }],
      })
    await touch('touchStart', 0.2)
    await touch('touchMove', 0.3)
    await touch('touchMove', 0.5)
    await expect(caption).toContainText('%')
    const half = await caption.textContent()
    await touch('touchMove', 0.9)
    await expect(caption).not.toHaveText(half!)
    await touch('touchEnd')
    const end = await caption.textContent()
    await chart.getByRole('slider').focus()
    await page.keyboard.press('Home')
    await expect(caption).not.toHaveText(end!)
    await expect(chart.getByRole('slider')).toHaveAttribute('aria-valuetext', (await caption.textContent())!)
  },
)
