import { afterEach, describe, expect, it } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { submit, type } from '../../../ui/testing/forms'
import { click, eventually, find, render, type Rendered } from '../../../ui/testing/render'
import { consoleServer, keptAlert, NOON_MS, sampleAlerts } from '../testing/console-server'
import { Alerts } from './alerts'

const ALERTS = '/api/console/alerts'
const CHECK = '/api/console/alerts/check'
const ACKNOWLEDGE = '/api/console/alerts/acknowledge'

let rendered: Rendered
let server: ReturnType<typeof consoleServer>
afterEach(() => {
  rendered.close()
  server.close()
})

function show(answers: Parameters<typeof consoleServer>[0]) {
  server = consoleServer(answers)
  const location = memoryLocation({ path: '/admin/dashboard/alerts', record: true })
  rendered = render(
    <Router hook={location.hook} searchHook={location.searchHook}>
      <Alerts />
    </Router>,
  )
  return { page: rendered.page, history: location.history }
}
const says = (page: HTMLElement, text: string) => eventually(() => page.textContent.includes(text))
const button = (page: HTMLElement, name: string) => {
  const found = [...page.querySelectorAll('button')].find((one) => one.textContent.includes(name))
  if (!found) throw new Error(`There is no button ${name}`)
  return found
}
const card = (page: HTMLElement, name: string) => find(page, `[data-metric="${name}"]`).textContent

describe('002 section 2: the Alerts tab', () => {
  it('counts what is active, and lists it newest first with severity, title, message, source and time', async () => {
    const { page } = show({
      [ALERTS]: sampleAlerts(
        keptAlert(),
        keptAlert({ id: 'late', title: 'SERVER Warning', severity: 'warning', timestamp: NOON_MS + 5 }),
        keptAlert({
          id: 'seen',
          resolved: true,
          acknowledged: { by: 'Ann', reason: 'Known', atMs: NOON_MS },
        }),
      ),
    })
    await says(page, 'Active Alerts')
    expect([card(page, 'Total'), card(page, 'Critical'), card(page, 'Warnings')]).toEqual([
      'Total2',
      'Critical1',
      'Warnings1',
    ])
    const rows = [...page.querySelectorAll<HTMLElement>('[data-alert]')]
    expect(rows.map((row) => row.dataset['alert'])).toEqual(['late', 'alert-1'])
    expect(rows[1]?.textContent).toMatch(/^CriticalAPI ErrorThe feed failed \(league nfl\)APIsince .*4 lines/)
  })

  it('says All Clear without any, and keeps who has acknowledged what, and when trouble ended', async () => {
    const { page } = show({
      [ALERTS]: sampleAlerts(
        keptAlert({ resolved: true, acknowledged: { by: 'Ann', reason: 'Feed is down', atMs: NOON_MS } }),
        keptAlert({ id: 'over', title: 'Slow API Response', clearedAt: NOON_MS }),
      ),
    })
    await says(page, 'All Clear!')
    expect(page.textContent).toContain('No active alerts detected. Your system is running smoothly.')
    expect(find(page, '[data-past-alert=alert-1]').textContent).toMatch(/goes on.*Ann, .*: Feed is down$/)
    expect(find(page, '[data-past-alert=over]').textContent).toContain(', ended ')
  })

  it('shows each figure beside its threshold', async () => {
    const { page } = show({ [ALERTS]: sampleAlerts() })
    await says(page, 'Alert Thresholds')
    const rows = [...page.querySelectorAll('[data-threshold]')].map((row) => row.textContent)
    expect(rows).toEqual([
      'Error Rate6% / max 5%',
      'API Response Time182ms / max 2000ms',
      'Active Users0 / min 1',
      'Sports Data APIDown',
      'AuthenticationOperational',
    ])
    expect(find(page, '[data-threshold="Error Rate"] [data-exceeded]').dataset['exceeded']).toBe('true')
  })

  it('Acknowledge asks, wants a reason, and tells that it was kept', async () => {
    const done = sampleAlerts(keptAlert({ resolved: true }))
    const { page } = show({ [ALERTS]: sampleAlerts(keptAlert()), [ACKNOWLEDGE]: 500, [CHECK]: done })
    await says(page, 'API Error')
    click(button(page, 'Acknowledge'))
    await says(page, 'Acknowledge alert: "API Error"?')
    const form = find(page, 'dialog form')
    submit(form)
    expect(server.asked).not.toContain(`POST ${ACKNOWLEDGE}`)
    type(find<HTMLInputElement>(form, 'input'), 'Feed is down')
    submit(form)
    await says(page, 'Failed to acknowledge alert. Please try again.')
    server.answers[ACKNOWLEDGE] = done
    submit(form)
    await says(page, 'Alert acknowledged successfully')
    expect(server.bodies).toContainEqual({ id: 'alert-1', reason: 'Feed is down' })
    expect(page.querySelector('dialog')).toBeNull()
    await says(page, 'All Clear!')
  })

  it('Refresh has the server look now', async () => {
    const { page } = show({ [ALERTS]: sampleAlerts(), [CHECK]: sampleAlerts(keptAlert()) })
    await says(page, 'All Clear!')
    click(button(page, 'Refresh'))
    await says(page, 'Refreshed!')
    expect(page.textContent).toContain('API Error')
  })
})
