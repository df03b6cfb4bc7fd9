import { afterEach, describe, expect, it } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { PERMISSIONS } from '../../domain/people/tiers/permission'
import { sessionOf } from '../../domain/people/users/session'
import { STORAGE_KEYS } from '../../platform/storage-keys'
import { GUEST, sessionAtom, type Session } from '../../state/session'
import { createStore, Provider } from '../../state/store'
import { submit, type } from '../../ui/testing/forms'
import { click, eventually, find, fire, render, type Rendered } from '../../ui/testing/render'
import { Console } from './console'
import './api-calls/api-calls'
import './dashboard/dashboard'
import './infrastructure/infrastructure'
import './logs/logs'
import {
  consoleServer,
  sampleCalls,
  sampleHistory,
  sampleEdges,
  sampleInfrastructure,
  sampleLogAnswer,
  sampleOverview,
} from './testing/console-server'

const OPERATOR = sessionOf({ id: 'op', tier: 'registered', can: PERMISSIONS })!
const ACCESS = '/api/console/access'
const OVERVIEW = '/api/console/overview'
const INFRASTRUCTURE = '/api/console/infrastructure'
const EDGES = '/api/console/edges'
const CALLS = '/api/console/calls'
const LOGS = '/api/console/logs'
const SEARCHES = '/api/console/searches'
const CHECK = '/api/console/check'
const open = () => ({
  [ACCESS]: { role: 'superuser' },
  [OVERVIEW]: sampleOverview(),
  [EDGES]: sampleEdges({ status: 'none', edges: [] }),
  [INFRASTRUCTURE]: sampleInfrastructure(),
  [CHECK]: sampleInfrastructure(),
  [CALLS]: sampleCalls(),
  [LOGS]: sampleLogAnswer(),
})

let rendered: Rendered
let server: ReturnType<typeof consoleServer>
afterEach(() => {
  rendered.close()
  server.close()
  localStorage.clear()
})

function show(
  answers: Parameters<typeof consoleServer>[0],
  path = '/admin/dashboard',
  session: Session = OPERATOR,
) {
  server = consoleServer(answers)
  const store = createStore()
  store.set(sessionAtom, session)
  const location = memoryLocation({ path, record: true })
  rendered = render(
    <Provider store={store}>
      <Router hook={location.hook}>
        <Console />
      </Router>
    </Provider>,
  )
  return { page: rendered.page, history: location.history }
}
const says = (page: HTMLElement, text: string) => eventually(() => page.textContent.includes(text))
const names = (page: HTMLElement) =>
  [...page.querySelectorAll('nav li')].map((item) => item.textContent.trim())
const button = (page: HTMLElement, name: string) => {
  const found = [...page.querySelectorAll('button')].find((one) => one.textContent.includes(name))
  if (!found) throw new Error(`There is no button ${name}`)
  return found
}

describe('002 section 2: the access guard', () => {
  it("says 'Verifying access...' until the server has answered", () => {
    const { page } = show({})
    expect(page.textContent).toContain('Verifying access...')
    expect(page.querySelector('nav')).toBeNull()
  })

  it("then content, or 'Access Denied' without a section's question asked", async () => {
    const { page } = show({ ...open(), [ACCESS]: 403 })
    await says(page, 'Access Denied')
    expect(page.textContent).toContain("You don't have permission to access this area.")
    expect(server.asked).toEqual([`GET ${ACCESS}`])
  })

  it('asks nobody about a guest', async () => {
    const { page } = show(open(), '/admin/dashboard', GUEST)
    await says(page, 'Access Denied')
    expect(server.asked).toEqual([])
  })

  it('a check that failed lets nobody in, and can be tried again', async () => {
    const { page } = show({ ...open(), [ACCESS]: 'offline' })
    await says(page, 'Failed to verify superuser access')
    server.answers[ACCESS] = { role: 'admin' }
    click(button(page, 'Try Again'))
    await says(page, 'System Status')
  })
})

describe('002 section 2: the shell', () => {
  it('Turbo Admin lists the sections that there are, and each has an address', async () => {
    const { page, history } = show(open())
    await says(page, 'System Status')
    expect(find(page, 'nav').textContent).toContain('Turbo Admin')
    expect(names(page)).toEqual([
      'Dashboard',
      'Infrastructure',
      'System Logs',
      'User Overview',
      'Users',
      'Sport Analytics',
      'API Analytics',
      'Alerts',
      'AI Analysis',
      'Command Center',
      'Background Jobs',
      'Screens',
    ])
    click(find(page, 'nav a[href$="/infrastructure"]'))
    await says(page, 'NFL scoreboard')
    expect(history.at(-1)).toBe('/admin/dashboard/infrastructure')
    expect(find(page, 'nav [aria-current]').textContent).toBe('Infrastructure')
  })

  it('the active tab is remembered, and restored if it is still valid', async () => {
    localStorage.setItem(STORAGE_KEYS.adminTab, 'infrastructure')
    const { page, history } = show(open())
    await says(page, 'NFL scoreboard')
    expect(history.at(-1)).toBe('/admin/dashboard/infrastructure')
  })

  it('a remembered tab that does not exist opens the Dashboard, and so does an unknown address', async () => {
    localStorage.setItem(STORAGE_KEYS.adminTab, 'nothing')
    const { page, history } = show(open(), '/admin/dashboard/nowhere')
    await says(page, 'System Status')
    expect(history.at(-1)).toBe('/admin/dashboard')
  })

  it('the footer says Live, and Paused once it is paused; paused, only a press asks', async () => {
    const { page } = show(open())
    await says(page, 'System Status')
    expect(find(page, 'nav [role=status]').textContent).toBe('Live')
    click(button(page, 'Pause'))
    expect(find(page, 'nav [role=status]').textContent).toBe('Paused')
    const before = server.asked.length
    click(button(page, 'Refresh All'))
    await eventually(() => server.asked.length === before + 1)
    click(button(page, 'Resume'))
    await eventually(() => server.asked.length === before + 2)
    expect(find(page, 'nav [role=status]').textContent).toBe('Live')
  })
})

describe('002 section 2: the Dashboard', () => {
  const card = (page: HTMLElement, name: string) => find(page, `[data-metric="${name}"]`)

  it('shows the figures with their colours; a card leads on only where there is something', async () => {
    const { page } = show({
      ...open(),
      [OVERVIEW]: sampleOverview({ errorRate: 5.04, apiResponseTime: 2001 }),
    })
    await says(page, 'System Status')
    const metric = (name: string) => [card(page, name).dataset['status'], card(page, name).textContent]
    expect(metric('System Uptime')[0]).toBe('healthy')
    expect(metric('Error Rate')).toEqual(['critical', expect.stringContaining('5%') as string])
    expect(metric('API Response')).toEqual(['warning', expect.stringContaining('2001ms') as string])
    expect(card(page, 'Avg Session').textContent).toContain('35m')
    expect(card(page, 'System Uptime').getAttribute('href')).toBe('/admin/dashboard/infrastructure')
    expect(page.textContent).not.toContain('Recent Critical Events')
  })

  it('what nobody measured reads No data', async () => {
    const { uptime: _uptime, errorRate: _rate, ...metrics } = sampleOverview().metrics
    const { page } = show({ ...open(), [OVERVIEW]: { ...sampleOverview(), metrics } })
    await says(page, 'System Status')
    expect(card(page, 'System Uptime').textContent).toContain('No data')
    expect(card(page, 'Error Rate').dataset['status']).toBe('unknown')
  })

  it('errors of the hour are listed', async () => {
    const troubles = [
      { id: 'a', timestamp: 1, level: 'error', category: 'API', message: 'The feed failed' },
      { id: 'b', timestamp: 2, level: 'warn', category: 'API', message: 'A slow call' },
    ]
    const { page } = show({ ...open(), [OVERVIEW]: { ...sampleOverview(), troubles } })
    await says(page, 'Recent Critical Events')
    expect(page.textContent).toContain('The feed failed')
    expect(page.textContent).not.toContain('A slow call')
  })

  it('says why nothing newer comes and keeps what there was', async () => {
    const { page } = show(open())
    await says(page, 'System Status')
    server.answers[OVERVIEW] = 500
    click(button(page, 'Refresh All'))
    await says(page, 'The server could not answer. These figures are from')
    expect(page.textContent).toContain('System Status')
    expect(button(page, 'Refresh All').disabled).toBe(false)
  })

  it('without any answer says so, and tries again', async () => {
    const { page } = show({ ...open(), [OVERVIEW]: 'offline' })
    await says(page, 'The server cannot be reached.')
    server.answers[OVERVIEW] = sampleOverview()
    click(button(page, 'Try Again'))
    await says(page, 'System Status')
  })
})

describe('002 section 2: Infrastructure', () => {
  it('lists each service, and a refresh by hand checks them now', async () => {
    const { page } = show(open(), '/admin/dashboard/infrastructure')
    await says(page, 'NFL scoreboard')
    expect(find(page, '[data-metric=Down]').textContent).toContain('1')
    expect(find(page, 'tr[data-service=MLB]').textContent).toContain('6 of 12')
    // One of two is down: that is not more than half.
    expect(page.textContent).toContain('ServicesDegraded')
    click(button(page, 'Refresh All'))
    await says(page, 'Refreshed!')
    expect(server.asked.slice(-2)).toEqual([`POST ${CHECK}`, `GET ${EDGES}`])
  })

  it('draws how the feed answered within a day, for each league', async () => {
    const { page } = show(open(), '/admin/dashboard/infrastructure')
    await says(page, 'Upstream Health')
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
})

describe('002 section 2: API Analytics', () => {
  it('sums up, and shows each view by itself; what is chosen stands in the address', async () => {
    const { page, history } = show(open(), '/admin/dashboard/api_insights')
    await says(page, 'Success Rate')
    const card = (name: string) => find(page, `[data-metric="${name}"]`)
    expect(card('Success Rate').dataset['status']).toBe('warning')
    expect(card('Success Rate').textContent).toContain('95%')
    // 9 s and 25 s over a hundred calls; the ten slow ones reach into the last five of a hundred.
    expect(card('Average').textContent).toContain('340ms')
    expect(card('P95').textContent).toContain('3000ms')
    expect(card('Slow Calls').textContent).toContain('10% took more than 2 s')
    expect(page.textContent).toContain('Error rate in 24 steps: at most 40%')
    expect(page.textContent).toContain('Average response time in 24 steps: at most 1590ms')
    expect(page.textContent).toContain('By Method')
    click(button(page, 'By Sport'))
    expect([...page.querySelectorAll('tbody th')].map((cell) => cell.textContent)).toEqual(['NFL', 'NBA'])
    click(button(page, 'By Endpoint'))
    expect(page.textContent).toContain('summary NBA')
    click(button(page, 'Slow Calls'))
    expect(page.textContent).toContain('10 of 100 calls took more than 2 s')
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
    await says(page, 'No API activity captured yet')
  })
})

describe('002 section 2: System Logs', () => {
  const path = '/admin/dashboard/logs'
  const lastAsked = () => JSON.stringify(server.bodies.at(-1))

  it('has tiles that filter, and "Showing X of Y logs"; the search stands in the address', async () => {
    const { page, history } = show(open(), path)
    await says(page, 'Showing 1 of 12 logs')
    expect([...page.querySelectorAll('[data-tile]')].map((tile) => tile.textContent)).toEqual([
      'All12',
      'Errors3',
      'Warnings2',
      'Last 5 min1',
    ])
    click(find(page, '[data-tile=errors]'))
    await eventually(() => lastAsked().includes('errors'))
    expect(history.at(-1)).toBe(`${path}?show=errors`)
    expect(server.bodies.at(-1)).toEqual({
      query: '',
      quick: 'errors',
      time: { preset: '24h' },
      dataTypes: [],
      filters: [],
    })
    click(button(page, 'Auth logs'))
    click(button(page, 'Last 7 days'))
    await eventually(() => lastAsked().includes('7d'))
    expect(history.at(-1)).toBe(`${path}?show=auth&time=7d`)
  })

  it('a row opens, and leads to all lines of its action', async () => {
    const { page, history } = show(open(), `${path}?show=errors`)
    await says(page, 'The feed failed')
    expect(find(page, 'li summary').textContent).toContain('act-1')
    expect(page.textContent).toContain('"status": 503')
    expect(find(page, 'a[href$="/users?q=u1"]').textContent).toBe('u1')
    click(button(page, 'Show related'))
    expect(history.at(-1)).toBe(`${path}?q=act-1`)
  })

  it('a search is remembered and offered again, and cleared', async () => {
    const { page, history } = show(open(), path)
    await says(page, 'Showing')
    type(find<HTMLInputElement>(page, 'input[type=search]'), ' feed ')
    submit(find(page, 'form[role=search]'))
    expect(history.at(-1)).toBe(`${path}?q=feed`)
    await eventually(() => page.querySelector('datalist option')?.getAttribute('value') === 'The feed failed')
    click(button(page, 'Clear'))
    expect(history.at(-1)).toBe(path)
    await eventually(() => page.querySelector('datalist option')?.getAttribute('value') === 'feed')
  })

  it('a search is saved under a name on the server, opened by it, and removed', async () => {
    const bad = { name: 'Bad nights', search: 'show=errors&time=7d' }
    const { page, history } = show({ ...open(), [SEARCHES]: { searches: [bad] } }, `${path}?q=feed`)
    await says(page, 'Bad nights')
    click(button(page, 'Save this search'))
    type(find<HTMLInputElement>(page, '[aria-label="Saved searches"] input'), ' Feed ')
    submit(find(page, '[aria-label="Saved searches"] form'))
    await says(page, 'FeedBad nights')
    expect(server.bodies.at(-1)).toEqual({ searches: [{ name: 'Feed', search: 'q=feed' }, bad] })
    click(button(page, 'Bad nights'))
    expect(history.at(-1)).toBe(`${path}?show=errors&time=7d`)
    await eventually(() => page.querySelector('[aria-label="Remove Bad nights"]') !== null)
    click(find(page, '[aria-label="Remove Bad nights"]'))
    await eventually(() => !page.textContent.includes('Bad nights'))
    expect(server.bodies.at(-1)).toEqual({ searches: [{ name: 'Feed', search: 'q=feed' }] })
  })

  it('a search that the server does not take is not shown as saved', async () => {
    const { page } = show({ ...open(), [SEARCHES]: { searches: [] } }, path)
    await says(page, 'Save this search')
    server.answers[SEARCHES] = 500
    click(button(page, 'Save this search'))
    type(find<HTMLInputElement>(page, '[aria-label="Saved searches"] input'), 'Feed')
    submit(find(page, '[aria-label="Saved searches"] form'))
    await says(page, 'It could not be saved.')
    expect(page.querySelector('[aria-label="Remove Feed"]')).toBeNull()
  })

  it('the times of a filter are chosen, and asked for in a way that is the same everywhere', async () => {
    const filter = { field: 'timestamp', operator: 'between', value: '' }
    const { page } = show(open(), `${path}?filters=${encodeURIComponent(JSON.stringify([filter]))}`)
    await says(page, 'Showing')
    const times = () => [...page.querySelectorAll<HTMLInputElement>('details input[type=datetime-local]')]
    expect(times()).toHaveLength(2)
    type(times()[0]!, '2026-10-25T14:00')
    type(times()[1]!, '2026-10-25T15:30')
    const iso = (text: string) => new Date(text).toISOString()
    const value = `${iso('2026-10-25T14:00')},${iso('2026-10-25T15:30')}`
    await eventually(() => lastAsked().includes(`"value":"${value}"`))
  })

  it('a filter that is added asks for what it says', async () => {
    const { page } = show(open(), path)
    await says(page, 'Showing')
    click(button(page, 'Add filter'))
    const value = await eventually(() => page.querySelector('details input') !== null).then(() =>
      find<HTMLInputElement>(page, 'details input'),
    )
    type(value, 'feed')
    settleBlur(value)
    await eventually(() => lastAsked().includes('"value":"feed"'))
    expect(server.bodies.at(-1)).toMatchObject({
      filters: [{ field: 'message', operator: 'contains', value: 'feed' }],
    })
  })

  it('nothing found is said', async () => {
    const none = { ...sampleLogAnswer(), entries: [], found: 0 }
    const { page } = show({ ...open(), [LOGS]: none }, path)
    await says(page, 'No logs match.')
  })
})

/** React hears of a blur as of a focus that goes out. */
function settleBlur(input: HTMLInputElement): void {
  fire(input, new FocusEvent('focusout', { bubbles: true }))
}
