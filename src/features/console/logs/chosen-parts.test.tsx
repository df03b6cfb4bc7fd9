import { afterEach, describe, expect, it } from 'vitest'
import { type } from '../../../ui/testing/forms'
import { click, find, fire, render, type Rendered } from '../../../ui/testing/render'
import { button } from '../testing/on-screen'
import { localInput } from './local-input'
import { Tiles } from './tiles'
import { TimeChooser } from './time-chooser'
import { TypeToggles } from './type-toggles'

let rendered: Rendered
const chosen: unknown[] = []
const choose = (what: unknown) => void chosen.push(what)
afterEach(() => {
  rendered.close()
  chosen.length = 0
})
const pressed = () =>
  [...rendered.page.querySelectorAll('[aria-pressed=true]')].map(({ textContent }) => textContent)

describe('the tiles of the log', () => {
  const COUNTS = { all: 1200, errors: 3, warnings: 2, 'last-5-min': 1 }

  it('lead to their lines, and back to all lines when pressed again', () => {
    rendered = render(<Tiles counts={COUNTS} quick="errors" onChoose={choose} />)
    expect(pressed()).toEqual(['Errors3'])
    click(find(rendered.page, '[data-tile=warnings]'))
    click(find(rendered.page, '[data-tile=errors]'))
    click(button(rendered.page, 'API logs'))
    expect(chosen).toEqual(['warnings', 'all', 'api'])
    expect(find(rendered.page, '[data-tile=all]').textContent).toBe('All1,200')
  })

  it('mark the chosen one, even when it has no count', () => {
    rendered = render(<Tiles counts={COUNTS} quick="auth" onChoose={choose} />)
    expect(pressed()).toEqual(['Auth logs'])
  })
})

describe('the time of a search', () => {
  const times = () => [...rendered.page.querySelectorAll<HTMLInputElement>('input')]

  it('is one of a few fixed spans', () => {
    rendered = render(<TimeChooser time={{ preset: '7d' }} onChoose={choose} />)
    expect([pressed(), times()]).toEqual([['Last 7 days'], []])
    click(button(rendered.page, 'Last hour'))
    click(button(rendered.page, 'Last 7 days'))
    expect(chosen).toEqual([{ time: '1h', from: '', to: '' }])
  })

  it('can be a custom span, whose start and end may each be left open', () => {
    const fromMs = new Date('2026-10-25T14:00').getTime()
    rendered = render(<TimeChooser time={{ preset: 'custom', fromMs }} onChoose={choose} />)
    expect([pressed(), times().map(({ value }) => value)]).toEqual([['Custom'], ['2026-10-25T14:00', '']])
    Object.defineProperty(times()[0], 'validity', { value: { badInput: true }, configurable: true })
    type(times()[0]!, '')
    expect(chosen).toEqual([])
    const toMs = new Date('2026-10-25T15:30').getTime()
    type(times()[1]!, '2026-10-25T15:30')
    expect(chosen).toEqual([{ time: 'custom', from: String(fromMs), to: String(toMs) }])
    Object.defineProperty(times()[0], 'validity', { value: { badInput: false } })
    fire(times()[0]!, new FocusEvent('focusout', { bubbles: true }))
    expect(chosen.at(-1)).toEqual({ time: 'custom', from: '', to: '' })
  })

  it('stays as it is when a field is left in which nothing was changed', () => {
    const fromMs = new Date('2026-10-25T14:00').getTime()
    rendered = render(<TimeChooser time={{ preset: 'custom', fromMs }} onChoose={choose} />)
    for (const time of times()) fire(time, new FocusEvent('focusout', { bubbles: true }))
    expect(chosen).toEqual([])
  })

  it('is shown in the local time of the device, and left empty when it is no time', () => {
    rendered = render(<i />)
    expect([localInput(new Date('2026-01-05T09:07:59').getTime()), localInput(NaN)]).toEqual([
      '2026-01-05T09:07',
      '',
    ])
  })
})

describe('the kinds of lines', () => {
  const box = (text: string) =>
    find<HTMLInputElement>(
      [...rendered.page.querySelectorAll('label')].find(({ textContent }) => textContent === text)!,
      'input',
    )

  it('can be chosen together, and are kept in a fixed order', () => {
    rendered = render(<TypeToggles chosen={['alerts', 'users']} onChoose={choose} />)
    const names = ['Logs', 'Metrics', 'Users', 'Alerts']
    expect(names.map((name) => box(name).checked)).toEqual([false, false, true, true])
    click(box('Metrics'))
    click(box('Users'))
    expect(chosen).toEqual([['metrics', 'users', 'alerts'], ['alerts']])
  })
})
