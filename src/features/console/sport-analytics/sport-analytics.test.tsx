import { describe, expect, it } from 'vitest'
import { click, eventually } from '../../../ui/testing/render'
import { button, cells, says } from '../testing/on-screen'
import { sampleSports } from '../testing/people-server'
import { server, show, showSectionForEach } from '../testing/section-on-screen'
import { SportAnalytics } from './sport-analytics'

showSectionForEach()

describe('002 section 2: Sport Analytics & User Engagement', () => {
  it('has a card per sport, the power users and the patterns; the choice stands in the address', async () => {
    const { page, history } = show(<SportAnalytics />, { '/api/console/sports': sampleSports() })
    await says(page, 'Engagement 5')
    expect(page.textContent).toContain('+50%')
    expect(page.textContent).toContain('Peak hours: 13:00 (2 users)')
    expect(page.textContent).toContain('Engagement 2.9')
    click(button(page, 'Power Users'))
    expect(page.textContent).toContain('Showing top 1 power users across all sports')
    expect(cells(page)[0]).toEqual(['1🏆', 'ann', 'NFL', '3', '12', '127', 'very high'])
    click(button(page, 'Engagement Patterns'))
    expect(cells(page)[0]).toEqual(['NFL', 'Sunday', '13:00', '2 users'])
    click(button(page, 'NBA'))
    await eventually(() => server.asked.at(-1) === 'GET /api/console/sports?sport=NBA')
    expect(history.at(-1)).toBe('/?tab=patterns&sport=NBA')
  })
})
