import { afterEach, describe, expect, it, vi } from 'vitest'
import { DAY_MS } from '../../../domain/time/intervals'
import { productNow } from '../../../platform/clock'
import { dayText, timeText } from '../../../platform/local-time'
import { iconPath } from '../../../ui/testing/icon-path'
import { click, dataOf, find, render, type Rendered } from '../../../ui/testing/render'
import { button } from '../testing/on-screen'
import type { ConsoleData } from '../use-console-data'
import { SectionFrame } from './section-frame'

describe('a section of the console', () => {
  let rendered: Rendered
  let pressed = 0
  afterEach(() => {
    rendered.close()
    pressed = 0
    vi.restoreAllMocks()
  })

  const show = (data: Partial<ConsoleData<string>>, more: { refreshText?: string } = {}) => {
    const refresh = () => void (pressed += 1)
    const whole = { answered: '', button: { state: 'idle' }, refresh, ...data } as const
    rendered = render(
      <SectionFrame
        title="Jobs"
        data={whole}
        missing={(value) => (value === 'half' ? 'Half of it is missing.' : undefined)}
        {...more}
      >
        {(value, atMs) => <b>{`${value} at ${timeText(atMs)}`}</b>}
      </SectionFrame>,
    )
    return rendered.page
  }
  const said = () =>
    [...rendered.page.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)
  const READ = { value: 'whole', atMs: productNow() }

  it('is named by its title, and shows what was read and when', () => {
    const page = show(READ)
    expect(find(page, 'section').getAttribute('aria-label')).toBe('Jobs')
    expect(dataOf(find(page, 'section'))).toEqual({ section: 'Jobs' })
    expect(find(page, 'b').textContent).toBe(`whole at ${timeText(READ.atMs)}`)
    expect(said()).toEqual([''])
  })

  it('says aloud that it loads, behind the shapes of four cards', () => {
    const page = show({})
    expect(said()).toEqual(['', 'Loading…'])
    expect(find(page, 'p[role=status]').parentElement!.querySelectorAll('span')).toHaveLength(4)
    expect(page.querySelector('[role=alert]')).toBeNull()
    expect(page.textContent).toBe('JobsRefresh AllLoading…')
  })

  it('refreshes at a press, and says aloud how that goes', () => {
    click(button(show(READ, { refreshText: 'Refresh' }), 'Refresh'))
    expect(pressed).toBe(1)
    rendered.close()
    const page = show({ ...READ, button: { state: 'refreshing' } })
    expect([button(page, 'Refreshing...').disabled, said()]).toEqual([true, ['Refreshing...']])
    rendered.close()
    const drawing = () => find(rendered.page, 'header button path').getAttribute('d')
    show({ ...READ, button: { state: 'refreshed' } })
    expect([button(rendered.page, 'Refreshed!').disabled, said()]).toEqual([false, ['Refreshed!']])
    expect(drawing()).toBe(iconPath('check'))
    rendered.close()
    show(READ)
    expect(button(rendered.page, 'Refresh All')).toBeDefined()
    expect(drawing()).toBe(iconPath('reload'))
  })

  it.each([
    ['refused', "You don't have permission to access this area."],
    ['failed', 'The server could not answer.'],
    ['unreachable', 'The server cannot be reached.'],
  ] as const)('that could not be read says why, and can be tried again: %s', (trouble, text) => {
    const page = show({ trouble })
    const alert = find(page, '[role=alert]')
    expect([find(alert, 'h2').textContent, find(alert, 'p').textContent]).toEqual(['Nothing to show', text])
    click(button(alert, 'Try Again'))
    expect(pressed).toBe(1)
  })

  it.each([
    ['failed', 'warning'],
    ['refused', 'warning'],
    ['unreachable', 'offline'],
  ] as const)('shows a different sign for an unreachable server than for one that fails: %s', (...row) => {
    const [trouble, sign] = row
    show({ trouble })
    expect(find(rendered.page, '[role=alert] path').getAttribute('d')).toBe(iconPath(sign))
  })

  it('keeps what was read when nothing newer comes, and says from when it is', () => {
    show({ ...READ, trouble: 'failed' })
    expect(said()).toEqual([
      '',
      `The server could not answer. These figures are from ${timeText(READ.atMs)}.`,
    ])
    expect(find(rendered.page, 'b').textContent).toContain('whole')
    expect(find(rendered.page, 'p path').getAttribute('d')).toBe(iconPath('warning'))
  })

  it('names the day of figures that are older than today', () => {
    const atMs = READ.atMs - DAY_MS
    show({ ...READ, atMs, trouble: 'failed' })
    expect(said()[1]).toBe(
      `The server could not answer. These figures are from ${dayText(atMs)}, ${timeText(atMs)}.`,
    )
  })

  it('says that the device is offline, when it is', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    show({ ...READ, trouble: 'unreachable' })
    expect(said()[1]).toBe(`You are offline. These figures are from ${timeText(READ.atMs)}.`)
  })

  it('says what is still missing in what was read', () => {
    show({ ...READ, value: 'half' })
    expect(said()).toEqual(['', 'Half of it is missing.'])
  })
})
