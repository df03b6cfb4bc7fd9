import { describe, expect, it } from 'vitest'
import { click, eventually, find } from '../../../ui/testing/render'
import { button, cells, says } from '../testing/on-screen'
import { sampleAudience } from '../testing/people-server'
import { server, show, showSectionForEach } from '../testing/section-on-screen'
import { UserOverview } from './user-overview'

showSectionForEach()

describe('002 section 2: User Overview', () => {
  it('shows the figures with where they come from, and who is there', async () => {
    const { page } = show(<UserOverview />, { '/api/console/audience': sampleAudience() })
    await says(page, 'Engagement Highlights')
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
    await says(page, 'Still counting: the visits of 8400 people are not in these figures yet.')
    server.answers['/api/console/audience'] = sampleAudience()
    click(button(page, 'Refresh'))
    await eventually(() => !page.textContent.includes('Still counting'))
    expect(page.textContent).toContain('Total Users5')
  })

  it('nothing measured is said, and nobody there too', async () => {
    const { averageSessionDuration: _a, achievementsEarned: _b, ...rest } = sampleAudience().metrics
    const metrics = { ...rest, popularSports: [] } as unknown as ReturnType<typeof sampleAudience>['metrics']
    const answer = sampleAudience({ metrics, daily: [], sessions: [], sessionCount: 0 })
    const { page } = show(<UserOverview />, { '/api/console/audience': answer })
    await says(page, 'No active sessions')
    expect(page.textContent).toContain('No sport engagement data available')
    expect(find(page, '[data-metric="Achievements"]').textContent).toBe('AchievementsNo data')
  })
})
