import type { Locator } from 'playwright/test'
import { until } from '../support/until'
import { createRecord } from '../support/users'
import { startSignedIn } from './account'
import { complaintsOfAxe } from './axe'
import { expect as expectSoon, test } from './product-test'
import { ON_PHONES_TOO } from './sizes'

/** A session's first pages are slow on a machine that is busy. */
const expect = expectSoon.configure({ timeout: 20_000 })
const MOST_CLICKS = 5

// Time stands still, so that trouble does not end while somebody looks.
test.use({ day: 'sunday' })

test(
  'an operator on a bad night: from the alert to the cause and the acknowledged incident in five clicks',
  ON_PHONES_TOO,
  async ({ page, context, product }, { project }) => {
    // Each size has its own trouble; otherwise one would find the other's already acknowledged.
    const night = `Night ${project.name.replaceAll(/[^a-z]/gi, '')}`
    const user = await startSignedIn(context, product, {
      superuser: true,
      record: { display_name: 'Ann Lee' },
    })
    const { now } = (await (await fetch(`${product.url}/api/time`)).json()) as { now: string }
    const line = (secondsAgo: number, changes: object) =>
      createRecord(product, 'logs', {
        timestamp: new Date(Date.parse(now) - secondsAgo * 1000).toISOString(),
        level: 'error',
        ...changes,
      })
    await line(120, {
      category: 'API',
      message: `The feed failed (league nhl, source late, reason ${night})`,
    })
    await line(60, { category: 'SCREEN', message: `${night}: no such game`, correlationId: 'ab12cd34-1' })
    await until('the alert', async () => {
      const response = await fetch(`${product.url}/api/console/alerts/check`, {
        method: 'POST',
        headers: { authorization: user.token, 'content-type': 'application/json' },
        body: '{}',
      })
      return (await response.text()).includes(`${night}: no such game`)
    })

    let clicks = 0
    const click = async (target: Locator) => {
      clicks += 1
      await target.click()
    }
    await page.goto(`${product.url}/admin/dashboard`)
    await click(page.locator('[data-metric="Active Alerts"]'))
    const alert = page.locator('[data-alert]', { hasText: `${night}: no such game` })
    await expect(alert).toBeVisible()
    expect(await complaintsOfAxe(page)).toEqual([])
    await click(alert.getByRole('link', { name: /^Investigate/ }))
    const panel = page.getByRole('dialog', { name: 'Investigation' })
    await expect(panel.locator('[data-cause]')).toContainText(
      // When other tests make other leagues fail too, the whole feed is the likelier cause.
      /Upstream: (NHL scoreboard|Sports feed)/,
    )
    await expect(page).toHaveURL(/\/alerts\?investigate=alert/)
    expect(await complaintsOfAxe(page)).toEqual([])
    await click(panel.getByRole('button', { name: 'Acknowledge', exact: true }))
    const question = page.getByRole('dialog', { name: 'Acknowledge alert' })
    await question.getByLabel('Reason').fill('The feed is down, its owner knows')
    await click(question.getByRole('button', { name: 'Acknowledge', exact: true }))
    await expect(panel.getByText('Alert acknowledged successfully')).toBeVisible()
    await page.keyboard.press('Escape')
    expect(clicks).toBeLessThanOrEqual(MOST_CLICKS)

    await expect(panel).toHaveCount(0)
    const past = page.locator('[data-past-alert]', { hasText: `${night}: no such game` })
    await expect(past).toContainText('Ann Lee', { timeout: 30_000 })
    await expect(past).toContainText('The feed is down, its owner knows')
  },
)
