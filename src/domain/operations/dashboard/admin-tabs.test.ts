import { describe, expect, it } from 'vitest'
import { ADMIN_TABS, cardTarget, CONSOLE_TITLE, restoredTab } from './admin-tabs'

describe('002 section 2: admin dashboard shell', () => {
  it('has a title, and the tabs in this order', () => {
    expect(CONSOLE_TITLE).toBe('Turbo Admin')
    expect(ADMIN_TABS.map(({ label }) => label).join(', ')).toBe(
      'Dashboard, Infrastructure, System Logs, User Overview, Users, Sport Analytics, API Analytics, Alerts, AI Analysis, Command Center, Background Jobs, Screens',
    )
  })

  it('has tabs whose ids stay the same, as they stand in addresses', () => {
    expect(ADMIN_TABS.map(({ id }) => id).join(' ')).toBe(
      'dashboard infrastructure logs user_overview users sport_analytics api_insights alerts ai_analysis command_center jobs screens',
    )
  })

  it.each([
    ['alerts', 'alerts'],
    ['gone', 'dashboard'],
    [undefined, 'dashboard'],
    [null, 'dashboard'],
    [7, 'dashboard'],
  ])('the active tab is restored if still valid: %s gives %s', (remembered, tab) => {
    expect(restoredTab(remembered)).toBe(tab)
  })

  it('the cards lead to infrastructure, alerts, api_insights', () => {
    const cards = ['uptime', 'errorRate', 'apiResponse', 'activeAlerts'] as const
    expect(cards.map(cardTarget)).toEqual(['infrastructure', 'alerts', 'api_insights', 'alerts'])
  })
})
