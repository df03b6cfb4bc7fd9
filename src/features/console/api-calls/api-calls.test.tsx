import { describe, expect, it } from 'vitest'
import { click, eventually, find } from '../../../ui/testing/render'
import { CALLS, open, server, show, showConsoleForEach } from '../testing/console-on-screen'
import { dayText, fullMomentText, timeText } from '../../../platform/local-time'
import { NOON_MS, sampleCalls, sampleHistory } from '../testing/console-server'
import { button, untilPageSays } from '../testing/on-screen'

showConsoleForEach()

describe('002 section 2: API Analytics', () => {
  it('sums the calls up, shows each view by itself, and keeps the choice in the address', async () => {
    const { page, history } = show(open(), '/admin/dashboard/api_insights')
    await untilPageSays(page, 'Success Rate')
    const card = (name: string) => find(page, `[data-metric="${name}"]`)
    expect(card('Success Rate').dataset['status']).toBe('warning')
    expect(card('Success Rate').textContent).toContain('95%')
    // 34 s over a hundred calls: 9 s and 25 s. The ten slow calls reach into the slowest five percent.
    expect(card('Average').textContent).toContain('340ms')
    expect(card('P95').textContent).toContain('3000ms')
    expect(card('Slow Calls').textContent).toContain('10% took more than 2 s')
    expect(page.textContent).toContain('Error rate in 24 steps: at most 40%')
    expect(page.textContent).toContain('Average response time in 24 steps: at most 1590ms')
    expect(page.textContent).toContain('By Method')
    click(button(page, 'By Sport'))
    expect([...page.querySelectorAll('tbody th')].map((cell) => cell.textContent)).toEqual(['NFL', 'NBA'])
    click(button(page, 'By Endpoint'))
    expect(page.textContent).toContain('Top Endpoints')
    expect(page.textContent).toContain('summary NBA')
    click(button(page, 'Slow Calls'))
    expect(page.textContent).toContain(
      '10 of 100 calls took more than 2 s; the longest of each endpoint in a minute',
    )
    expect(page.textContent).toContain('6000ms')
    click(button(page, 'Last hour'))
    await eventually(() => server.asked.at(-1) === `GET ${CALLS}?hours=1`)
    expect(history.at(-1)).toBe('/admin/dashboard/api_insights?tab=slow&hours=1')
  })

  it('without calls it says so', async () => {
    const { page } = show(
      {
        ...open(),
        [CALLS]: { hours: 24, groups: [], slowest: [], history: { ...sampleHistory(), steps: [] } },
      },
      '/admin/dashboard/api_insights',
    )
    await untilPageSays(page, 'No API activity captured yet')
  })

  const answer = (changes: object) => ({ ...open(), [CALLS]: { ...sampleCalls(), ...changes } })
  const PATH = '/admin/dashboard/api_insights'
  const table = (page: HTMLElement, title: string) => {
    const panel = [...page.querySelectorAll('section section')].find(
      (one) => one.querySelector('h2')?.textContent === title,
    )!
    return [...panel.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    )
  }

  it('figures beyond their limit do not read like it', async () => {
    const figures = [10_000, 10_000_400, 6000, { 3: 10_000 }, { server_error: 504 }]
    const call = { kind: 'summary', league: 'nba' }
    const slowest = [{ ...call, minuteMs: NOON_MS, durationMs: 2000.3 }]
    const { page } = show(answer({ groups: [{ ...call, figures }], slowest }), PATH)
    await untilPageSays(page, 'Success Rate')
    const card = (name: string) => find(page, `[data-metric="${name}"]`).textContent
    expect(card('Success Rate')).toBe('Success Rate94.9%Critical')
    expect(card('Average')).toBe('Average1001msWarning')
    expect(table(page, 'By Endpoint Type')[0]!.slice(0, 4)).toEqual(['summary', '10,000', '94.9%', '1001ms'])
    click(button(page, 'Slow Calls'))
    expect(table(page, 'Slowest Calls')[0]![1]).toBe('2001ms')
  })

  it('says where durations leave out the calls to a model', async () => {
    const { groups } = sampleCalls()
    const model = { kind: 'ai', league: '', method: 'POST', figures: [2, 80_000, 60_000, { 13: 2 }] }
    const { page } = show(answer({ groups: [...groups, model] }), PATH)
    await untilPageSays(page, 'Success Rate')
    const card = (name: string) => find(page, `[data-metric="${name}"]`).textContent
    expect(card('Calls')).toContain('102')
    expect(card('Average')).toContain('340ms')
    expect(card('Average')).toContain('AI calls are left out')
    click(button(page, 'Slow Calls'))
    expect(page.textContent).toContain(
      '10 of 100 calls took more than 2 s; the longest of each endpoint in a minute; AI calls are left out',
    )
  })

  it('has no durations where only a model was asked', async () => {
    const model = { kind: 'ai', league: '', method: 'POST', figures: [2, 80_000, 60_000, { 13: 2 }] }
    const { page } = show(answer({ groups: [model], slowest: [] }), PATH)
    await untilPageSays(page, 'Success Rate')
    const card = (name: string) => find(page, `[data-metric="${name}"]`)
    expect(card('Average').textContent).toContain('No data')
    expect(
      [card('Average'), card('P95'), card('Slow Calls')].map(({ dataset }) => dataset['status']),
    ).toEqual(['unknown', 'unknown', 'unknown'])
    click(button(page, 'Slow Calls'))
    expect(page.textContent).toContain('No calls of this kind.')
  })

  it('opens the view and the time span that its address names', async () => {
    const { page } = show(open(), `${PATH}?tab=sport&hours=168`)
    await untilPageSays(page, 'By Sport')
    expect(server.asked.at(-1)).toBe(`GET ${CALLS}?hours=168`)
    expect(page.querySelectorAll('[aria-pressed=true]')).toHaveLength(2)
  })

  it.each(['', '?tab=nothing&hours=5'])(
    'shows one day when the address names no known view and time: %s',
    async (search) => {
      const { page } = show(open(), PATH + search)
      await untilPageSays(page, 'By Method')
      expect(server.asked.at(-1)).toBe(`GET ${CALLS}?hours=24`)
    },
  )

  it('leaves default choices out of the address', async () => {
    const { page, history } = show(open(), `${PATH}?tab=slow&hours=1`)
    await untilPageSays(page, 'Slowest Calls')
    click(button(page, 'Summary'))
    expect(history.at(-1)).toBe(`${PATH}?hours=1`)
    click(button(page, 'Last 24 hours'))
    expect(history.at(-1)).toBe(PATH)
  })

  it('sums up by service, type and method, with colours for what is slow or fails', async () => {
    const { page } = show(open(), PATH)
    await untilPageSays(page, 'By Method')
    expect([...page.querySelectorAll('h1, h2')].map(({ textContent }) => textContent)).toEqual([
      'API Analytics',
      'Error Rate over Time',
      'Response Time over Time',
      'By Service',
      'By Endpoint Type',
      'By Method',
    ])
    expect(table(page, 'By Endpoint Type')).toEqual([
      ['scoreboard', '90', '100%', '100ms', expect.stringContaining('ms')],
      ['summary', '10', '50%', '2500ms', expect.stringContaining('ms')],
    ])
    const heads = [...page.querySelectorAll('thead')].map((head) =>
      [...head.querySelectorAll('th')].map(({ textContent }) => textContent),
    )
    const figures = ['Calls', 'Success Rate', 'Average', 'P95']
    expect(heads).toEqual([
      ['Service', ...figures],
      ['Type', ...figures],
      ['Method', ...figures],
    ])
    const rows = [...page.querySelectorAll('tbody tr')].filter((row) => row.textContent.startsWith('summary'))
    expect(
      [...rows[0]!.querySelectorAll<HTMLElement>('[data-colour]')].map(({ dataset }) => dataset['colour']),
    ).toEqual(['red', 'red', 'red'])
  })

  it('says how calls ended, and which took longest', async () => {
    const { page } = show(open(), PATH)
    await untilPageSays(page, 'Success Rate')
    const card = (name: string) => find(page, `[data-metric="${name}"]`).textContent
    expect(card('Calls')).toBe('Calls10095 succeeded')
    expect(card('Error Rate')).toBe('Error Rate5%0 missing, 0 refused, 5 server, 0 network')
    expect(card('P95')).toContain('Longest 6000ms')
    expect(card('Slow Calls')).toBe('Slow Calls10Warning10% took more than 2 s')
    click(button(page, 'Slow Calls'))
    expect(table(page, 'Slowest Calls')).toEqual([
      ['summary NBA', '6000ms', `${dayText(NOON_MS)}, ${timeText(NOON_MS)}`],
    ])
    expect([...page.querySelectorAll('thead th')].map(({ textContent }) => textContent)).toEqual([
      'Endpoint',
      'Took',
      'Ended',
    ])
    expect(page.querySelectorAll('thead [data-number]')).toHaveLength(2)
    const time = find<HTMLTimeElement>(page, 'tbody time')
    expect([time.dateTime, time.title]).toEqual([new Date(NOON_MS).toISOString(), fullMomentText(NOON_MS)])
    expect(find(page, 'tbody [data-colour]').dataset['colour']).toBe('red')
  })

  it('lists a poll and a check of the same minute apart, and neither when slower calls come', async () => {
    const call = { kind: 'scoreboard', league: 'nfl', minuteMs: NOON_MS }
    const slowest = [
      { ...call, durationMs: 6000 },
      { ...call, method: 'HEAD', durationMs: 5000 },
    ]
    const { page } = show(answer({ slowest }), `${PATH}?tab=slow`)
    await untilPageSays(page, 'Slowest Calls')
    const names = () => table(page, 'Slowest Calls').map(([name]) => name)
    expect(names()).toEqual(['scoreboard NFL', 'scoreboard NFLHEAD'])
    Object.assign(server.answers, answer({ slowest: [{ ...call, league: 'nba', durationMs: 9000 }] }))
    click(button(page, 'Refresh'))
    await untilPageSays(page, 'NBA')
    expect(names()).toEqual(['scoreboard NBA'])
  })

  it('shows no figures of one span under the name of another while the answer is on its way', async () => {
    const { page } = show(open(), PATH)
    await untilPageSays(page, 'Success Rate')
    const answerNow = server.holdNext(CALLS)
    click(button(page, 'Last 7 days'))
    expect(page.querySelector('[data-metric]')).toBeNull()
    answerNow()
    await untilPageSays(page, 'Success Rate')
  })

  it('says when there were no calls of a kind', async () => {
    const groups = [{ kind: 'weather', league: '', figures: [3, 300, 120, { 3: 3 }] }]
    const { page } = show(answer({ groups }), `${PATH}?tab=sport`)
    await untilPageSays(page, 'No calls of this kind.')
  })

  it('says when error rate and response time were highest, and what they were last', async () => {
    const { page } = show(open(), PATH)
    await untilPageSays(page, 'By Method')
    const at = (hours: number) => {
      const ms = NOON_MS - hours * 3_600_000
      return `${dayText(ms)}, ${timeText(ms)}`
    }
    expect([...page.querySelectorAll('p.visually-hidden')].map(({ textContent }) => textContent)).toEqual([
      `Error rate in 24 steps: at most 40%, from ${at(1)} on; last 40%`,
      `Average response time in 24 steps: at most 1590ms, from ${at(1)} on; last 1590ms`,
    ])
  })

  it('says No data where nothing was measured', async () => {
    const { page } = show(answer({ history: { ...sampleHistory(), steps: [] } }), PATH)
    await untilPageSays(page, 'By Method')
    expect([...page.querySelectorAll('p.visually-hidden')].map(({ textContent }) => textContent)).toEqual([
      'Error rate: No data',
      'Average response time: No data',
    ])
  })
})
