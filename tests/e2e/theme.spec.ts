import type { Page } from 'playwright/test'
import { guestMenu } from './account'
import { expect, openBoard, test } from './product-test'

const openMenu = (page: Page) => guestMenu(page).click()
const themeEntry = (page: Page, label: string) => page.getByRole('menuitem', { name: `${label} theme` })

test('a theme chosen in one window is shown in the other, whose menu then offers the one before', async ({
  context,
  product,
}) => {
  const first = await context.newPage()
  const second = await context.newPage()
  await openBoard(first, product)
  await openBoard(second, product)
  await openMenu(first)
  await themeEntry(first, 'Cosmic').click()
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'material')
  await openMenu(second)
  await themeEntry(second, 'Midnight').click()
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'classic')
  await expect(first.locator('html')).toHaveAttribute('data-theme', 'classic')
})
