import { describe, expect, it, vi } from 'vitest'
import { click, eventually, find } from '../../../ui/testing/render'
import { NOON_MS, sampleInvestigation } from '../testing/console-server'
import {
  dialog,
  ID,
  linksIn,
  leaveInvestigation,
  PATH,
  server,
  show,
  showInvestigationForEach,
} from '../testing/investigation-on-screen'
import { button, untilPageSays } from '../testing/on-screen'

showInvestigationForEach()

describe('002 section 2: what an investigation says, and where it leads', () => {
  it('opens over its section with the title, message and time of the issue, and the first step open', async () => {
    const { page } = show()
    await untilPageSays(page, 'Most likely cause')
    expect(page.querySelectorAll('dialog')).toHaveLength(1)
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

  it('says how many more lines there are than those that it was sent', async () => {
    const { page } = show({ relatedCount: 1300 })
    await untilPageSays(page, 'Most likely cause')
    click(button(dialog(page), 'Related Log Entries'))
    expect(find(page, '[data-step=related-logs]').textContent).toContain('... and 1,295 more logs')
  })

  it('names the cause with the most points, and the others with theirs', async () => {
    const [first, second] = sampleInvestigation().causes
    const { page } = show()
    await untilPageSays(page, 'Most likely cause')
    expect(find(page, '[data-cause]').dataset['cause']).toBe(`${first!.kind} ${first!.name}`)
    expect(dialog(page).textContent).not.toContain('Less likely')
    click(button(dialog(page), 'AI Analysis'))
    expect(find(page, '[data-step=recommendations]').textContent).toContain(
      `(${second!.points} of 100), since `,
    )
    leaveInvestigation()
    const alone = show({ causes: [first!] })
    await untilPageSays(alone.page, 'Most likely cause')
    click(button(dialog(alone.page), 'AI Analysis'))
    expect(alone.page.textContent).not.toContain('Less likely')
  })

  it('says that nothing stands out when a step has no findings', async () => {
    const [step] = sampleInvestigation().steps
    const long = 'x'.repeat(81)
    const facts = [
      { name: 'Short', value: 'y'.repeat(80) },
      { name: 'Long', value: long },
    ]
    const { page } = show({ causes: [], steps: [{ ...step!, insights: [], data: facts }] })
    await untilPageSays(page, 'Nothing stands out.')
    expect(
      [...page.querySelectorAll<HTMLElement>('[data-long]')].map(({ dataset }) => dataset['long']),
    ).toEqual(['false', 'true'])
    expect(page.querySelector('[data-cause]')).toBeNull()
    leaveInvestigation()
    const bare = show({ steps: [{ ...step!, insights: ['One thing'], data: [] }] })
    await untilPageSays(bare.page, 'One thing')
    expect(find(bare.page, '[data-step]').textContent).toContain('No data')
    expect(find(bare.page, '[data-step]').textContent).not.toContain('Nothing stands out.')
  })

  it('has no empty lists where there are no more lines and no endpoints', async () => {
    const { page } = show({ relatedCount: 5, endpoints: [] })
    await untilPageSays(page, 'Most likely cause')
    click(button(dialog(page), 'Related Log Entries'))
    expect(page.querySelector('[data-step=related-logs] > p')).toBeNull()
    click(button(dialog(page), 'System Impact'))
    expect(page.querySelectorAll('[data-step=system-impact] > ul')).toHaveLength(1)
  })

  it('shows nothing of an investigation without steps, rather than failing', async () => {
    const { page } = show({ steps: [] })
    await untilPageSays(page, 'Analyzing incident')
    await eventually(() => !page.textContent.includes('Analyzing incident'))
    expect(find(dialog(page), 'button').getAttribute('aria-label')).toBe('Close')
  })

  it('lists at most ten of the affected endpoints', async () => {
    const endpoints = Array.from({ length: 11 }, (_, at) => `/endpoint-${at}`)
    const { page } = show({ endpoints })
    await untilPageSays(page, 'Most likely cause')
    expect(page.textContent).not.toContain('/endpoint-0')
    click(button(dialog(page), 'System Impact'))
    expect(page.textContent).toContain('/endpoint-9')
    expect(page.textContent).not.toContain('/endpoint-10')
  })

  it('View All Logs of an issue without an action leads to half an hour before and after it', async () => {
    const { page } = show({ issue: { type: 'error', timestamp: NOON_MS } })
    await untilPageSays(page, 'Most likely cause')
    click(button(dialog(page), 'Related Log Entries'))
    const [[, href = ''] = []] = linksIn(page)
    const asked = Object.fromEntries(new URLSearchParams(href?.split('?')[1]))
    const half = 30 * 60_000
    expect(asked).toEqual({ time: 'custom', from: String(NOON_MS - half), to: String(NOON_MS + half) })
  })

  it('leads to users, and to an analysis of the same pattern', async () => {
    const { page } = show()
    await untilPageSays(page, 'Most likely cause')
    click(button(dialog(page), 'User Impact'))
    expect(linksIn(page)).toContainEqual(['View Users', '/admin/dashboard/user_overview'])
    click(button(dialog(page), 'AI Analysis'))
    const [[name, href = ''] = []] = linksIn(page)
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
    await untilPageSays(page, 'Most likely cause')
    server.answers['/api/console/escalate'] = { kind: 'told', operators }
    click(button(dialog(page), 'Escalate'))
    await untilPageSays(page, text)
    expect(server.asked.at(-1)).toMatch(new RegExp(`^POST /api/console/escalate.*alert(:|%3A)${ID}$`))
  })

  it('Escalate cannot be pressed again while it is under way', async () => {
    const { page } = show()
    await untilPageSays(page, 'Most likely cause')
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
    await untilPageSays(page, 'Most likely cause')
    click(button(dialog(page), 'Related Log Entries'))
    click(button(dialog(page), 'Export'))
    vi.restoreAllMocks()
    expect(name).toMatch(/^turbo-scores-incident-\d{8}T\d{6}Z\.json$/)
    expect(saved?.type).toBe('application/json')
    expect(await saved!.text()).toContain('The feed failed (league nfl)')
  })

  it('Acknowledge can be cancelled', async () => {
    const { page } = show()
    await untilPageSays(page, 'Most likely cause')
    click(button(dialog(page), 'Acknowledge'))
    click(button(find(page, 'dialog[aria-label="Acknowledge alert"]'), 'Cancel'))
    expect(page.querySelector('dialog[aria-label="Acknowledge alert"]')).toBeNull()
    expect(dialog(page).textContent).not.toContain('acknowledged successfully')
  })

  it('keeps the rest of the address when it closes', async () => {
    const { page, history } = show({}, `${PATH}?x=1&investigate=alert%3A${ID}`)
    await untilPageSays(page, 'Most likely cause')
    click(find(dialog(page), 'button[aria-label=Close]'))
    expect(history.at(-1)).toBe(`${PATH}?x=1`)
  })
})
