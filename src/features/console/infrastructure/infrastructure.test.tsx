import { describe, expect, it } from 'vitest'
import { fullMomentText, timeText } from '../../../platform/local-time'
import { click, find, render } from '../../../ui/testing/render'
import {
  CHECK,
  EDGES,
  INFRASTRUCTURE,
  open,
  server,
  show,
  showConsoleForEach,
} from '../testing/console-on-screen'
import { NOON_MS, sampleHistory, sampleInfrastructure } from '../testing/console-server'
import { button, untilPageSays } from '../testing/on-screen'
import { ServiceTable } from './service-table'

showConsoleForEach()

describe('002 section 2: Infrastructure', () => {
  it('lists each service, and a refresh by hand checks them now', async () => {
    const { page } = show(open(), '/admin/dashboard/infrastructure')
    await untilPageSays(page, 'NFL scoreboard')
    expect(find(page, '[data-metric=Down]').textContent).toContain('1')
    const failing = [...find(page, 'tr[data-service=MLB]').children].map(({ textContent }) => textContent)
    expect([failing[1], failing[4]]).toEqual(['Down', '6 of 12'])
    // One of two is down: that is not more than half.
    expect(page.textContent).toContain('ServicesDegraded')
    click(button(page, 'Refresh All'))
    await untilPageSays(page, 'Refreshed!')
    expect(server.asked.slice(-2)).toEqual([`POST ${CHECK}`, `GET ${EDGES}`])
  })

  it('draws how the feed answered within a day, for each league', async () => {
    const { page } = show(open(), '/admin/dashboard/infrastructure')
    await untilPageSays(page, 'Upstream Health')
    const health = (league: string) =>
      [...page.querySelectorAll<HTMLElement>(`[data-league-health="${league}"] [data-health]`)].map(
        (step) => step.dataset['health'],
      )
    expect(health('NFL')).toHaveLength(24)
    expect(health('NFL').slice(-3)).toEqual(['none', 'healthy', 'healthy'])
    expect(health('MLB').slice(-3)).toEqual(['none', 'healthy', 'down'])
    expect(find(page, '[data-league-health=MLB]').textContent).toMatch(
      /1 hour healthy; 1 hour down, the first from .* on; 22 hours nothing asked/,
    )
  })

  const PATH = '/admin/dashboard/infrastructure'
  const seen = (changes: object, more: object = {}) => ({
    ...open(),
    [INFRASTRUCTURE]: { ...sampleInfrastructure(), ...changes },
    ...more,
  })
  const [nfl] = sampleInfrastructure().services
  const row = (page: HTMLElement) =>
    [...find(page, 'tr[data-service=NFL]').children].map(({ textContent }) => textContent)

  it('shows no figure of a service like a limit that it is beyond', async () => {
    const services = [{ ...nfl!, responseTime: 1000.4, successRate: 98.96 }]
    const { page } = show(seen({ services }), PATH)
    await untilPageSays(page, 'NFL scoreboard')
    expect(row(page).slice(2, 4)).toEqual(['1001ms', '98.9%'])
  })

  it('says of each service all that is known of it', async () => {
    const { page } = show(seen({}), PATH)
    await untilPageSays(page, 'NFL scoreboard')
    expect(row(page).slice(0, 5)).toEqual([
      'NFL scoreboard/football/nfl/scoreboard',
      'Healthy',
      '120ms',
      '100%',
      '0 of 12',
    ])
    expect(row(page)[6]).toBe('Activeregular season')
    const colours = (sport: string) =>
      [...page.querySelectorAll<HTMLElement>(`tr[data-service=${sport}] [data-colour]`)].map(
        ({ dataset }) => dataset['colour'],
      )
    expect([colours('NFL'), colours('MLB')]).toEqual([
      ['green', 'green', 'green'],
      ['red', 'red', 'red'],
    ])
    const table = find(page, 'table')
    expect(
      [...table.querySelectorAll('th[scope=col]')].map((head) => [
        head.textContent,
        head.hasAttribute('data-number'),
      ]),
    ).toEqual([
      ['Service', false],
      ['Status', false],
      ['Response', true],
      ['Success Rate', true],
      ['Errors, 1 h', true],
      ['Last Check', false],
      ['Season', false],
    ])
    const time = find<HTMLTimeElement>(page, 'tr[data-service=NFL] time')
    expect([time.dateTime, time.title]).toEqual([new Date(NOON_MS).toISOString(), fullMomentText(NOON_MS)])
  })

  it('breaks an address only between its parts', async () => {
    const { page } = show(seen({}), PATH)
    await untilPageSays(page, 'NFL scoreboard')
    expect(find(page, 'tr[data-service=NFL] th small').innerHTML).toBe(
      '/<wbr>football/<wbr>nfl/<wbr>scoreboard<wbr>',
    )
  })

  it('shows no rate for a service that nobody has checked, whatever its record holds', async () => {
    const { lastCheck: _never, responseTime: _none, ...rest } = nfl!
    const unchecked = {
      ...rest,
      status: 'degraded',
      requestsLastHour: 0,
      seasonActive: false,
      seasonReason: 'over',
    }
    const { page } = show(seen({ services: [unchecked] }), PATH)
    await untilPageSays(page, 'NFL scoreboard')
    expect(row(page)).toEqual([
      'NFL scoreboard/football/nfl/scoreboard',
      'Degraded',
      'No data',
      'No data',
      '0 of 0',
      'Never',
      'Offover',
    ])
  })

  it.each([
    [0, 'just now'],
    [59, 'just now'],
    [60, '1 min ago'],
    [119 * 60, '119 min ago'],
    [120 * 60, '2 h ago'],
  ])('tells how long ago a check was: %i s', (seconds, text) => {
    const rendered = render(<ServiceTable services={[nfl!]} nowMs={NOON_MS + seconds * 1000} />)
    expect(find(rendered.page, 'time small').textContent).toBe(text)
    rendered.close()
  })

  it.each([
    [['healthy', 'healthy', 'healthy'], 'Healthy', 'green'],
    [['down', 'healthy', 'healthy'], 'Degraded', 'amber'],
    [['down', 'down', 'healthy'], 'Outage', 'red'],
  ] as const)('sums up how all services are: %j', async (states, word, colour) => {
    const services = states.map((status, at) => ({ ...nfl!, sport: ['NFL', 'NBA', 'MLB'][at], status }))
    const { page } = show(seen({ services }), PATH)
    await untilPageSays(page, 'NFL scoreboard')
    const said = find(page, 'section section header [data-colour]')
    expect([said.textContent, said.dataset['colour']]).toEqual([word, colour])
    const healthy = states.filter((state) => state === 'healthy').length
    const card = (name: string) => find(page, `[data-metric="${name}"]`).textContent
    expect([card('Healthy'), card('Degraded'), card('Down'), card('Avg Response')]).toEqual([
      `Healthy${healthy}`,
      'Degraded0',
      `Down${3 - healthy}`,
      'Avg Response120ms',
    ])
  })

  it('lists what happened, or says that nothing did', async () => {
    const { page } = show(seen({}), PATH)
    await untilPageSays(page, 'No infrastructure events.')
    const event = {
      id: 'a',
      timestamp: NOON_MS,
      level: 'warn',
      category: 'API',
      message: 'The feed was slow',
    }
    server.answers[CHECK] = { ...sampleInfrastructure(), events: [event] }
    click(button(page, 'Refresh All'))
    await untilPageSays(page, 'The feed was slow')
    expect(page.textContent).not.toContain('No infrastructure events.')
  })

  it.each([
    ['its services', INFRASTRUCTURE],
    ['its edges', EDGES],
  ])('says why it has nothing to show when %s cannot be read', async (_what, path) => {
    const { page } = show(seen({}, { [path]: 500 }), PATH)
    await untilPageSays(page, 'The server could not answer.')
  })

  it('says for each hour how many calls were made and how they went', async () => {
    const { page } = show(seen({}), PATH)
    await untilPageSays(page, 'Upstream Health')
    const steps = [...page.querySelectorAll<HTMLElement>('[data-league-health=MLB] [data-health]')]
    const at = (hour: number) => timeText(NOON_MS - (24 - hour) * 3_600_000)
    expect(steps.slice(-3).map(({ title }) => title)).toEqual([
      `${at(21)}: nothing asked`,
      `${at(22)}: healthy, 10 calls, 0% errors, 180ms`,
      `${at(23)}: down, 10 calls, 80% errors, 3000ms`,
    ])
    expect(find(page, '[data-league-health=NFL]').textContent).toContain(
      '2 hours healthy; 22 hours nothing asked',
    )
    expect(find(page, '[data-league-health=MLB]').textContent).toContain(`the first from ${at(23)} on`)
    expect([...page.querySelectorAll('[data-league-health]')]).toHaveLength(2)
    expect(find(page, '[data-chart=upstream-health] + p').textContent).toBe(`${at(0)}Now`)
  })

  it('says of a league since when it was degraded', async () => {
    const hour = { league: 'nfl', calls: 10, refused: 0, broken: 1, timed: 10, sumMs: 1800 }
    const steps = [
      { ...hour, step: 21 },
      { ...hour, step: 23 },
    ]
    const { page } = show(seen({ history: { ...sampleHistory(), steps } }), PATH)
    await untilPageSays(page, 'Upstream Health')
    const at = (of: number) => timeText(NOON_MS - (24 - of) * 3_600_000)
    const league = find(page, '[data-league-health=NFL]')
    expect(league.textContent).toContain(
      `2 hours degraded, the first from ${at(21)} on; 22 hours nothing asked`,
    )
    expect([...league.querySelectorAll<HTMLElement>('[data-health]')].at(-1)?.title).toBe(
      `${at(23)}: degraded, 10 calls, 10% errors, 180ms`,
    )
  })
})
