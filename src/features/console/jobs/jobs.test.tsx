import { afterEach, describe, expect, it } from 'vitest'
import { RUNNABLE_JOBS, type JobsAnswer } from '../../../domain/operations/jobs/jobs-answer'
import { dayText, timeText } from '../../../platform/local-time'
import { click, eventually, find, render, type Rendered } from '../../../ui/testing/render'
import { consoleServer, NOON_MS } from '../testing/console-server'
import { Jobs } from './jobs'

const JOBS = '/api/console/jobs'
const RUN = '/api/console/jobs/run'

const answer: JobsAnswer = {
  jobs: RUNNABLE_JOBS.map((name) => ({
    name,
    ...(name === 'retention' && {
      lastRun: { atMs: NOON_MS, tookMs: 41, trouble: 'database is locked' },
      lastTrouble: { atMs: NOON_MS, tookMs: 41, trouble: 'database is locked' },
    }),
  })),
  fetches: [
    {
      id: 'a',
      game_id: '1',
      sport: 'NFL',
      scheduled_fetch_time: NOON_MS,
      game_start_time: NOON_MS + 900_000,
      home_team: 'KC',
      away_team: 'BUF',
      status: 'failed',
    },
  ],
  counts: { scheduled: 4, fetching: 0, fetched: 2, failed: 1 },
  days: [
    { day: '2026-10-25', fetched: 2, failed: 1, open: 0 },
    { day: '2026-10-26', fetched: 0, failed: 0, open: 4 },
  ],
  checks: [
    { name: 'SMTP', state: 'warning', text: 'No mail goes out.' },
    { name: 'Backups', state: 'good', text: 'Made.' },
  ],
}

let rendered: Rendered
let server: ReturnType<typeof consoleServer>
afterEach(() => {
  rendered.close()
  server.close()
})

async function show(answers: Parameters<typeof consoleServer>[0] = { [JOBS]: answer, [RUN]: answer }) {
  server = consoleServer(answers)
  rendered = render(<Jobs />)
  const { page } = rendered
  await eventually(() => page.textContent.includes('Preflight Checks'))
  return page
}
const moment = (ms: number) => `${dayText(ms)}, ${timeText(ms)}`
const textOf = (page: HTMLElement, selector: string) => find(page, selector).textContent

describe('the page of background jobs', () => {
  it('says how each job went last, and what failed', async () => {
    const page = await show()
    expect(page.querySelectorAll('[data-job]')).toHaveLength(RUNNABLE_JOBS.length)
    expect(textOf(page, '[data-job=retention]')).toMatch(/Last error .*database is locked.*Failed.*41ms/)
    expect(textOf(page, '[data-job=alerts]')).toContain('Not since the start')
  })

  it('has the schedule of pregame odds with statuses, and counts all of it', async () => {
    const page = await show()
    const row = [...find(page, 'tr[data-status=failed]').children].map(({ textContent }) => textContent)
    expect(row).toEqual(['BUF @ KCNFL', 'Failed', moment(NOON_MS), moment(NOON_MS + 900_000)])
    expect(page.textContent).toContain('4 scheduled, 2 fetched, 1 failed')
  })

  it('names the columns of its tables', async () => {
    const page = await show()
    const heads = [...page.querySelectorAll('thead')].map((head) =>
      [...head.querySelectorAll('th')].map(({ textContent, dataset }) => [
        textContent,
        dataset['number'] === '',
      ]),
    )
    expect(heads).toEqual([
      [
        ['Job', false],
        ['Last run', false],
        ['Result', false],
        ['Next run', false],
        ['Took', true],
        ['Action', true],
      ],
      [
        ['Game', false],
        ['Status', false],
        ['Fetch at', false],
        ['Starts', false],
      ],
    ])
  })

  it('tells the fetches of each day', async () => {
    const page = await show()
    expect(textOf(page, '[data-day="2026-10-25"]')).toBe('10/252 fetched, 1 failed')
    expect(textOf(page, '[data-day="2026-10-26"]')).toBe('10/264 to come')
  })

  it('names the checks that need a look before people come', async () => {
    const page = await show()
    expect(page.textContent).toContain('1 of 2 to look at')
    expect(textOf(page, '[data-check=SMTP]')).toContain('Look at this')
  })

  it.each([
    ['It runs within seconds.', { [JOBS]: answer, [RUN]: answer }],
    ['The server did not take it. Please try again.', { [JOBS]: answer, [RUN]: 500 }],
    ['The server did not take it. Please try again.', { [JOBS]: answer, [RUN]: 403 }],
    [
      'No answer came, so the server may or may not have taken that.',
      { [JOBS]: answer, [RUN]: 'offline' as const },
    ],
  ])('runs a job on demand: %s', async (text, answers) => {
    const page = await show(answers)
    click(find(page, '[data-job=alerts] button'))
    await eventually(() => page.textContent.includes(`Look for alerts: ${text}`))
    expect(server.bodies).toEqual([{ name: 'alerts' }])
  })

  it('tells by colour how a job, a fetch and a check are', async () => {
    const done = { ...answer.jobs[0]!, lastRun: { atMs: NOON_MS, tookMs: 7 }, nextAtMs: NOON_MS + 60_000 }
    const statuses = ['scheduled', 'fetching', 'fetched', 'failed'] as const
    const page = await show({
      [JOBS]: {
        ...answer,
        jobs: [done, ...answer.jobs.slice(1)],
        fetches: statuses.map((status) => ({ ...answer.fetches[0]!, id: status, status })),
        checks: [...answer.checks, { name: 'Clock', state: 'bad', text: 'It is off.' }],
      },
    })
    const words = (selector: string) =>
      [...page.querySelectorAll<HTMLElement>(`${selector} [data-colour]`)].map((word) => [
        word.textContent,
        word.dataset['colour'],
      ])
    expect(words(`[data-job=${done.name}]`)).toEqual([['Done', 'green']])
    expect(words('[data-job=retention]')).toEqual([['Failed', 'red']])
    expect(words('tr[data-status]')).toEqual([
      ['Scheduled', 'grey'],
      ['Fetching', 'amber'],
      ['Fetched', 'green'],
      ['Failed', 'red'],
    ])
    expect(words('[data-check]')).toEqual([
      ['Look at this', 'amber'],
      ['Good', 'green'],
      ['Mend this', 'red'],
    ])
    expect(page.textContent).toContain('2 of 3 to look at')
  })

  it('says when a job ran and runs next, or that it is not known', async () => {
    const first = { ...answer.jobs[0]!, lastRun: { atMs: NOON_MS, tookMs: 7 }, nextAtMs: NOON_MS + 60_000 }
    const page = await show({ [JOBS]: { ...answer, jobs: [first, answer.jobs[1]!] } })
    const rows = [...page.querySelectorAll('[data-job]')].map((row) =>
      [...row.children].slice(1, 5).map(({ textContent }) => textContent),
    )
    expect(rows).toEqual([
      [moment(NOON_MS), 'Done', moment(NOON_MS + 60_000), '7ms'],
      ['Not since the start', '', 'Soon', 'No data'],
    ])
  })

  it('says when all is good, and when there are no fetches at all', async () => {
    const page = await show({
      [JOBS]: { ...answer, fetches: [], days: [], checks: answer.checks.slice(1) },
    })
    expect(page.textContent).toContain('All good')
    expect(page.textContent).toContain('No games with odds in the next seven days.')
    expect(page.querySelector('[data-chart=odds-fetches]')).toBeNull()
  })

  it('draws each day against the fullest one', async () => {
    const days = [
      { day: '2026-10-25', fetched: 2, failed: 1, open: 1 },
      { day: '2026-10-26', fetched: 0, failed: 0, open: 3 },
    ]
    const page = await show({ [JOBS]: { ...answer, days } })
    const bars = (day: string) =>
      [...page.querySelectorAll<HTMLElement>(`[data-day="${day}"] [data-kind]`)].map(({ dataset, style }) => [
        dataset['kind'],
        style.getPropertyValue('inline-size'),
      ])
    expect(bars('2026-10-25')).toEqual([
      ['fetched', '50%'],
      ['failed', '25%'],
      ['open', '25%'],
    ])
    expect(bars('2026-10-26')).toEqual([['open', '75%']])
  })

  it('says that it is asking the server, and takes no second press of the same job meanwhile', async () => {
    const page = await show({ [JOBS]: answer })
    const presses = () => [...page.querySelectorAll<HTMLButtonElement>('[data-job] button')]
    click(find(page, '[data-job=alerts] button'))
    await eventually(() => page.textContent.includes('Look for alerts: Asking the server…'))
    expect(presses().filter(({ disabled }) => disabled)).toHaveLength(1)
    expect(find<HTMLButtonElement>(page, '[data-job=alerts] button').disabled).toBe(true)
    expect(find(page, '[data-job=alerts] button').getAttribute('aria-label')).toBe('Run now: Look for alerts')
  })

  it.each([
    ['reads the jobs anew after one was started', answer, 2],
    ['reads the jobs anew after one may have been started', 'offline' as const, 2],
    ['leaves the jobs as they are when the server refused to start one', 403, 1],
  ])('%s', async (_what, told, times) => {
    const page = await show({ [JOBS]: answer, [RUN]: told })
    click(find(page, '[data-job=alerts] button'))
    await eventually(() => !find<HTMLButtonElement>(page, '[data-job=alerts] button').disabled)
    expect(server.asked.filter((one) => one === `GET ${JOBS}`)).toHaveLength(times)
  })
})
