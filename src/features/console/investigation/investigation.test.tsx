import { afterEach, describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { Investigation } from '../../../domain/operations/investigation/investigation'
import { PERMISSIONS } from '../../../domain/people/tiers/permission'
import { sessionOf } from '../../../domain/people/users/session'
import { sessionAtom } from '../../../state/session'
import { createStore, Provider } from '../../../state/store'
import { submit, type } from '../../../ui/testing/forms'
import { click, eventually, find, render, type Rendered } from '../../../ui/testing/render'
import { Console } from '../console'
import '../alerts/alerts'
import './investigation-panel'
import {
  consoleServer,
  keptAlert,
  NOON_MS,
  sampleAlerts,
  sampleAccess,
  sampleInvestigation,
} from '../testing/console-server'

const PATH = '/admin/dashboard/alerts'
const ID = 'abcdefghij01234'
const INVESTIGATION = '/api/console/investigation'

let rendered: Rendered
let server: ReturnType<typeof consoleServer>
afterEach(() => {
  rendered.close()
  server.close()
  localStorage.clear()
})

function show(changes: Partial<Investigation> | number = {}, path = `${PATH}?investigate=alert%3A${ID}`) {
  server = consoleServer({
    '/api/console/access': sampleAccess(),
    '/api/console/alerts': sampleAlerts(keptAlert({ id: ID })),
    [INVESTIGATION]: typeof changes === 'number' ? changes : sampleInvestigation(changes),
  })
  const store = createStore()
  store.set(sessionAtom, sessionOf({ id: 'op', tier: 'registered', can: PERMISSIONS })!)
  const location = memoryLocation({ path, record: true })
  rendered = render(
    <Provider store={store}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        <Console SectionBoundary={({ children }) => children} />
      </Router>
    </Provider>,
  )
  return { page: rendered.page, history: location.history }
}
const says = (page: HTMLElement, text: string) => eventually(() => page.textContent.includes(text))
const button = (page: ParentNode, name: string) => {
  const found = [...page.querySelectorAll('button')].find((one) => one.textContent.includes(name))
  if (!found) throw new Error(`There is no button ${name}`)
  return found
}
const dialog = (page: HTMLElement) => find(page, 'dialog[aria-label=Investigation]')
const leadsTo = (page: HTMLElement) =>
  [...dialog(page).querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])

describe('002 section 2: the investigation', () => {
  it('opens from an alert, has an address of its own, and gives the section back when it closes', async () => {
    const { page, history } = show({}, PATH)
    await says(page, 'Active Alerts')
    click(find(page, `[data-alert=${ID}] a`))
    expect(history.at(-1)).toBe(`${PATH}?investigate=alert%3A${ID}`)
    await says(page, 'Most likely cause')
    expect(server.asked).toContain(`GET ${INVESTIGATION}?of=alert:${ID}`)
    click(find(dialog(page), 'button[aria-label=Close]'))
    // Back leads on from here, not into it again.
    expect(history).toEqual([PATH, PATH])
    expect(page.querySelector('dialog')).toBeNull()
  })

  it.each(['clock', 'edge', 'deploy', 'outbox'] as const)('can name a part of the kind %s', async (kind) => {
    const [cause] = sampleInvestigation().causes
    const { page } = show({ causes: [{ ...cause!, kind, name: 'of that kind' }] })
    await says(page, 'of that kind')
  })

  it('says what it does meanwhile, and when it failed it can be tried again', async () => {
    const { page } = show(500)
    await says(page, 'The incident could not be analyzed. Please try again.')
    server.answers[INVESTIGATION] = sampleInvestigation()
    click(button(page, 'Try Again'))
    expect(page.textContent).toContain('Analyzing incident and gathering related data...')
    await says(page, 'Upstream: NFL scoreboard')
  })

  it('lists the steps, and shows Key Insights, Related Data and Recommended Actions of the chosen one', async () => {
    const { page } = show()
    await says(page, 'Most likely cause')
    const steps = [...dialog(page).querySelectorAll('ol button')].map((step) => step.textContent.slice(1))
    expect(steps).toEqual([
      'Initial Issue Context',
      'Related Log Entries',
      'System Impact Analysis',
      'User Impact Assessment',
      'AI Analysis & Recommendations',
    ])
    for (const heading of ['Key Insights', 'Related Data', 'Recommended Actions'])
      expect(dialog(page).textContent).toContain(heading)
    click(button(dialog(page), 'Related Log Entries'))
    expect(find(page, '[data-step=related-logs] ul + ul, [data-step=related-logs]').textContent).toContain(
      '... and 2 more logs',
    )
    click(button(dialog(page), 'AI Analysis'))
    expect(find(page, '[data-step=recommendations]').textContent).toContain('Less likely')
  })

  it('View All Logs leads to the lines of its action, View Metrics to the calls', async () => {
    const { page } = show({ issue: { type: 'error', timestamp: NOON_MS, correlationId: 'act-1' } })
    await says(page, 'Most likely cause')
    click(button(dialog(page), 'Related Log Entries'))
    const [[name, href = ''] = []] = leadsTo(page)
    expect(name).toBe('View All Logs')
    const asked = new URLSearchParams(href?.split('?')[1])
    expect([asked.get('q'), asked.get('time'), Number(asked.get('to')) - Number(asked.get('from'))]).toEqual([
      'act-1',
      'custom',
      60 * 60_000,
    ])
    click(button(dialog(page), 'System Impact'))
    expect(leadsTo(page)).toEqual([['View Metrics', '/admin/dashboard/api_insights?hours=24']])
  })

  it('Escalate tells how many were told, and when nobody was', async () => {
    const { page } = show()
    await says(page, 'Most likely cause')
    server.answers['/api/console/escalate'] = { kind: 'told', operators: 2 }
    click(button(dialog(page), 'Escalate'))
    await says(page, '2 other operators were told by mail.')
    server.answers['/api/console/escalate'] = { kind: 'no-mail' }
    click(button(dialog(page), 'Escalate'))
    await says(page, 'No mail goes out from this server now, so nobody was told.')
    server.answers['/api/console/escalate'] = { kind: 'too-often' }
    click(button(dialog(page), 'Escalate'))
    await says(page, 'in a minute')
    server.answers['/api/console/escalate'] = { kind: 'just-told' }
    click(button(dialog(page), 'Escalate'))
    await says(page, 'a moment ago')
    server.answers['/api/console/escalate'] = 503
    click(button(dialog(page), 'Escalate'))
    await says(page, 'could not be escalated')
  })

  it('Acknowledge keeps the reason; where there is no alert there is no such button', async () => {
    const { page } = show()
    await says(page, 'Most likely cause')
    server.answers['/api/console/alerts/acknowledge'] = sampleAlerts()
    server.answers[INVESTIGATION] = sampleInvestigation({ openAlert: undefined } as object)
    click(button(dialog(page), 'Acknowledge'))
    const form = find(page, 'dialog[aria-label="Acknowledge alert"] form')
    type(find<HTMLInputElement>(form, 'input'), 'Feed is down')
    submit(form)
    await eventually(() => server.asked.filter((one) => one.includes(INVESTIGATION)).length === 2)
    expect(server.bodies).toContainEqual({ id: ID, reason: 'Feed is down' })
    expect(dialog(page).textContent).toContain('Alert acknowledged successfully')
    await eventually(
      () => ![...dialog(page).querySelectorAll('button')].some((one) => one.textContent === 'Acknowledge'),
    )
  })

  it('stands over its section with its title, its line and its time, and the first step open', async () => {
    const { page } = show()
    await says(page, 'Most likely cause')
    const head = find(dialog(page), 'header')
    expect(head.textContent).toContain('API Error')
    expect(head.textContent).toContain('The feed failed (league nfl)')
    expect(find<HTMLTimeElement>(head, 'time').dateTime).toBe(new Date(NOON_MS).toISOString())
    const current = () =>
      [...dialog(page).querySelectorAll('[aria-current=step]')].map(({ textContent }) => textContent)
    expect(current()).toEqual(['1Initial Issue Context'])
    expect(find(page, '[data-step]').dataset['step']).toBe('context')
    click(button(dialog(page), 'User Impact'))
    expect(current()).toEqual(['4User Impact Assessment'])
    expect(find(page, '[data-step]').getAttribute('aria-label')).toBe('User Impact Assessment')
  })

  it('names the cause with the most points, and the others with theirs', async () => {
    const [first, second] = sampleInvestigation().causes
    const { page } = show()
    await says(page, 'Most likely cause')
    expect(find(page, '[data-cause]').dataset['cause']).toBe(`${first!.kind} ${first!.name}`)
    click(button(dialog(page), 'AI Analysis'))
    expect(find(page, '[data-step=recommendations]').textContent).toContain(
      `(${second!.points} of 100), since `,
    )
    rendered.close()
    server.close()
    const alone = show({ causes: [first!] })
    await says(alone.page, 'Most likely cause')
    click(button(dialog(alone.page), 'AI Analysis'))
    expect(alone.page.textContent).not.toContain('Less likely')
  })

  it('says of a step without anything that nothing stands out', async () => {
    const [step] = sampleInvestigation().steps
    const long = 'x'.repeat(81)
    const facts = [
      { name: 'Short', value: 'y'.repeat(80) },
      { name: 'Long', value: long },
    ]
    const { page } = show({ causes: [], steps: [{ ...step!, insights: [], data: facts }] })
    await says(page, 'Nothing stands out.')
    expect(
      [...page.querySelectorAll<HTMLElement>('[data-long]')].map(({ dataset }) => dataset['long']),
    ).toEqual(['false', 'true'])
    expect(page.querySelector('[data-cause]')).toBeNull()
    rendered.close()
    server.close()
    const bare = show({ steps: [{ ...step!, insights: ['One thing'], data: [] }] })
    await says(bare.page, 'One thing')
    expect(find(bare.page, '[data-step]').textContent).toContain('No data')
    expect(find(bare.page, '[data-step]').textContent).not.toContain('Nothing stands out.')
  })

  it('lists ten of the endpoints that are concerned', async () => {
    const endpoints = Array.from({ length: 11 }, (_, at) => `/endpoint-${at}`)
    const { page } = show({ endpoints })
    await says(page, 'Most likely cause')
    expect(page.textContent).not.toContain('/endpoint-0')
    click(button(dialog(page), 'System Impact'))
    expect(page.textContent).toContain('/endpoint-9')
    expect(page.textContent).not.toContain('/endpoint-10')
  })

  it('View All Logs of an issue without an action leads to half an hour before and after it', async () => {
    const { page } = show({ issue: { type: 'error', timestamp: NOON_MS } })
    await says(page, 'Most likely cause')
    click(button(dialog(page), 'Related Log Entries'))
    const [[, href = ''] = []] = leadsTo(page)
    const asked = Object.fromEntries(new URLSearchParams(href?.split('?')[1]))
    const half = 30 * 60_000
    expect(asked).toEqual({ time: 'custom', from: String(NOON_MS - half), to: String(NOON_MS + half) })
  })

  it('leads to users, and to an analysis of the same pattern', async () => {
    const { page } = show()
    await says(page, 'Most likely cause')
    click(button(dialog(page), 'User Impact'))
    expect(leadsTo(page)).toContainEqual(['View Users', '/admin/dashboard/user_overview'])
    click(button(dialog(page), 'AI Analysis'))
    const [[name, href = ''] = []] = leadsTo(page)
    expect([name, new URLSearchParams(href?.split('?')[1]).get('pattern')]).toEqual([
      'Automated Fix',
      'The feed failed (league nfl)',
    ])
  })

  it.each([
    [0, 'There is no other operator to tell.'],
    [1, 'One other operator was told by mail.'],
  ])('Escalate tells how many were told: %i', async (operators, text) => {
    const { page } = show()
    await says(page, 'Most likely cause')
    server.answers['/api/console/escalate'] = { kind: 'told', operators }
    click(button(dialog(page), 'Escalate'))
    await says(page, text)
    expect(server.asked.at(-1)).toMatch(new RegExp(`^POST /api/console/escalate.*alert(:|%3A)${ID}$`))
  })

  it('Escalate asks once while it is under way', async () => {
    const { page } = show()
    await says(page, 'Most likely cause')
    click(button(dialog(page), 'Escalate'))
    expect((button(dialog(page), 'Escalate') as HTMLButtonElement).disabled).toBe(true)
  })

  it('Export saves the whole incident', async () => {
    let saved: Blob | undefined
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => ((saved = blob as Blob), 'blob:x'))
    let name = ''
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      name = this.download
    })
    const { page } = show()
    await says(page, 'Most likely cause')
    click(button(dialog(page), 'Related Log Entries'))
    click(button(dialog(page), 'Export'))
    vi.restoreAllMocks()
    expect(name).toMatch(/^turbo-scores-incident-\d{8}T\d{6}Z\.json$/)
    expect(saved?.type).toBe('application/json')
    expect(await saved!.text()).toContain('The feed failed (league nfl)')
  })

  it('Acknowledge can be left without one', async () => {
    const { page } = show()
    await says(page, 'Most likely cause')
    click(button(dialog(page), 'Acknowledge'))
    click(button(find(page, 'dialog[aria-label="Acknowledge alert"]'), 'Cancel'))
    expect(page.querySelector('dialog[aria-label="Acknowledge alert"]')).toBeNull()
    expect(dialog(page).textContent).not.toContain('acknowledged successfully')
  })

  it('keeps what else its address says', async () => {
    const { page, history } = show({}, `${PATH}?x=1&investigate=alert%3A${ID}`)
    await says(page, 'Most likely cause')
    click(find(dialog(page), 'button[aria-label=Close]'))
    expect(history.at(-1)).toBe(`${PATH}?x=1`)
  })
})
