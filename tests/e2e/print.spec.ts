import type { Page } from 'playwright/test'
import { contentFor } from '../../src/domain/seasons/content-for'
import { boardOfFeed } from '../support/boards'
import { startSignedIn } from './account'
import { cards, expect, openBoard, test } from './product-test'
import { showLineHistory } from './screens/board'
import { finished, inRedZone } from './screens/game-states'
import { rewriteBoard, rewriteGames } from './screens/rewrite'

const visible = (page: Page, what: string) => page.locator(what).filter({ visible: true })

/** The text that replaces an age on paper. */
const printedMoment = (page: Page, of: string) =>
  page.locator(`${of} [data-printed]`).evaluate((age) => getComputedStyle(age, '::after').content)

test('on paper a board is light, tells the moment of its scores and has nothing to press; an opened game stands alone', async ({
  page,
  product,
}) => {
  await openBoard(page, product)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(cards(page).first()).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator(':is(button, input, header a):visible')).toHaveCount(0)
  expect(await printedMoment(page, '[data-board]')).toMatch(
    /^"Scores as of Sun, Oct 25, 2026, \d+:\d\d [AP]M /,
  )
  await page.emulateMedia({ media: 'screen' })
  await cards(page).first().getByRole('link').first().click()
  await expect(page.getByRole('dialog').locator('[data-printed]')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(cards(page).first()).toBeHidden()
  await expect(page.getByRole('dialog').locator('header')).toBeInViewport()
  await expect(page.locator(':is(button, input):visible')).toHaveCount(0)
  expect(await printedMoment(page, 'dialog')).toMatch(/^"As of Sun, Oct 25, 2026, /)
})

test('on paper a season and a day tell the moment of their games', async ({ page, context, product }) => {
  await startSignedIn(context, product, { tier: 'verified' })
  await page.goto(`${product.url}/nfl/team/12`)
  await expect(page.locator('[data-split=Home]')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  expect(await printedMoment(page, 'main')).toMatch(/^"As of Sun, Oct 25, 2026, /)
  await expect(page.getByText(/ago|just now/).filter({ visible: true })).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await page.goto(`${product.url}/nfl/day/2026-10-18`)
  await expect(cards(page).first()).toBeVisible()
  await page.route('**/api/days/**', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('As it was')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  expect(await printedMoment(page, 'main')).toMatch(/^"As of Sun, Oct 25, 2026, /)
  await expect(page.getByText(/ago|just now/).filter({ visible: true })).toHaveCount(0)
})

test('on an upright sheet, which is as narrow as a tablet, the moment of the scores stands without their age', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 718, height: 1000 })
  await openBoard(page, product)
  const age = page.locator('[data-board] [data-printed] > *')
  await expect(age.first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  expect(await printedMoment(page, '[data-board]')).toMatch(/^"Scores as of /)
  await expect(age.filter({ visible: true })).toHaveCount(0)
})

test('on paper no guest is invited to make an account, however much of the app they have seen', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => localStorage.setItem('ts-guest-metrics', '{"interactions":8}'))
  await openBoard(page, product)
  await expect(page.locator('[data-guest-prompt]')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-guest-prompt]')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page.locator('[data-invitation]')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-invitation]')).toBeHidden()
})

test('on paper a day has its name, but nothing that leads to another page, and neither has a season', async ({
  page,
  context,
  product,
}) => {
  await startSignedIn(context, product, { tier: 'verified' })
  await page.goto(`${product.url}/nfl/day/2026-10-18`)
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Latest scores' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(visible(page, 'nav, input')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Latest scores' })).toBeHidden()
  await expect(page.getByText('Sun, Oct 18, 2026')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.goto(`${product.url}/nfl/team/12`)
  await expect(page.locator('[data-split=Home]')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Latest NFL scores' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link', { name: 'Latest NFL scores' })).toBeHidden()
})

test('on paper a league without games sends nobody to another one', async ({ page, product }) => {
  const day = '2012-11-10'
  const content = contentFor('NHL', Date.parse(`${day}T17:00:00Z`), 'none')
  await rewriteBoard(page, 'nhl', (board) => ({ ...board, day, content, games: [] }))
  await page.goto(`${product.url}/nhl`)
  const onward = page.locator('main [data-content] a')
  await expect(onward.filter({ hasText: /^Watch / })).toBeVisible()
  await expect(onward.filter({ hasText: 'NFL' })).not.toHaveCount(0)
  await expect(page.getByText('On now')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main [data-content] h2')).toBeVisible()
  await expect(visible(page, 'main [data-content] a')).toHaveCount(0)
  await expect(page.getByText('On now')).toBeHidden()
})

test('on paper a search that found nothing leads to no other league', async ({ page, product }) => {
  const { games } = await boardOfFeed(product.url, 'nba')
  // The device then has the board in which the search would find something.
  await openBoard(page, product, 'nba')
  await openBoard(page, product)
  await page.getByRole('searchbox').fill(games[0]!.homeTeam.displayName)
  const elsewhere = page.locator('[data-found-in=nba]')
  await expect(elsewhere).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(elsewhere).toBeHidden()
})

test('on paper the table of lines is there with its title if it was open, else neither of them', async ({
  page,
  context,
  product,
}) => {
  await startSignedIn(context, product, { tier: 'premium' })
  await showLineHistory({ page })
  const [game] = (await boardOfFeed(product.url, 'nfl')).games
  await page.goto(`${product.url}/nfl/game/${game!.id}`)
  const title = page.getByText(/^Every line/)
  await expect(title).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(title).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await title.click()
  await page.emulateMedia({ media: 'print' })
  await expect(title).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Since' })).toBeVisible()
})

/** Words that are as white as the paper. */
const whiteWords = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const white: string[] = []
    while (texts.nextNode()) {
      const { data, parentElement: element } = texts.currentNode as Text
      if (data.trim() === '' || !element?.checkVisibility()) continue
      if (getComputedStyle(element).color === 'rgb(255, 255, 255)') white.push(data)
    }
    return white
  })

test.describe('where time stands still', () => {
  test.use({ day: 'sunday' })

  test('on paper nothing that is live is written in white', async ({ page, product }) => {
    // Lists have titles where there are two of them.
    await rewriteGames(page, 'nfl', ([first, second, ...others]) => [
      inRedZone(first!),
      finished(second!),
      ...others,
    ])
    await openBoard(page, product)
    await expect(page.locator('[data-group=live] > h2')).toHaveText(/^Live \d/)
    await expect(page.getByText('Red zone, ').first()).toBeAttached()
    await page.emulateMedia({ media: 'print' })
    expect(await whiteWords(page)).toEqual([])
    await page.goto(`${product.url}/all`)
    await expect(page.locator('[data-preview=nfl] [data-live=true]').first()).toBeVisible()
    expect(await whiteWords(page)).toEqual([])
  })

  test('on paper the badge of a live game is a frame, because paper has no grounds', async ({
    page,
    product,
  }) => {
    await openBoard(page, product)
    await cards(page).first().getByRole('link').first().click()
    const badge = page.getByRole('dialog').getByText('Live', { exact: true })
    await expect(badge).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(badge).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(badge).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expect(badge).toHaveCSS('border-style', 'solid')
    const dot = await badge.evaluate((element) => getComputedStyle(element, '::before').display)
    expect(dot, 'the dot, which would be a gap').toBe('none')
  })

  test('on paper a dialog of the console stands alone', async ({ page, context, product }) => {
    const { email } = await startSignedIn(context, product, { superuser: true })
    await page.goto(`${product.url}/admin/dashboard/users?q=${email}`)
    await page.getByRole('button', { name: /^Edit/ }).click()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: 'Edit User' })).toBeInViewport()
    await expect(visible(page, 'h1, th, nav')).toHaveCount(0)
  })

  test('on paper a dialog over a box score stands alone', async ({ page, context, product }) => {
    await startSignedIn(context, product)
    await openBoard(page, product)
    await cards(page).first().getByRole('link').first().click()
    const score = page.locator('[data-box-score] [data-side=home]')
    // What comes from the feed moves the button.
    await page.getByRole('tabpanel').waitFor()
    // This one stands within the box score.
    await page.getByRole('button', { name: 'Weather in detail' }).click()
    await expect(page.locator('[data-weather] dd').first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: 'Weather' })).toBeInViewport()
    await expect(score).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-weather]')).toHaveCount(0)
    // And this one beside the page.
    await page.getByRole('button', { name: 'Export box score' }).click()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: /^Export box score/ })).toBeInViewport()
    await expect(score).toBeHidden()
  })

  test('on paper the tables and counts of the console are whole, though one sorts and filters by pressing them', async ({
    page,
    context,
    product,
  }) => {
    await startSignedIn(context, product, { superuser: true })
    await page.goto(`${product.url}/admin/dashboard/users?q=example`)
    await expect(page.locator('tr[data-user]').first()).toBeVisible()
    const actions = page.getByRole('columnheader', { name: 'Actions' })
    await expect(actions).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(actions, 'over what nobody can press').toBeHidden()
    for (const name of ['Active', 'First Name', 'Last Name', 'Email', 'Role', 'Last Active', 'Verified'])
      await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await page.goto(`${product.url}/admin/dashboard/logs`)
    const tiles = page.locator('[data-tile]')
    await expect(tiles.first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const tile of await tiles.all()) await expect(tile).toBeVisible()
    await expect(tiles).toHaveCount(4)
    await expect(visible(page, 'button:not([data-tile])')).toHaveCount(0)
  })
})
