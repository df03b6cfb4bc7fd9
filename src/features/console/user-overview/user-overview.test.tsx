import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addDays, easternDay } from '../../../domain/time/eastern'
import { click, eventually, find } from '../../../ui/testing/render'
import { button, cells, untilPageSays } from '../testing/on-screen'
import { NOON_MS } from '../testing/console-server'
import { sampleAudience } from '../testing/people-server'
import { server, show, showSectionForEach } from '../testing/section-on-screen'
import { UserOverview } from './user-overview'

showSectionForEach()
beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: NOON_MS, toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

describe('002 section 2: User Overview', () => {
  it('shows the figures with where they come from, and the active users', async () => {
    const { page } = show(<UserOverview />, { '/api/console/audience': sampleAudience() })
    await untilPageSays(page, 'Engagement Highlights')
    const card = (name: string) => find(page, `[data-metric="${name}"]`).textContent
    expect(card('Total Users')).toBe('Total Users5+3 this week')
    expect(card('Avg Session')).toBe('Avg Session21m52 session minutes today')
    expect(card('Retention')).toBe('Retention75%Last 7 days average')
    expect(card('Sessions / User')).toContain('2.7')
    expect(card('Achievements')).toBe('Achievements21 power user, 1 explorer, 0 regulars')
    expect([card('Desktop'), card('Mobile')]).toEqual(['Desktop0', 'Mobile3'])
    expect(cells(page)[0]?.slice(0, 5)).toEqual(['Ann', '-', 'ann@fans.example', 'NFL', '30m'])
  })

  it('figures that are still being counted say how many people are missing in them', async () => {
    const { page } = show(<UserOverview />, { '/api/console/audience': sampleAudience({ uncounted: 8400 }) })
    await untilPageSays(page, 'Still counting: the visits of 8,400 people are not in these figures yet.')
    server.answers['/api/console/audience'] = sampleAudience()
    click(button(page, 'Refresh'))
    await eventually(() => !page.textContent.includes('Still counting'))
    expect(page.textContent).toContain('Total Users5')
  })

  it('says when nothing was measured, and when nobody is there', async () => {
    const { averageSessionDuration: _a, achievementsEarned: _b, ...rest } = sampleAudience().metrics
    const metrics = { ...rest, popularSports: [] } as unknown as ReturnType<typeof sampleAudience>['metrics']
    const answer = sampleAudience({ metrics, daily: [], sessions: [], sessionCount: 0 })
    const { page } = show(<UserOverview />, { '/api/console/audience': answer })
    await untilPageSays(page, 'No active sessions')
    expect(page.textContent).toContain('No sport engagement data available')
    expect(find(page, '[data-metric="Achievements"]').textContent).toBe('AchievementsNo data')
  })

  const AUDIENCE = '/api/console/audience'

  it('says of each figure what it counts', async () => {
    const { page } = show(<UserOverview />, { [AUDIENCE]: sampleAudience() })
    await untilPageSays(page, 'Engagement Highlights')
    const figures = [...page.querySelectorAll<HTMLElement>('[data-metric]')].map(
      ({ textContent }) => textContent,
    )
    expect(figures).toEqual([
      'Active Users1Within 30 min',
      'Total Users5+3 this week',
      'Avg Session21m52 session minutes today',
      'Retention75%Last 7 days average',
      'Conversion Rate80%Of all kept sign-ups: verified email',
      'Sessions / User2.78 sessions',
      'Avg Session Depth1.5Leagues opened in a session',
      'Achievements21 power user, 1 explorer, 0 regulars',
      'Desktop0',
      'Mobile3',
      'Tablet0',
    ])
    expect(page.textContent).toContain('NFL2 users · 100%')
  })

  it('speaks of one session and one minute as of one', async () => {
    const sample = sampleAudience()
    const metrics = { ...sample.metrics, totalSessions30Days: 1, sessionMinutesToday: 1.3 }
    const { page } = show(<UserOverview />, { [AUDIENCE]: { ...sample, metrics } })
    await untilPageSays(page, '1 session minute today')
    expect(find(page, '[data-metric="Sessions / User"]').textContent).toMatch(/1 session$/)
  })

  it('draws each day since the first, described for screen readers', async () => {
    const today = easternDay(NOON_MS)
    const daily = [
      { day: addDays(today, -2), users: 7 },
      { day: addDays(today, -1), users: 2 },
    ]
    const { page } = show(<UserOverview />, { [AUDIENCE]: sampleAudience({ daily }) })
    await untilPageSays(page, `Users by day since ${addDays(today, -2)}: at most 7, 0 today`)
    expect(page.querySelector('[data-chart=active-users]')).not.toBeNull()
    const days = find<HTMLInputElement>(page, 'input[type=range]')
    expect([days.max, days.getAttribute('aria-valuetext')]).toEqual(['2', '10/25: 0 users'])
    server.answers[AUDIENCE] = sampleAudience({ daily: [...daily, { day: today, users: 9 }] })
    click(button(page, 'Refresh'))
    await untilPageSays(page, `Users by day since ${addDays(today, -2)}: at most 9, 9 today`)
    server.answers[AUDIENCE] = sampleAudience({ daily: [] })
    click(button(page, 'Refresh'))
    await untilPageSays(page, 'Nobody was there within 30 days.')
  })

  it('calls a league by its name', async () => {
    const [ann] = sampleAudience().sessions
    const sessions = ['RYDER_CUP', ''].map((currentSport, at) => ({ ...ann!, id: `s${at}`, currentSport }))
    const { page } = show(<UserOverview />, { [AUDIENCE]: sampleAudience({ sessions }) })
    await untilPageSays(page, 'Active User Sessions')
    expect(cells(page).map((row) => row[3])).toEqual(['Ryder Cup', '-'])
  })

  it('lists the active users with device and last activity, and says how many more there are', async () => {
    const [ann] = sampleAudience().sessions
    const sessions = [{ ...ann!, sessionStart: NOON_MS - 90 * 60_000 }]
    const { page } = show(<UserOverview />, { [AUDIENCE]: sampleAudience({ sessions, sessionCount: 40 }) })
    await untilPageSays(page, 'The latest 1 of 40')
    expect(cells(page)[0]?.slice(4, 6)).toEqual(['90m', 'desktopFirefox, Linux'])
    expect(find(page, 'tbody [data-colour]').dataset['colour']).toBe('green')
    const texts = (selector: string) =>
      [...page.querySelectorAll(selector)].map(({ textContent }) => textContent)
    expect(texts('tbody th[scope=row]')).toEqual(['Ann'])
    expect(texts('thead th')).toEqual([
      'First',
      'Last',
      'Email',
      'Sport',
      'Duration',
      'Device',
      'Last Activity',
    ])
    server.answers[AUDIENCE] = sampleAudience()
    click(button(page, 'Refresh'))
    await eventually(() => !page.textContent.includes('The latest'))
    expect(page.textContent).toContain('Active User Sessions1')
  })
})
