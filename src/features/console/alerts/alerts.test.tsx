import { afterEach, describe, expect, it } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { storageAlert } from '../../../domain/operations/alerts/part-troubles'
import { submit, type } from '../../../ui/testing/forms'
import { click, eventually, find, render, type Rendered } from '../../../ui/testing/render'
import { consoleServer, sampleAlert, NOON_MS, sampleAlerts } from '../testing/console-server'
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
const button = (page: ParentNode, name: string) => {
  const found = [...page.querySelectorAll('button')].find((one) => one.textContent.includes(name))
  if (!found) throw new Error(`There is no button ${name}`)
  return found
}
const card = (page: HTMLElement, name: string) => find(page, `[data-metric="${name}"]`).textContent

describe('002 section 2: the Alerts tab', () => {
  it('counts the active alerts, and lists them newest first with severity, title, message, source and time', async () => {
    const { page } = show({
      [ALERTS]: sampleAlerts(
        sampleAlert(),
        sampleAlert({ id: 'late', title: 'SERVER Warning', severity: 'warning', timestamp: NOON_MS + 5 }),
        sampleAlert({
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

  it('says All Clear without active alerts, and keeps who acknowledged which one and when trouble ended', async () => {
    const { page } = show({
      [ALERTS]: sampleAlerts(
        sampleAlert({ resolved: true, acknowledged: { by: 'Ann', reason: 'Feed is down', atMs: NOON_MS } }),
        sampleAlert({ id: 'over', title: 'Slow API Response', clearedAt: NOON_MS }),
      ),
    })
    await says(page, 'All Clear!')
    expect(page.textContent).toContain('No active alerts detected. Your system is running smoothly.')
    expect(find(page, '[data-past-alert=alert-1]').textContent).toMatch(
      /Began .*, goes on.*Ann, .*: Feed is down$/,
    )
    expect(find(page, '[data-past-alert=over]').textContent).toMatch(/Began .*, ended .*\d/)
    expect(page.textContent).not.toContain('No alert was acknowledged or has ended yet.')
  })

  it('claims no calm while the server does not look for alerts', async () => {
    const { page } = show({ [ALERTS]: { ...sampleAlerts(), isChecked: false } })
    await says(page, 'Not Checked')
    expect(page.textContent).toContain('The server has not looked for alerts in the last minutes.')
    expect(page.textContent).not.toContain('All Clear!')
    expect(find(page, '[data-calm]').dataset['calm']).toBe('false')
    expect(card(page, 'Total')).toBe('TotalNo data')
  })

  it('says of old alerts that the server does not look for alerts any more', async () => {
    const { page } = show({ [ALERTS]: { ...sampleAlerts(sampleAlert()), isChecked: false } })
    await says(page, 'The server has not looked for alerts in the last minutes.')
    expect(card(page, 'Total')).toBe('Total1')
    expect(page.textContent).not.toContain('Not Checked')
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

  it('offers no Acknowledge while nothing can be stored, as it could only fail', async () => {
    const kept = { resolved: false }
    const { page } = show({
      [ALERTS]: sampleAlerts({ ...storageAlert('storagerefused0', NOON_MS, NOON_MS), ...kept }),
    })
    await says(page, 'Storage Refuses Writes')
    const row = find(page, '[data-alert=storagerefused0]')
    expect([row.querySelectorAll('a').length, row.querySelectorAll('button').length]).toEqual([1, 0])
  })

  it('Acknowledge asks for a reason, and says whether it was kept', async () => {
    const done = sampleAlerts(sampleAlert({ resolved: true }))
    const { page } = show({ [ALERTS]: sampleAlerts(sampleAlert()), [ACKNOWLEDGE]: 500, [CHECK]: done })
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

  it('what became of one acknowledgement is gone when the next begins, so that both are read out', async () => {
    const [first, second] = [sampleAlert(), sampleAlert({ id: 'alert-2', title: 'SERVER Error' })]
    const { page } = show({
      [ALERTS]: sampleAlerts(first, second),
      [CHECK]: sampleAlerts(second),
      [ACKNOWLEDGE]: sampleAlerts(second),
    })
    await says(page, 'API Error')
    click(find(page, '[aria-label="Acknowledge API Error"]'))
    type(find<HTMLInputElement>(page, 'dialog input'), 'Feed is down')
    submit(find(page, 'dialog form'))
    await says(page, 'Alert acknowledged successfully')
    click(find(page, '[aria-label="Acknowledge SERVER Error"]'))
    expect(page.textContent).not.toContain('Alert acknowledged successfully')
  })

  it('an acknowledgement that came after that of another operator is not said to be kept', async () => {
    const said = { by: 'Ann Lee', reason: 'Known', atMs: NOON_MS }
    const done = sampleAlerts(
      sampleAlert({ id: 'alert-2', title: 'SERVER Error' }),
      sampleAlert({ resolved: true, acknowledged: said }),
    )
    const { page } = show({ [ALERTS]: sampleAlerts(sampleAlert()), [ACKNOWLEDGE]: done, [CHECK]: done })
    await says(page, 'API Error')
    click(button(page, 'Acknowledge'))
    await says(page, 'Acknowledge alert: "API Error"?')
    const form = find(page, 'dialog form')
    type(find<HTMLInputElement>(form, 'input'), 'Feed is down')
    submit(form)
    await says(page, 'Ann Lee had acknowledged it before: Known')
    expect(page.textContent).not.toContain('acknowledged successfully')
  })

  it('Refresh makes the server check now', async () => {
    const { page } = show({ [ALERTS]: sampleAlerts(), [CHECK]: sampleAlerts(sampleAlert()) })
    await says(page, 'All Clear!')
    click(button(page, 'Refresh'))
    await says(page, 'Refreshed!')
    expect(page.textContent).toContain('API Error')
  })

  it('tells by word and colour how bad each trouble is, and how often it was seen', async () => {
    const { page } = show({
      [ALERTS]: sampleAlerts(
        sampleAlert({ id: 'a' }),
        sampleAlert({ id: 'b', severity: 'warning', timestamp: NOON_MS - 1 }),
        sampleAlert({ id: 'c', severity: 'other', timestamp: NOON_MS - 2, count: 1 }),
        sampleAlert({ id: 'd', severity: 'warning', clearedAt: NOON_MS }),
      ),
    })
    await says(page, 'Active Alerts')
    const look = (row: HTMLElement) => {
      const word = find(row, '[data-colour]')
      return [word.textContent, word.dataset['colour']]
    }
    expect([...page.querySelectorAll<HTMLElement>('[data-alert]')].map(look)).toEqual([
      ['Critical', 'red'],
      ['Warning', 'amber'],
      ['Notice', 'grey'],
    ])
    expect(look(find(page, '[data-past-alert=d]'))).toEqual(['Warning', 'amber'])
    expect(find(page, '[data-alert=a]').textContent).toContain('4 lines in 10 minutes, the last ')
    expect(find(page, '[data-alert=c]').textContent).not.toContain('lines in 10 minutes')
  })

  it('names for each alert what its buttons do', async () => {
    const { page } = show({ [ALERTS]: sampleAlerts(sampleAlert()) })
    await says(page, 'Active Alerts')
    const row = find(page, '[data-alert]')
    expect(find(row, 'a').getAttribute('aria-label')).toBe('Investigate API Error')
    expect(find(row, 'button').getAttribute('aria-label')).toBe('Acknowledge API Error')
    expect(page.textContent).toContain('No alert was acknowledged or has ended yet.')
  })

  it('draws how near each figure is to its threshold', async () => {
    const { page } = show({ [ALERTS]: sampleAlerts() })
    await says(page, 'Alert Thresholds')
    const bars = [...page.querySelectorAll<HTMLElement>('[data-threshold] [style]')].map(
      ({ style, dataset }) => [style.getPropertyValue('inline-size') || style.width, dataset['exceeded']],
    )
    expect(bars).toEqual([
      ['60%', 'true'],
      ['3.64%', 'false'],
      ['0%', 'true'],
    ])
  })

  it('sends an acknowledgement only once while it is under way, and can be closed without one', async () => {
    const { page } = show({ [ALERTS]: sampleAlerts(sampleAlert()) })
    await says(page, 'API Error')
    click(button(page, 'Acknowledge'))
    await says(page, 'Acknowledge alert')
    const form = find(page, 'dialog form')
    const press = () => find<HTMLButtonElement>(form, 'button[type=submit]')
    expect([press().disabled, press().textContent]).toEqual([true, 'Acknowledge'])
    type(find<HTMLInputElement>(form, 'input'), '   ')
    expect(press().disabled).toBe(true)
    submit(form)
    expect(server.asked).not.toContain(`POST ${ACKNOWLEDGE}`)
    type(find<HTMLInputElement>(form, 'input'), 'Feed is down')
    expect(press().disabled).toBe(false)
    submit(form)
    submit(form)
    await says(page, 'Saving…')
    expect(server.asked.filter((one) => one === `POST ${ACKNOWLEDGE}`)).toHaveLength(1)
    click(button(form, 'Cancel'))
    expect(page.querySelector('dialog')).toBeNull()
    expect(page.textContent).not.toContain('acknowledged successfully')
  })

  it('leaves the next alert open when a slow answer about the one before comes', async () => {
    const [first, second] = [sampleAlert(), sampleAlert({ id: 'alert-2', title: 'SERVER Error' })]
    const { page } = show({ [ALERTS]: sampleAlerts(first, second), [CHECK]: sampleAlerts(second) })
    await says(page, 'SERVER Error')
    server.answers[ACKNOWLEDGE] = sampleAlerts(second)
    const answer = server.holdNext(ACKNOWLEDGE)
    click(find(page, '[aria-label="Acknowledge API Error"]'))
    type(find<HTMLInputElement>(page, 'dialog input'), 'Feed is down')
    submit(find(page, 'dialog form'))
    click(button(find(page, 'dialog'), 'Cancel'))
    click(find(page, '[aria-label="Acknowledge SERVER Error"]'))
    type(find<HTMLInputElement>(page, 'dialog input'), 'Restarted it')
    answer()
    await says(page, 'Alert acknowledged successfully')
    expect(find<HTMLInputElement>(page, 'dialog input').value).toBe('Restarted it')
  })

  it('tells what became of an acknowledgement also after its dialog was closed', async () => {
    const done = sampleAlerts(sampleAlert({ resolved: true }))
    const { page } = show({ [ALERTS]: sampleAlerts(sampleAlert()), [ACKNOWLEDGE]: done, [CHECK]: done })
    await says(page, 'API Error')
    const answer = server.holdNext(ACKNOWLEDGE)
    click(button(page, 'Acknowledge'))
    type(find<HTMLInputElement>(page, 'dialog input'), 'Feed is down')
    submit(find(page, 'dialog form'))
    click(button(find(page, 'dialog'), 'Cancel'))
    answer()
    await says(page, 'Alert acknowledged successfully')
  })

  it('reads what the server has found when it opens, without making the server check', async () => {
    const { page } = show({ [ALERTS]: sampleAlerts() })
    await says(page, 'All Clear!')
    expect(server.asked).toEqual([`GET ${ALERTS}`])
    expect(find(page, '[data-section]').dataset['section']).toBe('Alerts')
  })
})
