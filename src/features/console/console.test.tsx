import { afterEach, describe, expect, it, vi } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../../domain/time/intervals'
import { serverReach } from '../../platform/reach'
import { STORAGE_KEYS } from '../../platform/storage-keys'
import { TAB_KEYS } from '../../platform/tab-keys'
import { GUEST } from '../../state/session'
import { iconPath } from '../../ui/testing/icon-path'
import { passTime } from '../../ui/testing/pass-time'
import { click, eventually, find, settle } from '../../ui/testing/render'
import { NOON_MS, sampleAccess, sampleOverview } from './testing/console-server'
import { button, untilPageSays } from './testing/on-screen'
import { sampleUsers } from './testing/people-server'
import { ACCESS, OVERVIEW, open, server, show, showConsoleForEach } from './testing/console-on-screen'

showConsoleForEach()
afterEach(() => void vi.useRealTimers())

describe('002 section 2: the access guard', () => {
  it("says 'Verifying access...' until the server has answered", () => {
    const { page } = show({})
    expect(find(page, 'h1').textContent).toBe('Turbo Admin')
    expect(page.textContent).toContain('Verifying access...')
    expect([page.querySelector('nav'), page.querySelector('button')]).toEqual([null, null])
  })

  it("then shows content, or 'Access Denied' without asking the server for a section", async () => {
    const { page } = show({ ...open(), [ACCESS]: 403 })
    await untilPageSays(page, 'Access Denied')
    expect(page.textContent).toContain("You don't have permission to access this area.")
    expect(find(page, 'path').getAttribute('d')).toBe(iconPath('lock'))
    expect(server.asked).toEqual([`GET ${ACCESS}`])
  })

  it('denies a guest without asking the server', async () => {
    const { page } = show(open(), '/admin/dashboard', GUEST)
    await untilPageSays(page, 'Access Denied')
    expect(server.asked).toEqual([])
  })

  it('a check that failed lets nobody in, and can be tried again', async () => {
    const { page } = show({ ...open(), [ACCESS]: 'offline' })
    await untilPageSays(page, 'No answer from the server')
    expect(page.textContent).toContain('Failed to verify superuser access')
    expect(page.textContent).not.toContain('Access Denied')
    expect(find(page, 'path').getAttribute('d')).toBe(iconPath('offline'))
    server.answers[ACCESS] = sampleAccess('admin')
    click(button(page, 'Try Again'))
    await untilPageSays(page, 'System Status')
  })

  it('repeats a failed check by itself until the server is back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { page } = show({ ...open(), [ACCESS]: 'offline' })
    await vi.waitUntil(() => page.textContent.includes('No answer from the server'))
    await vi.advanceTimersByTimeAsync(5000)
    expect(server.asked).toEqual([`GET ${ACCESS}`, `GET ${ACCESS}`])
    server.answers[ACCESS] = sampleAccess('admin')
    await vi.advanceTimersByTimeAsync(5000)
    vi.useRealTimers()
    await untilPageSays(page, 'System Status')
  })

  it('tells ages by the clock of the server, though that of the device is a month off', async () => {
    const { page } = show(
      {
        ...open(),
        [ACCESS]: sampleAccess('admin', NOON_MS),
        '/api/rpc/get_users_with_sessions': sampleUsers(),
        '/api/console/letters': { sendsMail: true, letters: [], hasMore: false },
      },
      '/admin/dashboard/users',
    )
    await untilPageSays(page, 'ann@fans.example')
    expect(find(page, 'tbody tr th, tbody tr td').textContent).toBe('Yes')
  })
})

describe('002 section 2: the shell', () => {
  it('Turbo Admin lists the sections that there are, and each has an address', async () => {
    const { page, history } = show(open())
    await untilPageSays(page, 'System Status')
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
    await untilPageSays(page, 'NFL scoreboard')
    expect(history.at(-1)).toBe('/admin/dashboard/infrastructure')
    expect(find(page, 'nav [aria-current]').textContent).toBe('Infrastructure')
  })

  it.each([
    ['', 'Dashboard'],
    ['/', 'Dashboard'],
    ['/infrastructure', 'Infrastructure'],
    ['/logs', 'System Logs'],
    ['/user_overview', 'User Overview'],
    ['/users/', 'Users'],
    ['/users//', 'Users'],
    ['/sport_analytics', 'Sport Analytics & User Engagement'],
    ['/api_insights', 'API Analytics'],
    ['/alerts', 'Alerts'],
    ['/ai_analysis', 'AI Analysis'],
    ['/command_center', 'Command Center'],
    ['/jobs', 'Background Jobs'],
    ['/screens', 'Screens'],
  ])('an address opens its section: %s', async (path, title) => {
    const { page } = show({ ...open(), ...UNABLE }, `/admin/dashboard${path}`)
    await eventually(() => page.querySelector('h1')?.textContent === title)
    await eventually(() => !page.textContent.includes('Loading…'))
  })

  it('each section has a sign of its own', async () => {
    const { page } = show(open())
    await untilPageSays(page, 'System Status')
    const signs = [...page.querySelectorAll('nav li path')].map((path) => path.getAttribute('d'))
    expect(signs).not.toContain(null)
    expect(new Set(signs).size).toBe(12)
  })

  it('names its section in the title of the page, and itself where nobody may see one', async () => {
    document.title = 'NFL scores · Turbo Scores'
    const { page } = show(open(), '/admin/dashboard/infrastructure')
    expect(document.title).toBe('Turbo Admin · Turbo Scores')
    await untilPageSays(page, 'NFL scoreboard')
    expect(document.title).toBe('Infrastructure · Turbo Admin')
    click(find(page, 'nav a[href="/admin/dashboard"]'))
    await untilPageSays(page, 'System Status')
    expect(document.title).toBe('Dashboard · Turbo Admin')
  })

  it('has the window for itself as long as it is open', async () => {
    const { page, close } = show(open())
    await untilPageSays(page, 'System Status')
    expect(document.documentElement.dataset['console']).toBe('')
    close()
    expect(document.documentElement.dataset['console']).toBeUndefined()
  })

  it('the open section is remembered for this tab and for others', async () => {
    const { page } = show(open(), '/admin/dashboard/infrastructure')
    await untilPageSays(page, 'NFL scoreboard')
    expect([sessionStorage.getItem(TAB_KEYS.adminTab), localStorage.getItem(STORAGE_KEYS.adminTab)]).toEqual([
      'infrastructure',
      'infrastructure',
    ])
    click(find(page, 'nav a[href="/admin/dashboard"]'))
    await untilPageSays(page, 'System Status')
    expect(sessionStorage.getItem(TAB_KEYS.adminTab)).toBe('dashboard')
  })

  it('a refresh by hand says Refreshed! for two seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { page } = show(open())
    await vi.waitUntil(() => page.textContent.includes('System Status'))
    click(button(page, 'Refresh All'))
    expect(button(page, 'Refreshing...').disabled).toBe(true)
    await vi.waitUntil(() => page.textContent.includes('Refreshed!'))
    await vi.advanceTimersByTimeAsync(1999)
    expect(page.textContent).toContain('Refreshed!')
    await vi.advanceTimersByTimeAsync(1)
    await vi.waitUntil(() => page.textContent.includes('Refresh All'))
  })

  it('a second refresh says Refreshed! for its own two seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { page } = show(open())
    await vi.waitUntil(() => page.textContent.includes('System Status'))
    click(button(page, 'Refresh All'))
    await vi.waitUntil(() => page.textContent.includes('Refreshed!'))
    await vi.advanceTimersByTimeAsync(1500)
    click(button(page, 'Refreshed!'))
    await vi.waitUntil(() => page.textContent.includes('Refreshed!'))
    await passTime(1500)
    expect(page.textContent).toContain('Refreshed!')
  })

  it('says Refreshed! of the figures that were asked for by hand, not of those on their way before', async () => {
    const { page } = show(open())
    await untilPageSays(page, 'System Status')
    click(button(page, 'Pause'))
    const answerBefore = server.holdNext(OVERVIEW)
    click(button(page, 'Resume'))
    const answerPress = server.holdNext(OVERVIEW)
    click(button(page, 'Refresh All'))
    server.answers[OVERVIEW] = sampleOverview({ activeAlerts: 3 })
    answerBefore()
    await eventually(() => find(page, '[data-metric="Active Alerts"]').textContent.includes('3'))
    expect(button(page, 'Refreshing...').disabled).toBe(true)
    answerPress()
    await untilPageSays(page, 'Refreshed!')
  })

  it('the active tab is remembered, and restored if it is still valid', async () => {
    localStorage.setItem(STORAGE_KEYS.adminTab, 'infrastructure')
    const { page, history } = show(open())
    await untilPageSays(page, 'NFL scoreboard')
    // Back leaves the console, and not for the section that nobody saw.
    expect(history).toEqual(['/admin/dashboard/infrastructure'])
  })

  it('a reload stays in its section, whatever another tab shows', async () => {
    sessionStorage.setItem(TAB_KEYS.adminTab, 'dashboard')
    localStorage.setItem(STORAGE_KEYS.adminTab, 'infrastructure')
    const { page, history } = show(open())
    await untilPageSays(page, 'System Status')
    expect(history.at(-1)).toBe('/admin/dashboard')
  })

  it('a remembered tab that does not exist opens the Dashboard, and so does an unknown address', async () => {
    localStorage.setItem(STORAGE_KEYS.adminTab, 'nothing')
    const { page, history } = show(open(), '/admin/dashboard/nowhere')
    await untilPageSays(page, 'System Status')
    expect(history.at(-1)).toBe('/admin/dashboard')
  })

  it('a section asks the server once when it opens, and once for each refresh', async () => {
    const { page } = show(open())
    await untilPageSays(page, 'System Status')
    click(button(page, 'Refresh All'))
    await eventually(() => server.asked.filter((one) => one.endsWith(OVERVIEW)).length === 2)
    await eventually(() => page.textContent.includes('Refreshed'))
    expect(server.asked).toEqual([`GET ${ACCESS}`, `GET ${OVERVIEW}`, `GET ${OVERVIEW}`])
  })

  it('the footer says Live or Paused; while paused, only a press asks the server', async () => {
    const { page } = show(open())
    await untilPageSays(page, 'System Status')
    expect(find(page, 'nav [role=status]').textContent).toBe('Live')
    click(button(page, 'Pause'))
    expect(find(page, 'nav [role=status]').textContent).toBe('Paused')
    expect(page.textContent).toContain('Real-time updates are paused. These figures are from ')
    expect(find(page, 'section p path').getAttribute('d')).toBe(iconPath('pause'))
    const before = server.asked.length
    click(button(page, 'Refresh All'))
    await eventually(() => server.asked.length === before + 1)
    click(button(page, 'Resume'))
    await eventually(() => server.asked.length === before + 2)
    expect(find(page, 'nav [role=status]').textContent).toBe('Live')
    expect(page.textContent).not.toContain('These figures are from')
  })

  it('the figures are asked for again as time passes, but not while they are paused', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { page } = show(open())
    await vi.waitUntil(() => page.textContent.includes('System Status'))
    await vi.advanceTimersByTimeAsync(MINUTE_MS)
    expect(server.asked.length).toBeGreaterThan(2)
    click(button(page, 'Pause'))
    const before = server.asked.length
    await vi.advanceTimersByTimeAsync(HOUR_MS)
    expect(server.asked).toHaveLength(before)
  })

  it('the footer and the figures say at once that the network is gone, and Live when an answer comes', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { page } = show(open())
    await untilPageSays(page, 'System Status')
    settle(() => serverReach.failed())
    expect(find(page, 'nav [role=status]').textContent).toBe('Offline')
    expect(page.textContent).toContain('You are offline. These figures are from ')
    onLine.mockRestore()
    settle(() => serverReach.answered())
    expect(find(page, 'nav [role=status]').textContent).toBe('Live')
    expect(page.textContent).not.toContain('These figures are from')
  })
})

/**
 * Answers for what the other sections ask: an error, since an answer that never comes would keep other requests
 * waiting.
 */
const UNABLE = Object.fromEntries(
  ['alerts', 'audience', 'jobs', 'letters', 'screens', 'searches', 'sports', 'visibility']
    .map((name) => `/api/console/${name}`)
    .concat('/api/rpc/get_users_with_sessions')
    .map((path) => [path, 500]),
)

/** The sections that are offered. */
function names(page: HTMLElement): string[] {
  return [...page.querySelectorAll('nav li')].map((item) => item.textContent.trim())
}
