import { describe, expect, it } from 'vitest'
import { type } from '../../../ui/testing/forms'
import { click, eventually, find } from '../../../ui/testing/render'
import { button, cells, untilPageSays } from '../testing/on-screen'
import { sampleSports } from '../testing/people-server'
import { server, show, showSectionForEach } from '../testing/section-on-screen'
import { SportAnalytics } from './sport-analytics'

showSectionForEach()

describe('002 section 2: Sport Analytics & User Engagement', () => {
  it('has a card per sport, the power users and the patterns; the choice stands in the address', async () => {
    const { page, history } = show(<SportAnalytics />, { '/api/console/sports': sampleSports() })
    await untilPageSays(page, 'Engagement 5')
    expect(page.textContent).toContain('+50%')
    expect(page.textContent).toContain('Peak hours, Eastern time: 13:00 (2 users)')
    expect(page.textContent).toContain('Engagement 2.9')
    click(button(page, 'Power Users'))
    expect(page.textContent).toContain('Showing top 1 power users across all sports')
    expect(heads(page)).toEqual(['Rank', 'User', 'Favorite', 'Sports', 'Sessions', 'Minutes', 'Level'])
    expect(cells(page)[0]).toEqual(['1🏆', 'ann', 'NFL', '3', '12', '127', 'very high'])
    click(button(page, 'Engagement Patterns'))
    expect(heads(page)).toEqual(['Sport', 'Day', 'Hour', 'Users'])
    expect(cells(page)[0]).toEqual(['NFL', 'Sunday', '13:00', '2 users'])
    click(button(page, 'NBA'))
    await eventually(() => server.asked.at(-1) === 'GET /api/console/sports?sport=NBA')
    expect(history.at(-1)).toBe('/?tab=patterns&sport=NBA')
  })

  const SPORTS = '/api/console/sports'
  const peopleOf = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      ...sampleSports().powerUsers[0]!,
      userId: `u${at}`,
      userEmail: '',
    }))

  it('shows the figures of each sport, and says when it has no peak hours yet', async () => {
    const { page } = show(<SportAnalytics />, { [SPORTS]: sampleSports() })
    await untilPageSays(page, 'Engagement 5')
    const [nfl, nba] = [...page.querySelectorAll('section section')].map(({ textContent }) => textContent)
    expect(nfl).toBe(
      'NFLEngagement 5Total Users2Active Now1Avg Session19mPower Users1Growth Rate+50%Peak hours, Eastern time: 13:00 (2 users)',
    )
    expect(nba).toContain('Growth Rate-50%')
    const [sport] = sampleSports().sports
    const peakHours = [13, 20].map((hour) => ({ hour, users: 2 }))
    refreshed(page, { ...sampleSports(), sports: [{ ...sport!, peakHours }] })
    await untilPageSays(page, 'Peak hours, Eastern time: 13:00 (2 users), 20:00 (2 users)')
    refreshed(page, { ...sampleSports(), sports: [{ ...sport!, peakHours: [] }] })
    await untilPageSays(page, 'No peak hours yet')
  })

  it('shows only the card of the chosen sport', async () => {
    const { page } = show(<SportAnalytics />, { [SPORTS]: sampleSports() }, '/?sport=NBA')
    await untilPageSays(page, 'Engagement 2.9')
    expect(page.textContent).not.toContain('Engagement 5')
    expect(server.asked.at(-1)).toBe(`GET ${SPORTS}?sport=NBA`)
  })

  it('shows all sports when the address names an unknown one', async () => {
    const { page, history } = show(<SportAnalytics />, { [SPORTS]: sampleSports() }, '/?sport=CHESS&tab=x')
    await untilPageSays(page, 'Engagement 5')
    expect(server.asked.at(-1)).toBe(`GET ${SPORTS}?sport=`)
    click(button(page, 'Power Users'))
    click(button(page, 'Sport Overview'))
    expect(history.at(-1)).toBe('/?sport=CHESS')
    expect([...page.querySelectorAll('[aria-pressed=true]')].map(({ textContent }) => textContent)).toEqual([
      'All Sports',
      'Sport Overview',
    ])
  })

  it('has a chart of the hours, described for screen readers, or says that there were no sessions', async () => {
    const hours = [
      { sport: 'NFL', hour: 13, sessions: 4 },
      { sport: 'NBA', hour: 13, sessions: 1 },
      { sport: 'NBA', hour: 20, sessions: 5 },
    ]
    const { page } = show(<SportAnalytics />, { [SPORTS]: { ...sampleSports(), hours } })
    await untilPageSays(page, 'Sessions by hour: the most, 5, begin from 13:00 on')
    expect(page.querySelector('[data-chart=session-hours]')).not.toBeNull()
    const times = find<HTMLInputElement>(page, 'input[type=range]')
    expect([times.max, times.getAttribute('aria-valuetext')]).toEqual(['23', '23:00: 0 sessions'])
    type(times, '20')
    expect(times.getAttribute('aria-valuetext')).toBe('20:00: 5 sessions')
    refreshed(page, { ...sampleSports(), hours: [] })
    await untilPageSays(page, 'No sessions within 30 days.')
  })

  it('gives the first three a trophy, and calls people without an address by their number', async () => {
    const answer = { ...sampleSports(), powerUsers: peopleOf(4) }
    const { page } = show(<SportAnalytics />, { [SPORTS]: answer }, '/?tab=power&sport=NFL')
    await untilPageSays(page, 'Showing top 4 power users for NFL')
    expect(cells(page).map((row) => row.slice(0, 2))).toEqual([
      ['1🏆', 'User u0'],
      ['2🏆', 'User u1'],
      ['3🏆', 'User u2'],
      ['4', 'User u3'],
    ])
    expect(find(page, '[aria-label=Trophy]').getAttribute('role')).toBe('img')
    refreshed(page, { ...sampleSports(), powerUsers: [] })
    await untilPageSays(page, 'Nobody came 5 times or more within 30 days.')
  })

  it('names the sport of the figures that stand there, also while those of another are on their way', async () => {
    const { page } = show(<SportAnalytics />, { [SPORTS]: sampleSports() }, '/?tab=power')
    await untilPageSays(page, 'Showing top 1 power users across all sports')
    const answer = server.holdNext(SPORTS)
    click(button(page, 'NBA'))
    expect(page.textContent).toContain('Showing top 1 power users across all sports')
    server.answers[SPORTS] = { ...sampleSports(), powerUsers: peopleOf(2) }
    answer()
    await untilPageSays(page, 'Showing top 2 power users for NBA')
  })

  it('has the share of each sport that anybody uses, or says that nobody does', async () => {
    const [nfl, nba] = sampleSports().sports
    const sports = [nfl!, { ...nba!, totalUsers: 0 }]
    const { page } = show(<SportAnalytics />, { [SPORTS]: { ...sampleSports(), sports } }, '/?tab=patterns')
    await untilPageSays(page, 'Sport Distribution')
    expect([...page.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'NFL2 users · 100%',
    ])
    refreshed(page, { ...sampleSports(), sports: [], patterns: [] })
    await untilPageSays(page, 'No sessions within 30 days.')
    expect(page.textContent).toContain('No sport engagement data available')
  })

  it('says that visits are still being counted', async () => {
    const { page } = show(<SportAnalytics />, { [SPORTS]: { ...sampleSports(), uncounted: 40 } })
    await untilPageSays(page, 'Still counting')
  })

  function heads(page: HTMLElement) {
    return [...page.querySelectorAll('thead th')].map(({ textContent }) => textContent)
  }

  /** Refreshes by hand, and the server gives another answer. */
  function refreshed(page: HTMLElement, answer: object) {
    server.answers[SPORTS] = answer
    click(button(page, 'Refresh'))
  }
})
