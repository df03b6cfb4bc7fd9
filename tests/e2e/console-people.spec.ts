import type { Page } from 'playwright/test'
import type { AudienceAnswer, SportsAnswer } from '../../src/domain/operations/audience/audience-answers'
import type { Product } from '../support/product'
import { createRecord, makeUser, type TestUser } from '../support/users'
import { startSignedIn } from './account'
import { complaintsOfAxe } from './axe'
import { expect as expectSoon, test } from './product-test'
import { ONLY_ON_PHONES, ON_PHONES_TOO } from './sizes'

/** A session's first pages are slow on a machine that is busy. */
const expect = expectSoon.configure({ timeout: 20_000 })
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

// Time stands still, so that what was counted by hand stays so.
test.use({ day: 'sunday' })

/** Six visits to hockey: five of 20 minutes on days before, one that began 27 minutes ago and goes on. */
async function visit(product: Product, user: TestUser): Promise<void> {
  const { now } = (await (await fetch(`${product.url}/api/time`)).json()) as { now: string }
  const session = (agoMs: number, minutes: number, isActive: boolean) =>
    createRecord(product, 'user_sessions', {
      user_id: user.id,
      current_sport: 'NHL',
      sports_opened: 'NHL',
      session_start: new Date(Date.parse(now) - agoMs).toISOString(),
      last_activity: new Date(Date.parse(now) - agoMs + minutes * MINUTE_MS).toISOString(),
      is_active: isActive,
      device_type: 'mobile',
    })
  for (const days of [1, 2, 3, 4, 5]) await session(days * DAY_MS, 20, false)
  await session(27 * MINUTE_MS, 27, true)
}

/** Phones have the sections behind a button. */
async function openSection(page: Page, label: string): Promise<void> {
  const opener = page.getByRole('button', { name: 'Sections' })
  if (await opener.isVisible()) await opener.click()
  await page
    .getByRole('navigation', { name: 'Turbo Admin' })
    .getByRole('link', { name: label, exact: true })
    .click()
}

const figure = (page: Page, name: string) => page.locator(`[data-metric="${name}"]`).locator('span').nth(1)

test(
  'an operator finds a person in overview, directory and analytics, with figures counted by hand, and ends their sessions',
  ON_PHONES_TOO,
  async ({ page, context, product }) => {
    const operator = await startSignedIn(context, product, { superuser: true })
    const ask = async <Answer>(path: string) => {
      const headers = { authorization: operator.token }
      return (await (await fetch(`${product.url}/api/console/${path}`, { headers })).json()) as Answer
    }
    // Other tests of this day have their own people, so this test looks only at what it adds.
    const before = (await ask<AudienceAnswer>('audience')).metrics
    const hockey = (await ask<SportsAnswer>('sports?sport=NHL')).sports.find(({ sport }) => sport === 'NHL')!
    const name = `Ice${operator.id.slice(0, 6)}`
    const fan = await makeUser(product, { record: { first_name: 'Juno', last_name: name } })
    await visit(product, fan)

    await page.goto(`${product.url}/admin/dashboard/user_overview`)
    await expect(figure(page, 'Total Users')).toHaveText(String(before.totalUsers + 1))
    await expect(figure(page, 'Active Users')).toHaveText(String(before.activeUsers + 1))
    const session = page.locator('[data-session]', { hasText: fan.email })
    await expect(session.locator('th, td')).toContainText([
      'Juno',
      name,
      fan.email,
      'NHL',
      '27m',
      'mobile',
      'Active now',
    ])
    expect(await complaintsOfAxe(page)).toEqual([])

    await openSection(page, 'Sport Analytics')
    await page.getByRole('button', { name: 'NHL', exact: true }).click()
    await expect(figure(page, 'Total Users')).toHaveText(String(hockey.totalUsers + 1))
    await expect(figure(page, 'Power Users')).toHaveText(String(hockey.powerUsers + 1))
    expect(await complaintsOfAxe(page)).toEqual([])
    await page.getByRole('button', { name: 'Power Users', exact: true }).click()
    const rank = page.locator(`[data-user="${fan.id}"]`)
    await expect(rank.locator('th, td')).toContainText([
      /^\d/,
      fan.email.split('@')[0]!,
      'NHL',
      '1',
      '6',
      '127',
      'high',
    ])
    await expect(page).toHaveURL(/\/sport_analytics\?sport=NHL&tab=power$/)
    expect(await complaintsOfAxe(page)).toEqual([])

    await openSection(page, 'Users')
    await page.getByLabel('Search').fill(name)
    await expect(page.getByText('1 user', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: `Edit Juno ${name}` }).click()
    const form = page.getByRole('dialog', { name: 'Edit User' })
    await form.getByLabel('First Name').fill('June')
    await form.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: `End sessions of June ${name}` }).click()
    const question = page.getByRole('dialog', { name: 'End sessions' })
    expect(await complaintsOfAxe(page)).toEqual([])
    await question.getByRole('button', { name: 'End Sessions' }).click()
    await expect(page.locator(`[data-user="${fan.id}"]`)).toContainText('No')
    const refresh = await fetch(`${product.url}/api/collections/users/auth-refresh`, {
      method: 'POST',
      headers: { authorization: fan.token },
    })
    expect(refresh.status).toBe(401)
    await openSection(page, 'User Overview')
    await expect(figure(page, 'Active Users')).toHaveText(String(before.activeUsers))
    await expect(session).toHaveCount(0)
  },
)

test(
  'on a phone the column that names people stays in sight below its heading, however far a table is scrolled',
  ONLY_ON_PHONES,
  async ({ page, context, product }) => {
    const operator = await startSignedIn(context, product, { superuser: true })
    await visit(product, operator)
    const tables = {
      users: 'Users',
      user_overview: 'Active User Sessions',
      'sport_analytics?tab=power': 'Power Users',
    }
    for (const [section, name] of Object.entries(tables)) {
      await page.goto(`${product.url}/admin/dashboard/${section}`)
      const table = page.getByRole('region', { name: `${name}, table` })
      await table.getByRole('rowheader').first().waitFor()
      const places = await table.evaluate((frame) => {
        frame.scrollTo({ left: frame.scrollWidth, behavior: 'instant' })
        const leftOf = (one: Element) => Math.round(one.getBoundingClientRect().left)
        const header = frame.querySelector<HTMLTableCellElement>('tbody th')!
        return [header, frame.querySelectorAll('thead th')[header.cellIndex]!].map(
          (cell) => leftOf(cell) - leftOf(frame),
        )
      })
      expect.soft(places, name).toEqual([0, 0])
      expect.soft(await table.evaluate((frame) => frame.scrollLeft), name).toBeGreaterThan(0)
    }
  },
)
