import { describe, expect, it } from 'vitest'
import { click, find } from '../../../ui/testing/render'
import { OVERVIEW, open, server, show, showConsoleForEach } from '../testing/console-on-screen'
import { fullMomentText, timeText } from '../../../platform/local-time'
import { NOON_MS, sampleOverview } from '../testing/console-server'
import { button, untilPageSays } from '../testing/on-screen'

showConsoleForEach()

describe('002 section 2: the Dashboard', () => {
  const card = (page: HTMLElement, name: string) => find(page, `[data-metric="${name}"]`)

  it('shows the figures with their colours, links to their sections, and no critical events when there are none', async () => {
    const { page } = show({
      ...open(),
      [OVERVIEW]: sampleOverview({ errorRate: 5.04, apiResponseTime: 2000.3 }),
    })
    await untilPageSays(page, 'System Status')
    const metric = (name: string) => [card(page, name).dataset['status'], card(page, name).textContent]
    expect(metric('System Uptime')[0]).toBe('healthy')
    expect(metric('Error Rate')).toEqual(['critical', expect.stringContaining('5.1%') as string])
    expect(metric('API Response')).toEqual(['warning', expect.stringContaining('2001ms') as string])
    expect(card(page, 'Avg Session').textContent).toContain('35m')
    expect(card(page, 'System Uptime').getAttribute('href')).toBe('/admin/dashboard/infrastructure')
    expect(page.textContent).not.toContain('Recent Critical Events')
  })

  it.each([
    [89.96, '89.9%Critical'],
    [94.96, '94.9%Warning'],
    [98.958, '98.9%Warning'],
    [99, '99%Warning'],
    [99.03, '99.1%Healthy'],
    [100, '100%Healthy'],
  ])('an uptime of %s reads %s: on either side of a limit it does not read like it', async (uptime, text) => {
    const { page } = show({ ...open(), [OVERVIEW]: sampleOverview({ uptime }) })
    await untilPageSays(page, 'System Status')
    expect(card(page, 'System Uptime').textContent).toContain(text)
  })

  it('a figure that nobody measured reads No data', async () => {
    const { uptime: _uptime, errorRate: _rate, ...metrics } = sampleOverview().metrics
    const { page } = show({ ...open(), [OVERVIEW]: { ...sampleOverview(), metrics } })
    await untilPageSays(page, 'System Status')
    expect(card(page, 'System Uptime').textContent).toContain('No data')
    expect(card(page, 'Error Rate').dataset['status']).toBe('unknown')
  })

  it('says when the visits of some people are not counted yet', async () => {
    const sample = sampleOverview()
    const people = { ...sample.people, uncounted: 8400 }
    const { page } = show({ ...open(), [OVERVIEW]: { ...sample, people } })
    await untilPageSays(page, 'Still counting: the visits of 8,400 people are not in these figures yet.')
  })

  it('a quiet hour has one call, and not one calls', async () => {
    const { page } = show({ ...open(), [OVERVIEW]: sampleOverview({ apiCallsLastHour: 1 }) })
    await untilPageSays(page, '1 API call in the last hour')
  })

  it('errors of the hour are listed', async () => {
    const troubles = [
      { id: 'a', timestamp: 1, level: 'error', category: 'API', message: 'The feed failed' },
      { id: 'b', timestamp: 2, level: 'warn', category: 'API', message: 'A slow call' },
    ]
    const { page } = show({ ...open(), [OVERVIEW]: { ...sampleOverview(), troubles } })
    await untilPageSays(page, 'Recent Critical Events')
    expect(page.textContent).toContain('The feed failed')
    expect(page.textContent).not.toContain('A slow call')
  })

  it('says why no newer figures come, and keeps the old ones', async () => {
    const { page } = show(open())
    await untilPageSays(page, 'System Status')
    server.answers[OVERVIEW] = 500
    click(button(page, 'Refresh All'))
    await untilPageSays(page, 'The server could not answer. These figures are from')
    expect(page.textContent).toContain('System Status')
    expect(button(page, 'Refresh All').disabled).toBe(false)
  })

  it('without any answer says so, and tries again', async () => {
    const { page } = show({ ...open(), [OVERVIEW]: 'offline' })
    await untilPageSays(page, 'The server cannot be reached.')
    server.answers[OVERVIEW] = sampleOverview()
    click(button(page, 'Try Again'))
    await untilPageSays(page, 'System Status')
  })

  it.each([
    ['operational', 'green'],
    ['degraded', 'amber'],
    ['outage', 'red'],
  ] as const)('says first how the system is, and as of when: %s', async (status, colour) => {
    const { page } = show({ ...open(), [OVERVIEW]: sampleOverview({ status }) })
    await untilPageSays(page, 'System Status')
    const stands = find(page, 'section [data-status]')
    expect(stands.dataset['status']).toBe(status)
    expect(find(stands, '[data-colour]').dataset['colour']).toBe(colour)
    expect(stands.textContent).toContain('2,310 API calls in the last hour')
    const time = find<HTMLTimeElement>(stands, 'time')
    expect(time.textContent).toBe(`Last updated ${timeText(NOON_MS)}`)
    expect([time.dateTime, time.title]).toEqual([new Date(NOON_MS).toISOString(), fullMomentText(NOON_MS)])
  })

  it('shows the thresholds of each card, and links it to its section', async () => {
    const { page } = show({ ...open(), [OVERVIEW]: sampleOverview({ activeAlerts: 6 }) })
    await untilPageSays(page, 'System Status')
    const cards = [...page.querySelectorAll<HTMLElement>('a[data-metric]')].map((one) => [
      one.textContent,
      one.getAttribute('href'),
    ])
    expect(cards).toEqual([
      ['System Uptime99.9%HealthyLast 24 hours. Thresholds 95% and 90%', '/admin/dashboard/infrastructure'],
      ['Error Rate1.2%HealthyLast hour. Thresholds 5% and 10%', '/admin/dashboard/alerts'],
      ['API Response182msHealthyLast hour. Thresholds 2000ms and 5000ms', '/admin/dashboard/api_insights'],
      ['Active Alerts6CriticalThresholds 5 and 10', '/admin/dashboard/alerts'],
    ])
  })

  it('says how each service is, and how many people are there', async () => {
    const { page } = show({
      ...open(),
      [OVERVIEW]: sampleOverview({ sportsApi: 'down', database: 'degraded' }),
    })
    await untilPageSays(page, 'Service Health')
    const services = [...page.querySelectorAll('[data-service]')].map(({ textContent }) => textContent)
    expect(services).toEqual(['InfrastructureDown', 'DatabaseDegraded', 'AuthenticationOperational'])
    const people = ['Active Sessions', 'Active Users', 'Total Users'].map(
      (name) => card(page, name).textContent,
    )
    expect(people).toEqual(['Active Sessions3', 'Active Users2', 'Total Users12'])
  })
})
