import { describe, expect, it } from 'vitest'
import { submit, type } from '../../../ui/testing/forms'
import { click, eventually, find } from '../../../ui/testing/render'
import { NOON_MS, sampleAlerts, sampleInvestigation } from '../testing/console-server'
import {
  dialog,
  ID,
  INVESTIGATION,
  linksIn,
  PATH,
  server,
  show,
  showInvestigationForEach,
} from '../testing/investigation-on-screen'
import { button, untilPageSays } from '../testing/on-screen'

showInvestigationForEach()

function acknowledge(page: HTMLElement) {
  server.answers['/api/console/alerts/acknowledge'] = sampleAlerts()
  click(button(dialog(page), 'Acknowledge'))
  const form = find(page, 'dialog[aria-label="Acknowledge alert"] form')
  type(find<HTMLInputElement>(form, 'input'), 'Feed is down')
  submit(form)
}

describe('002 section 2: the investigation', () => {
  it('opens from an alert, has an address of its own, and gives the section back when it closes', async () => {
    const { page, history } = show({}, PATH)
    await untilPageSays(page, 'Active Alerts')
    click(find(page, `[data-alert=${ID}] a`))
    expect(history.at(-1)).toBe(`${PATH}?investigate=alert%3A${ID}`)
    await untilPageSays(page, 'Most likely cause')
    expect(server.asked).toContain(`GET ${INVESTIGATION}?of=alert:${ID}`)
    click(find(dialog(page), 'button[aria-label=Close]'))
    // Back now goes to the previous page, not into the investigation again.
    expect(history).toEqual([PATH, PATH])
    expect(page.querySelector('dialog')).toBeNull()
  })

  it.each(['clock', 'edge', 'deploy', 'outbox'] as const)('can name a cause of the kind %s', async (kind) => {
    const [cause] = sampleInvestigation().causes
    const { page } = show({ causes: [{ ...cause!, kind, name: 'of that kind' }] })
    await untilPageSays(page, 'of that kind')
  })

  it('says what it is doing, and can be tried again when it failed', async () => {
    const { page } = show(500)
    await untilPageSays(page, 'The incident could not be analyzed. Please try again.')
    server.answers[INVESTIGATION] = sampleInvestigation()
    click(button(page, 'Try Again'))
    expect(page.textContent).toContain('Analyzing incident and gathering related data...')
    await untilPageSays(page, 'Upstream: NFL scoreboard')
  })

  it('does not ask to try again for an incident that is not kept any more', async () => {
    const { page } = show(404)
    await untilPageSays(page, 'The incident is not kept any more.')
    expect(dialog(page).textContent).not.toContain('Try Again')
  })

  it('lists the steps, and shows Key Insights, Related Data and Recommended Actions of the chosen one', async () => {
    const { page } = show()
    await untilPageSays(page, 'Most likely cause')
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
    await untilPageSays(page, 'Most likely cause')
    click(button(dialog(page), 'Related Log Entries'))
    const [[name, href = ''] = []] = linksIn(page)
    expect(name).toBe('View All Logs')
    const asked = new URLSearchParams(href?.split('?')[1])
    expect([asked.get('q'), asked.get('time'), Number(asked.get('to')) - Number(asked.get('from'))]).toEqual([
      'act-1',
      'custom',
      60 * 60_000,
    ])
    click(button(dialog(page), 'System Impact'))
    expect(linksIn(page)).toEqual([['View Metrics', '/admin/dashboard/api_insights?hours=168']])
  })

  it('Escalate tells how many were told, and when nobody was', async () => {
    const { page } = show()
    await untilPageSays(page, 'Most likely cause')
    server.answers['/api/console/escalate'] = { kind: 'told', operators: 2 }
    click(button(dialog(page), 'Escalate'))
    await untilPageSays(page, '2 other operators were told by mail.')
    server.answers['/api/console/escalate'] = { kind: 'no-mail' }
    click(button(dialog(page), 'Escalate'))
    await untilPageSays(page, 'No mail goes out from this server now, so nobody was told.')
    server.answers['/api/console/escalate'] = { kind: 'too-often' }
    click(button(dialog(page), 'Escalate'))
    await untilPageSays(page, 'in a minute')
    server.answers['/api/console/escalate'] = { kind: 'just-told' }
    click(button(dialog(page), 'Escalate'))
    await untilPageSays(page, 'a moment ago')
    server.answers['/api/console/escalate'] = 503
    click(button(dialog(page), 'Escalate'))
    await untilPageSays(page, 'could not be escalated')
  })

  it('Acknowledge sends the reason, and its button is there only for an open alert', async () => {
    const { page } = show()
    await untilPageSays(page, 'Most likely cause')
    server.answers[INVESTIGATION] = sampleInvestigation({ openAlert: undefined } as object)
    acknowledge(page)
    await eventually(() => server.asked.filter((one) => one.includes(INVESTIGATION)).length === 2)
    expect(server.bodies).toContainEqual({ id: ID, reason: 'Feed is down' })
    expect(dialog(page).textContent).toContain('Alert acknowledged successfully')
    await eventually(
      () => ![...dialog(page).querySelectorAll('button')].some((one) => one.textContent === 'Acknowledge'),
    )
  })

  it('keeps what it says while it is loaded again', async () => {
    const { page } = show()
    await untilPageSays(page, 'Most likely cause')
    acknowledge(page)
    server.answers[INVESTIGATION] = () => undefined
    await untilPageSays(page, 'Alert acknowledged successfully')
    const asked = () => server.asked.filter((one) => one.includes(INVESTIGATION))
    await eventually(() => asked().length === 2)
    expect(asked()[1]).toBe(asked()[0])
    expect(dialog(page).textContent).toContain('Most likely cause')
    expect(page.querySelectorAll('dialog')).toHaveLength(1)
  })

  it('asks no more about an alert that turns out to be acknowledged', async () => {
    const { page } = show()
    await untilPageSays(page, 'Most likely cause')
    const answerLate = server.holdNext(INVESTIGATION)
    acknowledge(page)
    await untilPageSays(page, 'Alert acknowledged successfully')
    click(button(dialog(page), 'Acknowledge'))
    expect(page.querySelectorAll('dialog')).toHaveLength(2)
    server.answers[INVESTIGATION] = sampleInvestigation({ openAlert: undefined } as object)
    answerLate()
    await eventually(() => page.querySelectorAll('dialog').length === 1)
  })

  it('takes no answer that comes after a later one', async () => {
    const { page } = show()
    await untilPageSays(page, 'Most likely cause')
    const answerLate = server.holdNext(INVESTIGATION)
    acknowledge(page)
    await untilPageSays(page, 'Alert acknowledged successfully')
    server.answers[INVESTIGATION] = sampleInvestigation({ title: 'As it is now' })
    acknowledge(page)
    await untilPageSays(page, 'As it is now')
    server.answers[INVESTIGATION] = sampleInvestigation({ title: 'As it was' })
    answerLate()
    server.answers['/api/console/escalate'] = { kind: 'told', operators: 2 }
    click(button(dialog(page), 'Escalate'))
    await untilPageSays(page, '2 other operators were told by mail.')
    expect(find(dialog(page), 'header').textContent).toContain('As it is now')
  })

  it('begins anew when the address names another incident', async () => {
    const { page, go } = show()
    await untilPageSays(page, 'Most likely cause')
    server.answers[INVESTIGATION] = sampleInvestigation({ title: 'SERVER Error' })
    go(`${PATH}?investigate=log%3A${ID}`)
    expect(dialog(page).textContent).toContain('Analyzing incident and gathering related data...')
    await untilPageSays(page, 'SERVER Error')
    expect(server.asked.at(-1)).toBe(`GET ${INVESTIGATION}?of=log:${ID}`)
  })
})
